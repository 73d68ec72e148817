/** Hides the middle of a phone number. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, "").slice(-11);
  return digits.length < 11 ? phone : `${digits.slice(0, 3)}****${digits.slice(-4)}`;
};
