/** The field for a photo: the file that is added for it. */
export const PHOTO = `import type { ChangeEvent } from "react";

/** Longest side of a kept photo, in pixels: a browser keeps some five megabytes for all. */
const LONGEST = 480;

async function scaled(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.8);
}

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function PhotoInput({ id, label, value, onChange }: Props) {
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      onChange(await scaled(file));
    } catch {
      event.target.setCustomValidity("This file is no picture that can be shown.");
      event.target.reportValidity();
    }
  }

  return (
    <div className="field field-photo">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {value && <img className="entry-photo" src={value} alt="" />}
      <input id={id} className="input" type="file" accept="image/*" onChange={choose} />
    </div>
  );
}
`;
