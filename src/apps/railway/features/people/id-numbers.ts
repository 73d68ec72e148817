/** Checks, creates and masks numbers of identity documents. */
import type { Passenger } from "./state.ts";

const idNumberPatterns: Readonly<Record<Passenger["idKind"], RegExp>> = {
  idCard: /^\d{17}[\dX]$/,
  passport: /^[A-Z]{1,2}\d{7,9}$/,
  permit: /^[HMT]\d{8,10}$/,
  residence: /^\d{17}[\dX]$/,
};
const checkWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Calculates the last character of an 18-digit number from the other digits. */
const checkDigit = (digits: string): string => {
  const sum = checkWeights.reduce((all, weight, n) => all + weight * Number(digits[n]), 0);
  return "10X98765432"[sum % 11]!;
};
export const isIdNumber = (kind: Passenger["idKind"], number: string): boolean =>
  idNumberPatterns[kind].test(number) && (number.length !== 18 || checkDigit(number) === number[17]);
/** Creates an identity card number with a given birthday. The seed uses these numbers for invented people. */
export const makeIdNumber = (area: string, birthday: string, order: string): string => {
  const digits = `${area}${birthday.replaceAll("-", "")}${order}`;
  return digits + checkDigit(digits);
};
export const maskIdNumber = (number: string): string =>
  number.length < 8 ? number : `${number.slice(0, 4)}${"*".repeat(number.length - 7)}${number.slice(-3)}`;
