/** Points are counted: five for each yuan ridden; a hundred pay for one. */
import type { State } from "../../state.ts";
import { pointsMost } from "./state.ts";

export const pointsAYuan = 100;
export const pointsFor = (cents: number): number => Math.ceil((cents * pointsAYuan) / 100);
type Why = State["pointLines"][number]["why"];
export function takePoints(state: State, at: number, points: number, why: Why, ticket: string | null): void {
  if (points === 0) return;
  state.points += points;
  state.pointLines = [{ at, points, why, ticket }, ...state.pointLines].slice(0, pointsMost);
}
/** Whether there were enough. */
export function spendPoints(state: State, at: number, points: number, ticket: string | null): boolean {
  if (state.points < points) return false;
  takePoints(state, at, -points, "redeemed", ticket);
  return true;
}
