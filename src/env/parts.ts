// Long texts in rows of storage: a row may hold 2 MB, and a character takes up to three bytes.
const partChars = 600_000;

export const partsOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / partChars) }, (_, part) =>
    text.slice(part * partChars, (part + 1) * partChars),
  );
