/** Numbers of papers: how they are written, and how much of them is shown. */
import type { Passenger } from "./state.ts";

const shapes: Readonly<Record<Passenger["idKind"], RegExp>> = {
  idCard: /^\d{17}[\dX]$/,
  passport: /^[A-Z]{1,2}\d{7,9}$/,
  permit: /^[HMT]\d{8,10}$/,
  residence: /^\d{17}[\dX]$/,
};
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** The last sign of a number of 18 follows from the others. */
const checkSign = (digits: string): string => {
  const sum = weights.reduce((all, weight, n) => all + weight * Number(digits[n]), 0);
  return "10X98765432"[sum % 11]!;
};
export const isIdNumber = (kind: Passenger["idKind"], number: string): boolean =>
  shapes[kind].test(number) && (number.length !== 18 || checkSign(number) === number[17]);
/** A card number for a birthday: of the seed, which invents its people. */
export const idNumberFor = (area: string, birthday: string, order: string): string => {
  const digits = `${area}${birthday.replaceAll("-", "")}${order}`;
  return digits + checkSign(digits);
};
export const maskedId = (number: string): string =>
  number.length < 8 ? number : `${number.slice(0, 4)}${"*".repeat(number.length - 7)}${number.slice(-3)}`;
