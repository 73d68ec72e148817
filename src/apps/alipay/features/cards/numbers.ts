/** Finds the bank of a card number and formats the number. */

/** Returns the first six digits, which identify the bank. */
export const binOf = (number: string): string => number.slice(0, 6);
/** Groups the digits in fours. */
export const formatCardNumber = (number: string): string =>
  number.replaceAll(/\D/g, "").replaceAll(/(\d{4})(?=\d)/g, "$1 ");
export const onlyDigits = (text: string): string => text.replaceAll(/\D/g, "");
