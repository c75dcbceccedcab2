import { moduleAddress } from "../resolve/find-file";

const IS_STYLE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)$/i;
const READ_AS_TEXT = /(?:^|&)(?:raw|url|inline)(?:&|=|$)/;
const STYLE_QUERY = /(?:^|&)(?:type=style|lang\.(?:css|scss|sass|less|pcss|postcss))(?:&|$)/;

/** Whether a file is a stylesheet by its name. */
export function isStyleFile(file: string): boolean {
  return IS_STYLE.test(file);
}

/** @param module an address of a module, with its query @returns whether it is a stylesheet, and not its text */
export function isStyle(module: string): boolean {
  const { path: file, query } = moduleAddress(module);
  if (READ_AS_TEXT.test(query)) return false;
  return STYLE_QUERY.test(query) || (isStyleFile(file) && !/(?:^|&)vue\b/.test(query));
}
