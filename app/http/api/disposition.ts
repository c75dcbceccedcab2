/** How a file is to be shown and called (RFC 6266): plain letters for old clients, and the name itself. */
export function disposition(inPlace: boolean, name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${inPlace ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${coded}`;
}
