/** Counts points. One yuan of fare earns five points, and a hundred points pay for one yuan. */
import type { State } from "../../state.ts";
import { maxPointLines } from "./state.ts";

export const pointsPerYuan = 100;
export const pointsFor = (cents: number): number => Math.ceil((cents * pointsPerYuan) / 100);
type PointsReason = State["pointLines"][number]["why"];
export function addPoints(state: State, at: number, points: number, why: PointsReason, ticket: string | null): void {
  if (points === 0) return;
  state.points += points;
  state.pointLines = [{ at, points, why, ticket }, ...state.pointLines].slice(0, maxPointLines);
}
/** Spends points. Returns false if the member does not have enough points. */
export function spendPoints(state: State, at: number, points: number, ticket: string | null): boolean {
  if (state.points < points) return false;
  addPoints(state, at, -points, "redeemed", ticket);
  return true;
}
