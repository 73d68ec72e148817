/**
 * Amount of work of a test: full, or less in `./phonebooth check`, which must be quick. An environment variable can set
 * another amount.
 */
export function effort(full: number, quick: number, variable?: string): number {
  const wanted = variable === undefined ? undefined : process.env[variable];
  return wanted === undefined ? (isQuick ? quick : full) : Number(wanted);
}
export const isQuick = process.env["EFFORT"] === "quick";
/**
 * Whether this is a run of `./phonebooth test --all`. It runs all tests in full, also those that other runs sample, or
 * skip because they are proved.
 */
export const isAll = process.env["EFFORT"] === "all";
