/** Writing to people: what the owner says, and when they answer. */
import type { Ctx } from "../../../../os/app-command.ts";
import { personBy } from "../../people.ts";
import type { State } from "../../state.ts";

type Person = State["chats"][string]["person"];
/** More lines than that: the oldest of this person make room. */
const linesMost = 80;
const answerAfterMs = 8_000;
const answerWithinMs = 90_000;

/** A line of the owner's; `about` a transfer or a packet. Who is no person of the cast reads nothing. */
export function say(state: State, ctx: Ctx, to: string, text: string, about: string | null): void {
  const person = personBy(to)?.id as Person | undefined;
  if (person === undefined) return;
  write(state, ctx, person, true, text, about);
  const chat = chatWith(state, person);
  chat.answers = { at: ctx.now + answerAfterMs + Math.round(ctx.random() * answerWithinMs), to: text, about };
}
export function write(state: State, ctx: Ctx, person: Person, mine: boolean, text: string, about: string | null): void {
  const id = ctx.newId("line");
  state.lines[id] = { id, person, mine, at: ctx.now, text, about };
  const all = Object.values(state.lines).filter((l) => l.person === person);
  if (all.length > linesMost) delete state.lines[all.toSorted((a, b) => a.at - b.at)[0]!.id];
  chatWith(state, person);
}
export function chatWith(state: State, person: Person): State["chats"][string] {
  state.chats[person] ??= { person, unread: 0, pinned: false, muted: false, turn: 0, answers: null };
  return state.chats[person];
}
