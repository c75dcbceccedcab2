import { Fragment, jsx as make, jsxs as makeMany } from "react/jsx-runtime";
import { typeFor } from "./elements";

type Make = (type: unknown, ...rest: unknown[]) => unknown;

export { Fragment };
export const jsx: Make = (type, ...rest) => (make as Make)(typeFor(type), ...rest);
export const jsxs: Make = (type, ...rest) => (makeMany as Make)(typeFor(type), ...rest);
