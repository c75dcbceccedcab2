// Draws public/share.png, what a link to any page shows where it is shared, and from the mark
// public/favicon.ico and the icons of one colour, which systems tint: of the app and of notifications. The results are committed, so that they do not depend on a machine's fonts; run
// this again after a change of the mark, the colours or the words. It writes no name: that is
// configuration.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const publicFolder = path.resolve(import.meta.dirname, "../public");
const PLAIN = `font-family="Liberation Sans, Helvetica, Arial, sans-serif"`;
const VOICE = `font-family="P052, Palatino, Palatino Linotype, Liberation Serif, serif"`;
/** As in app/styles/tokens.css, light. */
const COLOR = {
  canvas: "#f5f8f6",
  surface: "#ffffff",
  sunken: "#ebf0ed",
  ink: "#13201b",
  muted: "#51605a",
  line: "#d6dfda",
  control: "#7b8a83",
  accent: "#0a6a4f",
  soft: "#dcf0e7",
  mark: "#e3f29b",
};

const MARK = `<path fill="${COLOR.accent}" d="M12 2h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H4a2 2 0 0 1-2-2V12A10 10 0 0 1 12 2Z"/>
  <path fill="#fff" d="M10 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8H10zM17.8 10h4.5v5.2c0 3-1.5 4.9-4.1 5.8l-.9-1.7c1.3-.6 2-1.5 2.1-2.8h-1.6z"/>`;

/** A box whose lower left corner is the speech corner. */
const said = (x, y, width, height, fill) =>
  `<path fill="${fill}" d="M${x + 26} ${y}h${width - 52}a26 26 0 0 1 26 26v${height - 52}a26 26 0 0 1-26 26H${x + 6}a6 6 0 0 1-6-6V${y + 26}a26 26 0 0 1 26-26Z"/>`;

function habit(name, days, y) {
  const dots = [...days]
    .map((day, index) => {
      const look =
        day === "1"
          ? `fill="${COLOR.accent}"`
          : `fill="none" stroke="${COLOR.control}" stroke-width="2"`;
      return `<circle cx="${900 + index * 32}" cy="${y - 8}" r="11" ${look}/>`;
    })
    .join("");
  return `<text x="744" y="${y}" ${PLAIN} font-size="25" fill="${COLOR.ink}">${name}</text>${dots}`;
}

const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${COLOR.canvas}"/>
<rect y="618" width="1200" height="12" fill="${COLOR.accent}"/>
<svg x="76" y="84" width="84" height="84" viewBox="0 0 32 32">${MARK}</svg>
<text x="76" y="372" ${VOICE} font-size="62" fill="${COLOR.ink}">Say what you want.</text>
<rect x="205" y="438" width="381" height="24" rx="4" fill="${COLOR.mark}"/>
<text x="76" y="456" ${PLAIN} font-size="57" font-weight="700" letter-spacing="-1.5" fill="${COLOR.ink}">Ship what you said.</text>
${said(672, 84, 424, 108, COLOR.mark)}
<text x="700" y="130" ${VOICE} font-size="29" fill="${COLOR.ink}">“A habit tracker with</text>
<text x="700" y="168" ${VOICE} font-size="29" fill="${COLOR.ink}">streaks, in calm green.”</text>
<rect x="712" y="222" width="412" height="316" rx="20" fill="${COLOR.surface}" stroke="${COLOR.line}" stroke-width="2"/>
<path d="M713 272v-30a19 19 0 0 1 19-19h372a19 19 0 0 1 19 19v30z" fill="${COLOR.sunken}"/>
<path d="M713 272h410" stroke="${COLOR.line}" stroke-width="2"/>
<text x="744" y="255" font-family="Liberation Mono, monospace" font-size="19" fill="${COLOR.muted}">habits</text>
<text x="744" y="330" ${PLAIN} font-size="30" font-weight="700" fill="${COLOR.ink}">This week</text>
<rect x="932" y="302" width="172" height="38" rx="19" fill="${COLOR.soft}"/>
<text x="1018" y="328" text-anchor="middle" ${PLAIN} font-size="20" font-weight="700" fill="${COLOR.accent}">5 days in a row</text>
${habit("Read", "0011111", 392)}
<path d="M744 418h360M744 476h360" stroke="${COLOR.line}" stroke-width="2"/>
${habit("Walk", "1101110", 450)}
${habit("Water", "0100100", 508)}
</svg>`;

await sharp(Buffer.from(share))
  .png({ palette: true, quality: 95, effort: 10 })
  .toFile(path.join(publicFolder, "share.png"));

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${MARK}</svg>`,
);
const png = await sharp(mark).png({ palette: true, effort: 10 }).toBuffer();
writeFileSync(path.join(publicFolder, "favicon.ico"), icoOf(png, 32));
for (const size of [96, 512]) {
  // The letters are holes, and a tenth is left free on each side.
  const shape = MARK.replaceAll(/<path fill="[^"]+" d="([^"]+)"\/>/g, "$1").replaceAll("\n", " ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-4 -4 40 40"><path fill="#fff" fill-rule="evenodd" d="${shape}"/></svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 10 })
    .toFile(path.join(publicFolder, `icons/icon-monochrome-${size}.png`));
}
console.log(
  `share.png ${readFileSync(path.join(publicFolder, "share.png")).length} bytes, favicon.ico ${png.length + 22} bytes`,
);

/** An .ico file that holds one PNG of `size` pixels. */
function icoOf(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
