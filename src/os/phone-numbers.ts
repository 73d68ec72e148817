/** Phone numbers: comparison and validation. */

/** Returns the digits of a number for comparison, without separators and without China's country code 86. */
export function normalizeNumber(number: string): string {
  const bare = number.replace(/[^0-9+*#]/g, "");
  return bare.replace(/^(\+|00)86/, "");
}
export const sameNumber = (a: string, b: string): boolean => normalizeNumber(a) === normalizeNumber(b);
/**
 * Whether the text is a phone number: three to twenty digits, with optional separators and an optional leading plus.
 */
export const isPhoneNumber = (text: string): boolean =>
  /^\+?[0-9*#][0-9*# ()-]*$/.test(text.trim()) && /^.{3,20}$/.test(text.replace(/[^0-9*#]/g, ""));
/** Returns the key for comparing senders: the digits of a number, or the name of a service in lower case. */
export const addressKey = (address: string): string =>
  isPhoneNumber(address) ? normalizeNumber(address) : address.trim().toLowerCase();
export const sameAddress = (a: string, b: string): boolean => addressKey(a) === addressKey(b);
