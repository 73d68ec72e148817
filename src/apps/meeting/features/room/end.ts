/** Computes the end of a meeting: either the host ends it early, or its time runs out. */
import type { Room } from "./state.ts";

export const roomEnd = (room: Room): number => room.ended ?? room.ends;
/** Returns how long the meeting has lasted, in milliseconds. The stage, the bar and the history show this duration. */
export const elapsedMs = (room: Room, now: number): number => Math.max(0, Math.min(now, roomEnd(room)) - room.began);
export const isOver = (room: Room, now: number): boolean => roomEnd(room) <= now;
