// What is too much to be done every time is done in turn, by the commit.
import { spawnSync } from "node:child_process";
import { hashOf } from "../src/state/hash.ts";
import { root } from "./env.ts";

/**
 * A number that is another one for the next commit: what is not done every time is done in turn by it. The same commit gets
 * the same, so that a run can be had again.
 */
export function round(): number {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
}
/** The same names, in another order with each commit: who stops before the end begins elsewhere the next time. */
export function inTurn(chosen: readonly string[]): string[] {
  const now = round();
  const order = (name: string): number => (partOf(name, 4096) ^ now) % 4096;
  return chosen.toSorted((a, b) => order(a) - order(b));
}
/** One of so many parts, by the name. */
export const partOf = (name: string, of: number): number => Number.parseInt(hashOf(name).slice(0, 6), 16) % of;
