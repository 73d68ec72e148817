/**
 * How much a test does: in full, or less in `./phonebooth check`, which has to be quick. A variable of the environment can
 * ask for any other amount.
 */
export function effort(full: number, quick: number, variable?: string): number {
  const wanted = variable === undefined ? undefined : process.env[variable];
  return wanted === undefined ? (isQuick ? quick : full) : Number(wanted);
}
export const isQuick = process.env["EFFORT"] === "quick";
