import { createElement, forwardRef, type ImgHTMLAttributes } from "react";
import { withBase } from "./location";

interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  src: string | { src: string; default?: { src: string } };
  fill?: boolean;
  priority?: boolean;
  preload?: boolean;
  quality?: unknown;
  placeholder?: unknown;
  blurDataURL?: unknown;
  loader?: unknown;
  unoptimized?: unknown;
  overrideSrc?: unknown;
  onLoadingComplete?: unknown;
}

const FILL = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** A picture as it is: nobody makes it smaller here. */
const Image = forwardRef<HTMLImageElement, ImageProps>((props, ref) => {
  const { src, fill, priority, preload, quality, placeholder, blurDataURL, loader, ...more } =
    props;
  const { unoptimized, overrideSrc, onLoadingComplete, style, ...rest } = more;
  const address = typeof src === "string" ? src : (src.default?.src ?? src.src);
  return createElement("img", {
    ...{ loading: priority || preload ? "eager" : "lazy", decoding: "async", ...rest, ref },
    src: withBase(address),
    style: fill ? { ...FILL, ...style } : style,
  });
});
Image.displayName = "Image";
export default Image;
export const getImageProps = ({ src, alt, ...rest }: ImageProps) => ({
  props: { ...rest, alt, src: typeof src === "string" ? withBase(src) : src.src },
});
