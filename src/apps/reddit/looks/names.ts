/** Joins the texts that a row shows besides its name. An agent that reads elements then reads the whole row. */
export const joinTexts = (...texts: readonly (string | undefined)[]): string | undefined => {
  const shown = texts.filter((text) => text !== undefined && text !== "");
  return shown.length === 0 ? undefined : shown.join(", ");
};
