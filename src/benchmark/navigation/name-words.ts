/** Splits an identifier into words: "seeTrash" becomes "see trash". */
export const splitIntoWords = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]/g, " ")
    .toLowerCase();
