/** Joins the texts that a row shows to its accessible name. An agent that reads elements then reads the whole row. */
export const joinName = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== "").join(", ");
