import { hasCompiler } from "../compilers";
import { loaderOf } from "../loaders";

/** Files that a script imports for their address. */
const ASSET =
  /\.(?:apng|bmp|png|jpe?g|jfif|pjpe?g|pjp|gif|svg|ico|cur|webp|avif|mp4|webm|ogg|mp3|wav|flac|aac|opus|mov|m4a|vtt|woff2?|eot|ttf|otf|webmanifest|pdf|wasm|glb|gltf|hdr|bin)$/i;

/** Whether an import of a file gives its address. */
export function isAssetName(file: string): boolean {
  return ASSET.test(file);
}

/** Whether a file can be imported as it is. */
export function isLoadable(file: string): boolean {
  return loaderOf(file) !== undefined || isAssetName(file) || hasCompiler(file);
}

/** Files that are styles, whatever language they are written in. */
export function isStyleName(file: string): boolean {
  return /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)$/i.test(file);
}
