import { unchanged } from "../edit";
import { findList } from "../said/code-lists";
import { fieldNamed } from "../said/field-lines";
import { type Ability, countIn, words } from "./ability";
import { fieldsOfType } from "./entries-of-app";
import { replaced } from "./in-place-of";

/** What forms can be given: what they begin with, and how much they take. */
export const FORM_ABILITIES: readonly Ability[] = [
  {
    send: "start with today's date",
    words: [
      words("today*|heute|heutige*|aujourd['’]hui|hoy|oggi|hoje|current date"),
      words(
        "default|already|automatically|prefill*|pre-fill*|filled|start*|set|be|should|preset|vorausgefüllt|standard*|automatisch|voreingestellt|stehen|défaut|automatiquement|defecto|automáticamente|predefinit*|automaticamente|padrão",
      ),
    ],
    more: words("date|datum|fecha|data|field|feld|in|the"),
    make(files) {
      const [date] = fieldsOfType(files, "date");
      if (!date) return unchanged("The form has no date.");
      return replaced(
        files,
        "src/fields.ts",
        [
          [
            /values\[field\.id\] = "";/,
            'values[field.id] = field.type === "date" ? new Date().toISOString().slice(0, 10) : "";',
          ],
        ],
        `“${date.label}” begins with the day of today.`,
      );
    },
  },
  {
    send: "choose Medium from the start",
    words: [
      words(
        "default*|preselect*|pre-select*|selected|from the start|vorausgewählt|standardmäßig|standard|voreingestellt|défaut|defecto|predeterminad*|predefinit*|padrão|predefinid*",
      ),
    ],
    more: words(
      "choose*|select*|pick*|be|is|should|by|the|value|to|choice|category|priority|kategorie|priorität|als|wert|valor|par|por|di|always|immer",
    ),
    make(files, wish) {
      const list = findList(files, "fields");
      const found = list?.items.flatMap(({ start, end }) => {
        const source = list.code.slice(start, end);
        const options = [
          ...(/options: \[([^\]]*)\]/.exec(source)?.[1] ?? "").matchAll(/"([^"]*)"/g),
        ].map((one) => one[1] ?? "");
        const option = options.find((one) => wish.toLowerCase().includes(one.toLowerCase()));
        const [id, label] = [/id: "(\w+)"/.exec(source)?.[1], /label: "([^"]*)"/.exec(source)?.[1]];
        return option && id && label ? [{ option, id, label }] : [];
      });
      const [one] = found ?? [];
      if (!one || (found?.length ?? 0) > 1)
        return unchanged("I found no choice of a field that is named.");
      return replaced(
        files,
        "src/fields.ts",
        [
          [
            / {2}return values;\n/,
            `  values.${one.id} = ${JSON.stringify(one.option)};\n  return values;\n`,
          ],
        ],
        `“${one.label}” begins with “${one.option}”.`,
      );
    },
  },
  {
    send: "limit the name to 60 characters",
    words: [
      words("characters?|letters|zeichen|buchstaben|caractères|caracteres|caratteri"),
      "\\d",
      words(
        "max*|most|limit*|longer|more than|höchstens|länger|mehr als|plus|más|più|mais|máximo|massimo",
      ),
    ],
    more: words("long|field|feld|name|title|titel|only|nur|allow*|be|have|can|should|than|not"),
    make(files, wish) {
      const [most, list] = [countIn(wish), findList(files, "fields")];
      if (most === null) return unchanged("How many characters? I need a whole number, from 1 on.");
      const label = list?.items
        .map(({ start, end }) => /label: "([^"]*)"/.exec(list.code.slice(start, end))?.[1] ?? "")
        .find((one) => one !== "" && wish.toLowerCase().includes(one.toLowerCase()));
      const named = label ? fieldNamed(files, label) : null;
      const item = named?.list.items[named.index];
      const id =
        named && item
          ? /id: "(\w+)"/.exec(named.list.code.slice(item.start, item.end))?.[1]
          : undefined;
      const path = "src/components/FieldInput.tsx";
      // What other fields take stays; of the same field there is one number.
      const old = / {10}maxLength=\{([^}]*)\}\n/.exec(files.get(path) ?? "");
      const others = (old?.[1] ?? "undefined").replace(
        new RegExp(`field\\.id === "${id}" \\? \\d+ : `),
        "",
      );
      const length = id ? `field.id === "${id}" ? ${most} : ${others}` : most;
      const line = `          maxLength={${length}}\n`;
      const type = "          type={field.type}\n";
      return replaced(
        files,
        path,
        [old ? [old[0], line] : [type, `${type}${line}`]],
        `${label ? `“${label}”` : "Each line"} takes ${most} characters at most.`,
      );
    },
  },
];
