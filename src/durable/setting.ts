// A setting as a number.
/** A numeric setting; nonsense falls back to the default rather than stop the server. */
export function setting(value: string | undefined, fallback: number, least: number, most: number): number {
  const number = Number(value);
  if (value === undefined || value === "" || !Number.isInteger(number)) return fallback;
  return Math.min(most, Math.max(least, number));
}
