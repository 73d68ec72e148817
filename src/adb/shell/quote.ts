/** Quotes a text, so that the shell reads no character of it as syntax. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** Quotes a text that the shell would not read as one word. */
export const quoteWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : quote(text));
