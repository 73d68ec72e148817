/** A phone number, of which the middle is not shown. */
export const masked = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, "").slice(-11);
  return digits.length < 11 ? phone : `${digits.slice(0, 3)}****${digits.slice(-4)}`;
};
