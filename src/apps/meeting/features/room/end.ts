/** When a meeting ends: by its host before its time, or by itself. */
import type { Room } from "./state.ts";

export const endOf = (room: Room): number => room.ended ?? room.ends;
/** How long the meeting has gone on, or went on: what its stage, its bar and its history show. */
export const heldMs = (room: Room, now: number): number => Math.max(0, Math.min(now, endOf(room)) - room.began);
export const isOver = (room: Room, now: number): boolean => endOf(room) <= now;
