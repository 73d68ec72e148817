/** Sends, reads and answers messages. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject } from "#os/values.ts";
import { toggleItem } from "#state/toggle-item.ts";
import { nameOf, people, PersonId, findPerson, findPersonByAccount } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { answerFor } from "./answers.ts";
import { getOrCreateChat, sendLine, addLine } from "./send.ts";
import { Line, LineId, Remark, type Chat } from "./state.ts";

const Sender = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** Finds a person by remark, by name in either language, by number or by id. Returns null when nobody matches. */
function findSender(state: State, called: string): Chat["person"] | null {
  const wanted = called.trim().toLowerCase();
  const found = people.find(
    (p) =>
      [p.id, p.name.en, p.name.zh, (state.remarks as Readonly<Record<string, string>>)[p.id]].some(
        (name) => name?.toLowerCase() === wanted,
      ) || findPersonByAccount(called)?.id === p.id,
  );
  return (found?.id as Chat["person"] | undefined) ?? null;
}
/** Adds a line from a person, counts it as unread, and notifies the owner unless the chat is muted. */
function receiveLine(state: State, ctx: Ctx, person: Chat["person"], text: string): void {
  addLine(state, ctx, person, false, text, null);
  const chat = getOrCreateChat(state, person);
  chat.unread += 1;
  if (!state.prefs.noticeChats || chat.muted) return;
  const name = nameOf(findPerson(person)!, ctx.lang);
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
    sendLine(state, ctx, person, text, null);
  }),
  /** Scheduled. The person answers. */
  answer: alipay.command({ person: PersonId }, (state, { person }, ctx) => {
    const chat = state.chats[person];
    if (!chat?.answers || chat.answers.at > ctx.now) return reject("chat-missing");
    const { to, about } = chat.answers;
    const kind = about === null ? "text" : about.startsWith("packet_") ? "redpacket" : "transfer";
    const text = answerFor(person, to, kind, chat.turn, ctx);
    chat.answers = null;
    chat.turn += 1;
    if (text === null || state.blocked.includes(person)) return;
    receiveLine(state, ctx, person, text);
  }),
  /** Receives a message from a person with an account. `from`: the person's name, number or id. */
  receive: alipay.command({ from: Sender, text: Line }, (state, { from, text }, ctx) => {
    const person = findSender(state, from);
    if (person === null || state.blocked.includes(person)) return reject("sender-unknown");
    receiveLine(state, ctx, person, text);
    return undefined;
  }),
  readChat: alipay.command({ person: PersonId }, (state, { person }, ctx) => {
    if (state.chats[person]) state.chats[person].unread = 0;
    ctx.unnotify(`chat_${person}`);
  }),
  pinChat: alipay.command({ person: PersonId }, (state, { person }) => {
    const chat = getOrCreateChat(state, person);
    chat.pinned = !chat.pinned;
  }),
  muteChat: alipay.command({ person: PersonId }, (state, { person }) => {
    const chat = getOrCreateChat(state, person);
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
    state.blocked = toggleItem(state.blocked, person);
  }),
  readNotices: alipay.command({}, (state, _, ctx) => {
    state.noticedAt = ctx.now;
    ctx.unnotify("notices");
  }),
};
