/** View state and guards of the chat screens. */
import * as v from "valibot";
import { equal, isNotEmpty, isOn, hasText, not } from "#os/guards.ts";
import {
  choiceField,
  flag,
  instant,
  nullableField,
  overlay,
  listField,
  text,
  textFor,
  wholeNumber,
} from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import type { Friend } from "../contacts/state.ts";
import { searchKinds } from "./chat.ts";
import { MessageId, PeerId, MessageText } from "./state.ts";

/** The number of messages on the first page of a chat, and on each further page. */
export const pageSize = 40;
const peer = { peer: PeerId };
const Url = v.pipe(v.string(), v.maxLength(300));
export const chatsScreens = {
  chat: wechat.screen({
    params: {
      ...peer,
      /** The message to show; null for the newest message. */
      at: v.optional(v.nullable(MessageId), null),
    },
    opens: "look",
    view: {
      draft: textFor(MessageText),
      quote: nullableField(MessageId),
      /** Whether the input bar records voice instead of text. */
      voice: flag,
      /** When the finger pressed the voice button. */
      since: nullableField(instant),
      held: nullableField(MessageId),
      choosing: flag,
      selected: listField(MessageId),
      /** Voice messages that are shown as text. */
      spelled: listField(MessageId),
      upTo: nullableField(MessageId),
      shown: v.optional(wholeNumber, pageSize),
      open: overlay("plus", "emoji", "stickers", "strip", "recording", "handOn"),
    },
    enter: ({ state, params }) => ({ draft: state.chats[params.peer]?.draft ?? "", upTo: params.at }),
  }),
  chatInfo: wechat.screen({ params: { peer: PersonId } }),
  chatFind: wechat.screen({
    params: peer,
    view: { query: text, kind: choiceField(...searchKinds) },
    focus: [searchFocus("query")],
  }),
  background: wechat.screen({ params: peer }),
  choosePlace: wechat.screen({ params: peer, view: { query: text } }),
  chooseCard: wechat.screen({ params: peer, view: { query: text } }),
  place: wechat.screen({ params: { id: MessageId } }),
  picture: wechat.screen({ params: { id: MessageId } }),
  record: wechat.screen({ params: { id: MessageId } }),
  /** A screen on which the owner chooses the recipients of forwarded messages or of another app's content. */
  forward: wechat.screen({
    params: {
      ids: listField(MessageId),
      asOne: flag,
      text: textFor(MessageText),
      url: v.optional(Url, ""),
      uris: v.optional(v.pipe(v.array(v.string()), v.maxLength(9)), []),
      card: nullableField(PersonId),
      to: v.optional(v.pipe(v.array(PeerId), v.maxLength(9)), []),
    },
    view: {
      query: text,
      selected: v.optional(v.pipe(v.array(PeerId), v.maxLength(9)), []),
      word: textFor(MessageText),
      open: overlay("confirm"),
    },
    enter: ({ params }) => ({ selected: [...params.to], open: params.to.length > 0 ? ("confirm" as const) : null }),
  }),
};
interface ChatContext {
  readonly state: State;
  readonly params: { readonly peer: string };
}
const isFriend = (friend: Friend | undefined): boolean => friend !== undefined && !friend.lost;
export const chatsGuards = {
  hasDraft: hasText("draft"),
  isChoosing: isOn("choosing"),
  hasChosen: isNotEmpty("selected"),
  isTalking: not(equal("view.since", null)),
  isPerson: ({ params }: ChatContext) => params.peer.startsWith("person_"),
  isGroup: ({ state, params }: ChatContext) => state.groups[params.peer] !== undefined,
  hasNumber: ({ state, params }: ChatContext) => (state.people[params.peer]?.phone ?? "") !== "",
  mayPay: ({ state, params }: ChatContext) =>
    state.groups[params.peer] !== undefined || isFriend(state.friends[params.peer]),
  isFriendChat: ({ state, params }: ChatContext) => isFriend(state.friends[params.peer]),
  isReal: ({ state, params }: ChatContext) =>
    state.groups[params.peer] !== undefined || state.people[params.peer] !== undefined,
};
