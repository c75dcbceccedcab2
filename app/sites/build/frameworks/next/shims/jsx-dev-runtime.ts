import * as runtime from "react/jsx-dev-runtime";
import { typeFor } from "./elements";

type Make = (type: unknown, ...rest: unknown[]) => unknown;
const { Fragment, jsxDEV: make } = runtime as unknown as { Fragment: unknown; jsxDEV: Make };

export { Fragment };
export const jsxDEV: Make = (type, ...rest) => make(typeFor(type), ...rest);
