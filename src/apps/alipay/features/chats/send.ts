/** Sends the owner's lines and schedules the answers. */
import type { Ctx } from "#os/app-command.ts";
import { findPerson } from "../../people.ts";
import type { State } from "../../state.ts";

type Person = State["chats"][string]["person"];
/** The maximum number of lines that are kept per person. Beyond this number, the oldest lines are deleted. */
const maxLinesPerPerson = 80;
const answerAfterMs = 8_000;
const answerWithinMs = 90_000;

/**
 * Sends a line of the owner. `about`: the transfer or packet that the line shows, or null. Does nothing if the receiver
 * is not in the cast.
 */
export function sendLine(state: State, ctx: Ctx, to: string, text: string, about: string | null): void {
  const person = findPerson(to)?.id as Person | undefined;
  if (person === undefined) return;
  addLine(state, ctx, person, true, text, about);
  const chat = getOrCreateChat(state, person);
  chat.answers = { at: ctx.now + answerAfterMs + Math.round(ctx.random() * answerWithinMs), to: text, about };
}
export function addLine(
  state: State,
  ctx: Ctx,
  person: Person,
  mine: boolean,
  text: string,
  about: string | null,
): void {
  const id = ctx.newId("line");
  state.lines[id] = { id, person, mine, at: ctx.now, text, about };
  const all = Object.values(state.lines).filter((l) => l.person === person);
  if (all.length > maxLinesPerPerson) delete state.lines[all.toSorted((a, b) => a.at - b.at)[0]!.id];
  getOrCreateChat(state, person);
}
export function getOrCreateChat(state: State, person: Person): State["chats"][string] {
  state.chats[person] ??= { person, unread: 0, pinned: false, muted: false, turn: 0, answers: null };
  return state.chats[person];
}
