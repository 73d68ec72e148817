/** A text as it is searched in: without case, spaces and signs. */
export const plain = (text: string): string => text.toLowerCase().replace(/[\s\-_/.,]/g, "");
