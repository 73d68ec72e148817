/** The parts that the helpers for RedNote, X and Reddit share. */

/** A text in English and in Chinese. */
export type Localized = readonly [en: string, zh: string];
/** A person as an instance stores it. */
export type Person = { readonly id: string; readonly name: string };
/** Whether a name cannot be taken for an id of a record, as "bobo_43" can. */
export const isPlainName = (name: string): boolean => !/[A-Za-z0-9][_-][A-Za-z0-9]/.test(name);
