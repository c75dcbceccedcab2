/** Declarations of the language by name, such as "lib.dom.d.ts". scripts/editor-types.mjs writes them. */
declare const libs: Readonly<Record<string, string>>;
export default libs;
