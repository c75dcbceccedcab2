import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, NO_PLACE, words } from "./ability";
import { insideEach } from "./entries-of-app";
import { PHOTO } from "./photo-component";

const APP = "src/App.tsx";
const ITEM = "src/components/TaskItem.tsx";

/** A photo for each entry. */
export const PHOTO_ABILITIES: readonly Ability[] = [
  {
    send: "add a photo to each",
    words: [
      words(
        "photos?|pictures?|images?|posters?|covers?|thumbnails?|foto|fotos|bild|bilder|photo|imagen|imágenes|immagin[ei]|copertina",
      ),
    ],
    more: words(
      "we|us|our|take|attach|add|upload|a|an|to|each|every|for|field|with|can|i|want|be|able|attach|show|put|poster|cover|recipe|recipes|film|films|movie|movies|book|books|task|tasks|entry|entries|card|cards|item|items|expense|expenses|receipts?|notes?|habits?|plants?|chores?|of|the|my|let|me|also|images|allow|new|see",
    ),
    not: words(
      "background|gallery|logo|bigger|smaller|remove|delete|header|top|round*|hide|from|internet|automatic*|url|link|search|hover|instead|profile",
    ),
    make: addPhoto,
  },
];

/** Where programs show the fields of an entry one by one. */
const SHOWN = /^( +)if \(!text\) return null;\n/m;
const CELL = '  if (!text) return <span className="muted">–</span>;\n';

/** Where a program writes all fields of an entry as one text, the photo stands behind it. */
function behindEach(files: FileTree, changes: Map<string, string | null>): boolean {
  const path = "src/fields.ts";
  const fields = changes.get(path) ?? "";
  const empty = '  if (!value) return "";\n';
  const shown = insideEach(
    files,
    (as) =>
      `{${as}.values.photo && <img className="entry-photo" src={${as}.values.photo} alt="" />}`,
  );
  if (!shown || !fields.includes(empty)) return false;
  changes.set(path, fields.replace(empty, `${empty}  if (field.id === "photo") return "";\n`));
  for (const [file, text] of shown) changes.set(file, text);
  return true;
}

function addPhoto(files: FileTree): EditResult {
  if (!hasFields(files)) return unchanged("This project keeps no entries that I know.");
  const input = "src/components/FieldInput.tsx";
  const code = files.get(input) ?? "";
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const field = addFields(files, [{ id: "photo", label: "Photo", type: "text" }]);
  if (!field.ok) return field;
  const changes = new Map(field.changes);
  const head = `  const id = \`\${prefix}-\${field.id}\`;\n`;
  const places = [APP, ITEM, "src/components/BoardCard.tsx", "src/components/Cell.tsx"];
  const place = places.find((path) => {
    const text = files.get(path) ?? "";
    return SHOWN.test(text) || text.includes(CELL);
  });
  if (!code.includes(head) || !styles || css === undefined) return NO_PLACE;
  const shown = files.get(place ?? "") ?? "";
  const isCell = shown.includes(CELL);
  if (!place && !behindEach(files, changes)) return NO_PLACE;
  if (place)
    changes.set(
      place,
      isCell
        ? shown.replace(
            CELL,
            () =>
              `${CELL}  if (field.id === "photo") return <img className="entry-photo" src={text} alt="" />;\n`,
          )
        : shown.replace(
            SHOWN,
            (line, indent: string) =>
              `${line}${indent}if (field.id === "photo")\n${indent}  return <img key={field.id} className="entry-photo" src={text} alt="" />;\n`,
          ),
    );
  changes.set(
    input,
    `import { PhotoInput } from "./PhotoInput";\n${code.replace(head, () => `${head}  if (field.id === "photo")\n    return <PhotoInput id={id} label={field.label} value={value} onChange={onChange} />;\n`)}`,
  );
  changes.set("src/components/PhotoInput.tsx", PHOTO);
  changes.set(
    styles,
    withRule(css, ".entry-photo", {
      "max-width": "100%",
      width: "6rem",
      "max-height": "8rem",
      "border-radius": "var(--radius)",
      "object-fit": "cover",
    }),
  );
  return edited(
    changes,
    "Each entry can have a photo now: it is chosen in the form, and kept in this browser.",
  );
}
