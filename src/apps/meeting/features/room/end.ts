/** When a meeting ends: by its host before its time, or by itself. */
import type { Room } from "./state.ts";

export const endOf = (room: Room): number => room.ended ?? room.ends;
export const isOver = (room: Room, now: number): boolean => endOf(room) <= now;
