/** Writing, reading, and what people answer. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { reject } from "../../../../os/values.ts";
import { toggled } from "../../../../state/toggled.ts";
import { nameOf, people, PersonId, personBy, personOfAccount } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { answerFor } from "./answers.ts";
import { chatWith, say, write } from "./say.ts";
import { Line, LineId, Remark, type Chat } from "./state.ts";

const Caller = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** Whose account that is: by remark, name in either language, number or id; null where nobody is called so. */
function personCalled(state: State, called: string): Chat["person"] | null {
  const wanted = called.trim().toLowerCase();
  const found = people.find(
    (p) =>
      [p.id, p.name.en, p.name.zh, (state.remarks as Readonly<Record<string, string>>)[p.id]].some(
        (name) => name?.toLowerCase() === wanted,
      ) || personOfAccount(called)?.id === p.id,
  );
  return (found?.id as Chat["person"] | undefined) ?? null;
}
/** Something comes from another: it counts as unread, and the owner is told unless the chat is muted. */
function arrive(state: State, ctx: Ctx, person: Chat["person"], text: string): void {
  write(state, ctx, person, false, text, null);
  const chat = chatWith(state, person);
  chat.unread += 1;
  if (!state.prefs.noticeChats || chat.muted) return;
  const name = nameOf(personBy(person)!, ctx.lang);
  ctx.notify({
    key: "chatNotice",
    title: name,
    channel: "chats",
    tag: `chat_${person}`,
    facts: { text },
    open: { screen: "chat", params: { person } },
    reply: { command: "send", args: { person } },
    from: name,
  });
}
export const chatsCommands = {
  send: alipay.command({ person: PersonId, text: Line }, (state, { person, text }, ctx) => {
    if (state.blocked.includes(person)) return reject("payee-blocked");
    say(state, ctx, person, text, null);
  }),
  /** Falls due. */
  answer: alipay.command({ person: PersonId }, (state, { person }, ctx) => {
    const chat = state.chats[person];
    if (!chat?.answers || chat.answers.at > ctx.now) return reject("chat-missing");
    const { to, about } = chat.answers;
    const kind = about === null ? "text" : about.startsWith("packet_") ? "redpacket" : "transfer";
    const text = answerFor(person, to, kind, chat.turn, ctx);
    chat.answers = null;
    chat.turn += 1;
    if (text === null || state.blocked.includes(person)) return;
    arrive(state, ctx, person, text);
  }),
  /** Somebody who has an account writes, by name, number or id. */
  receive: alipay.command({ from: Caller, text: Line }, (state, { from, text }, ctx) => {
    const person = personCalled(state, from);
    if (person === null || state.blocked.includes(person)) return reject("sender-unknown");
    arrive(state, ctx, person, text);
    return undefined;
  }),
  readChat: alipay.command({ person: PersonId }, (state, { person }, ctx) => {
    if (state.chats[person]) state.chats[person].unread = 0;
    ctx.unnotify(`chat_${person}`);
  }),
  pinChat: alipay.command({ person: PersonId }, (state, { person }) => {
    const chat = chatWith(state, person);
    chat.pinned = !chat.pinned;
  }),
  muteChat: alipay.command({ person: PersonId }, (state, { person }) => {
    const chat = chatWith(state, person);
    chat.muted = !chat.muted;
  }),
  deleteChat: alipay.command({ person: PersonId }, (state, { person }) => {
    if (!state.chats[person]) return reject("chat-missing");
    delete state.chats[person];
    for (const l of Object.values(state.lines)) if (l.person === person) delete state.lines[l.id];
  }),
  deleteLine: alipay.command({ id: LineId }, (state, { id }) => {
    if (!state.lines[id]) return reject("line-missing");
    delete state.lines[id];
  }),
  setRemark: alipay.command({ person: PersonId, remark: Remark }, (state, { person, remark }) => {
    if (remark.trim() === "") delete state.remarks[person];
    else state.remarks[person] = remark.trim();
  }),
  blockPerson: alipay.command({ person: PersonId }, (state, { person }) => {
    state.blocked = toggled(state.blocked, person);
  }),
  readNotices: alipay.command({}, (state, _, ctx) => {
    state.noticedAt = ctx.now;
    ctx.unnotify("notices");
  }),
};
