/** What the screens of chats remember, and what must hold there. */
import * as v from "valibot";
import { equal, hasSome, isOn, isWritten, not } from "../../../../os/guards.ts";
import { firstOf, flag, instant, maybe, overlay, several, text, textFor, whole } from "../../../../os/values.ts";
import { searchIn } from "../../../../os/opening-focus.ts";
import { PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import type { Friend } from "../contacts/state.ts";
import { findKinds } from "./chat.ts";
import { MessageId, PeerId, Said } from "./state.ts";

/** How many messages a chat shows at first, and how many more at a time. */
export const pageSize = 40;
const peer = { peer: PeerId };
const Url = v.pipe(v.string(), v.maxLength(300));
export const chatsScreens = {
  chat: wechat.screen({
    params: {
      ...peer,
      /** The message to be shown; null is the newest. */
      at: v.optional(v.nullable(MessageId), null),
    },
    opens: "look",
    view: {
      draft: textFor(Said),
      quote: maybe(MessageId),
      /** Talking instead of writing. */
      voice: flag,
      /** Since when a finger lies on the key for talking. */
      since: maybe(instant),
      held: maybe(MessageId),
      choosing: flag,
      selected: several(MessageId),
      /** Voice messages that are written out. */
      spelled: several(MessageId),
      upTo: maybe(MessageId),
      shown: v.optional(whole, pageSize),
      open: overlay("plus", "emoji", "stickers", "strip", "recording", "handOn"),
    },
    enter: ({ state, params }) => ({ draft: state.chats[params.peer]?.draft ?? "", upTo: params.at }),
  }),
  chatInfo: wechat.screen({ params: { peer: PersonId } }),
  chatFind: wechat.screen({
    params: peer,
    view: { query: text, kind: firstOf(...findKinds) },
    focus: [searchIn("query")],
  }),
  background: wechat.screen({ params: peer }),
  choosePlace: wechat.screen({ params: peer, view: { query: text } }),
  chooseCard: wechat.screen({ params: peer, view: { query: text } }),
  place: wechat.screen({ params: { id: MessageId } }),
  picture: wechat.screen({ params: { id: MessageId } }),
  record: wechat.screen({ params: { id: MessageId } }),
  /** To whom messages, or what another app shares, are handed on. */
  forward: wechat.screen({
    params: {
      ids: several(MessageId),
      asOne: flag,
      text: textFor(Said),
      url: v.optional(Url, ""),
      uris: v.optional(v.pipe(v.array(v.string()), v.maxLength(9)), []),
      card: maybe(PersonId),
      to: v.optional(v.pipe(v.array(PeerId), v.maxLength(9)), []),
    },
    view: {
      query: text,
      selected: v.optional(v.pipe(v.array(PeerId), v.maxLength(9)), []),
      word: textFor(Said),
      open: overlay("confirm"),
    },
    enter: ({ params }) => ({ selected: [...params.to], open: params.to.length > 0 ? ("confirm" as const) : null }),
  }),
};
interface Here {
  readonly state: State;
  readonly params: { readonly peer: string };
}
const isFriend = (friend: Friend | undefined): boolean => friend !== undefined && !friend.lost;
export const chatsGuards = {
  hasDraft: isWritten("draft"),
  isChoosing: isOn("choosing"),
  hasChosen: hasSome("selected"),
  isTalking: not(equal("view.since", null)),
  isPerson: ({ params }: Here) => params.peer.startsWith("person_"),
  isGroup: ({ state, params }: Here) => state.groups[params.peer] !== undefined,
  hasNumber: ({ state, params }: Here) => (state.people[params.peer]?.phone ?? "") !== "",
  mayPay: ({ state, params }: Here) => state.groups[params.peer] !== undefined || isFriend(state.friends[params.peer]),
  isFriendChat: ({ state, params }: Here) => isFriend(state.friends[params.peer]),
  isReal: ({ state, params }: Here) =>
    state.groups[params.peer] !== undefined || state.people[params.peer] !== undefined,
};
