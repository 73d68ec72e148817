/** Normalizes a text for searches: converts it to lower case and removes spaces and punctuation. */
export const normalizeText = (text: string): string => text.toLowerCase().replace(/[\s\-_/.,]/g, "");
