/** Card numbers: which bank's they are, and how they are written. */

/** The six digits that tell the bank. */
export const binOf = (number: string): string => number.slice(0, 6);
/** Digits in fours. */
export const inFours = (number: string): string => number.replaceAll(/\D/g, "").replaceAll(/(\d{4})(?=\d)/g, "$1 ");
export const digitsIn = (text: string): string => text.replaceAll(/\D/g, "");
