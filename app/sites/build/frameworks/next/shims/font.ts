interface FontOptions {
  variable?: string;
  weight?: string | readonly string[];
  style?: string | readonly string[];
  fallback?: readonly string[];
}

const SERIF = /serif|playfair|merriweather|lora|garamond|bodoni|fraunces|crimson/i;
const MONO = /mono|code/i;
let count = 0;

/** A font by its name, with the system's in its place where the device has none of that name. */
export function fontOf(name: string) {
  return (options: FontOptions = {}) => {
    count += 1;
    const generic = MONO.test(name)
      ? "ui-monospace, monospace"
      : SERIF.test(name) && !/sans/i.test(name)
        ? "ui-serif, Georgia, serif"
        : "system-ui, sans-serif";
    const fontFamily = [`"${name}"`, ...(options.fallback ?? []), generic].join(", ");
    const className = `font-${count}`;
    const variable = `font-variable-${count}`;
    const style = document.createElement("style");
    style.textContent = `.${className} { font-family: ${fontFamily} }`;
    if (options.variable) {
      style.textContent += ` .${variable} { ${options.variable}: ${fontFamily} }`;
    }
    document.head.append(style);
    return { className, variable, style: { fontFamily } };
  };
}

/** Fonts of the project's own files: the system's stand in for them. */
export default fontOf("Local");
