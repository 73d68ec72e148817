/** Chooses the lines of a live room's chat that are visible at a time. */
import type { State } from "../../state.ts";

const everyMs = 7_000;
const maxShown = 14;
export interface LiveLine {
  readonly name: string;
  readonly text: string;
  readonly own: boolean;
}
/** The lines of the room begin at the phone's start and repeat. The user's own lines are between them, by their time. */
export function liveLines(
  state: Pick<State, "liveLines" | "startedAt" | "profile">,
  room: { readonly id: string; readonly chat: readonly { readonly name: string; readonly text: string }[] },
  now: number,
): LiveLine[] {
  // No line is on the display twice.
  const shown = Math.min(maxShown, room.chat.length);
  const count = Math.floor((now - state.startedAt) / everyMs) + shown;
  const theirs = Array.from({ length: shown }, (_, n) => {
    const index = count - shown + n;
    const line = room.chat[index % room.chat.length]!;
    return { ...line, own: false, at: state.startedAt + (index - shown + 1) * everyMs };
  });
  const own = state.liveLines
    .filter((line) => line.room === room.id)
    .map(({ text, at }) => ({ name: state.profile.name, text, own: true, at }));
  return [...theirs, ...own].toSorted((a, b) => a.at - b.at).slice(-maxShown);
}
