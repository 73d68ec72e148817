/** Reads a numeric setting. An invalid value falls back to the default, so that the server still starts. */
export function parseNumberSetting(value: string | undefined, fallback: number, least: number, most: number): number {
  const number = Number(value);
  if (value === undefined || value === "" || !Number.isInteger(number)) return fallback;
  return Math.min(most, Math.max(least, number));
}
