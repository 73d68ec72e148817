/**
 * How much a test does: as in every run, or less in `./phonebooth check`, which has to be quick. A variable of the environment
 * can ask for any other amount.
 */
export function effort(full: number, quick: number, variable?: string): number {
  const wanted = variable === undefined ? undefined : process.env[variable];
  return wanted === undefined ? (isQuick ? quick : full) : Number(wanted);
}
export const isQuick = process.env["EFFORT"] === "quick";
/** `./phonebooth test --all`: what other runs sample, or leave out since it is proved, is gone through whole. */
export const isAll = process.env["EFFORT"] === "all";
