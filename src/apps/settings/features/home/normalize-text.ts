/** Normalizes a text for searches: without case, spaces and punctuation. */
export const normalizeText = (text: string): string => text.toLowerCase().replace(/[\s\-_/.,]/g, "");
