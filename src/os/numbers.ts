/** Telephone numbers: when two are the same, and what passes for one. */

/** What of a number tells it from others: its digits, without separators and without the home country's prefix. */
export function digitsOf(number: string): string {
  const bare = number.replace(/[^0-9+*#]/g, "");
  return bare.replace(/^(\+|00)86/, "");
}
export const sameNumber = (a: string, b: string): boolean => digitsOf(a) === digitsOf(b);
/** Three to twenty digits, perhaps with a plus in front and separators between. */
export const isNumber = (text: string): boolean =>
  /^\+?[0-9*#][0-9*# ()-]*$/.test(text.trim()) && /^.{3,20}$/.test(text.replace(/[^0-9*#]/g, ""));
/** What tells one sender from another: the digits of a number, or the name under which a service writes. */
export const addressKey = (address: string): string =>
  isNumber(address) ? digitsOf(address) : address.trim().toLowerCase();
export const sameAddress = (a: string, b: string): boolean => addressKey(a) === addressKey(b);
