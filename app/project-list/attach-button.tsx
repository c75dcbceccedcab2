import { useRef } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { FILES_PER_MESSAGE } from "~/uploads/upload-limits";

interface AttachButtonProps {
  files: readonly File[];
  onChange(files: File[]): void;
}

/** Files that go with the first message. They need a script: without one the form has a field for them. */
export function AttachButton({ files, onChange }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <span className="prompt-box__files needs-script">
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onChange([...files, ...(currentTarget.files ?? [])].slice(0, FILES_PER_MESSAGE));
          currentTarget.value = "";
        }}
      />
      <Button variant="quiet" small onClick={() => chooser.current?.click()}>
        <Icon name="plus" />
        Attach
      </Button>
      {files.map((file) => (
        <button
          key={`${file.name} ${file.lastModified} ${file.size}`}
          type="button"
          className="chip"
          aria-label={`Leave out ${file.name}`}
          onClick={() => onChange(files.filter((other) => other !== file))}
        >
          <span className="chip__text">{file.name}</span> ×
        </button>
      ))}
    </span>
  );
}
