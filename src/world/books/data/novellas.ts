/** The novellas that were written for this store. */
export const novellas: Readonly<Record<string, string>> = {};
