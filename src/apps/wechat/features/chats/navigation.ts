/** Edges of the chat screens. */
import * as v from "valibot";
import { FileId } from "#os/files.ts";
import { intents } from "#os/intents.ts";
import { offsetOf } from "#os/format.ts";
import { truncateText } from "#os/text-edit.ts";
import places from "#world/places/index.ts";
import { PersonId } from "../../people.ts";
import { does, on } from "../../builder.ts";
import { ArticleId } from "../accounts/state.ts";
import { nameOrId } from "../contacts/queries.ts";
import { chatTitle } from "../groups/queries.ts";
import { pageSize } from "./screens.ts";
import { searchKinds } from "./chat.ts";
import { backgrounds, MessageId, PacketId, PeerId, TransferId } from "./state.ts";
import { stickers } from "./stickers.ts";
import { findTime } from "./times.ts";

const id = { id: MessageId };
const person = { person: PersonId };
const maxDraftLength = 2000;
export const chatsEdges = [
  on("chat", "back").when("isChoosing").set({ choosing: false, selected: [] }),
  on("chat", "back").run("leave").pop(),
  on("chat", "send")
    .when("hasDraft", "isReal")
    .run("send", ({ params, view }) => ({ peer: params.peer, text: view.draft, quote: view.quote }))
    .set({ draft: "", quote: null, upTo: null }),
  on("chat", "toggleVoice").set(({ view }) => ({ voice: !view.voice, open: null })),
  on("chat", "addEmoji", { emoji: v.pipe(v.string(), v.maxLength(8)) }).set(({ view, args }) => ({
    draft: truncateText(view.draft + args.emoji, maxDraftLength),
  })),
  on("chat", "sendSticker", { sticker: v.picklist(stickers) })
    .when("isReal")
    .run("sendSticker")
    .set({ upTo: null }),
  on("chat", "talk")
    .needs("microphone")
    .open("recording", ({ now }) => ({ since: now, upTo: null })),
  on("chat", "sendVoice")
    .when("isTalking", "isReal")
    .run("sendVoice", ({ params, view }) => ({ peer: params.peer, since: view.since ?? 0 }))
    .close("since"),
  on("chat", "dropVoice").close("since"),
  on("chat", "album").close().start(intents.pickFile("image/*", true), "picked"),
  on("chat", "file").close().start(intents.pickFile("*/*", true), "picked"),
  on("chat", "picked", { uris: v.pipe(v.array(v.string()), v.maxLength(9)) })
    .when("isReal")
    .run("sendFiles"),
  on("chat", "place").needs("location").close().push("choosePlace"),
  on("chat", "card").close().push("chooseCard"),
  on("chat", "favourites").close().push("favourites"),
  on("chat", "packet").when("mayPay").close().push("packetForm"),
  on("chat", "transfer")
    .when("isFriendChat")
    .close()
    .push("transferForm", ({ params }) => ({ peer: params.peer })),
  on("chat", "call")
    .when("hasNumber")
    .close()
    .start(({ state, params }) => intents.dial(state.people[params.peer]?.phone ?? "")),
  // Actions in the menu of a long-pressed bubble.
  on("chat", "quote", id)
    .close()
    .set(({ args }) => ({ quote: args.id, voice: false })),
  on("chat", "dropQuote").set({ quote: null }),
  on("chat", "recall", id).run("recall").close("held"),
  on("chat", "delete", id)
    .warn("deleteMessageAsk", "delete")
    .run("deleteMessages", ({ args }) => ({ ids: [args.id] }))
    .close("held"),
  on("chat", "favourite", id)
    .run("favourite", ({ args }) => ({ ids: [args.id] }))
    .close("held")
    .say("kept"),
  on("chat", "forward", id)
    .close("held")
    .push("forward", ({ args }) => ({ ids: [args.id] })),
  on("chat", "choose", id)
    .close("held")
    .set(({ args }) => ({ choosing: true, selected: [args.id] })),
  on("chat", "spell", id).toggle("spelled", "id").close("held"),
  on("chat", "addEvent", id)
    .close("held")
    .start(({ state, params, args, os }) => {
      const m = state.messages[args.id];
      const words = m?.body.kind === "text" ? m.body.text : "";
      const start = m === undefined ? null : findTime(words, m.at, offsetOf(os));
      return intents.insertEvent({
        title: truncateText(words, 80),
        ...(start === null ? {} : { start, end: start + 3_600_000 }),
        notes: chatTitle(state, params.peer),
      });
    }),
  // Actions for selecting more than one message.
  on("chat", "select", id).toggle("selected", "id"),
  on("chat", "deleteChosen")
    .when("isChoosing", "hasChosen")
    .warn("deleteMessagesAsk", "delete", ({ view }) => ({ n: view.selected.length }))
    .run("deleteMessages", ({ view }) => ({ ids: view.selected }))
    .set({ choosing: false, selected: [] }),
  on("chat", "favouriteChosen")
    .when("isChoosing", "hasChosen")
    .run("favourite", ({ view }) => ({ ids: view.selected }))
    .set({ choosing: false, selected: [] })
    .say("kept"),
  // The selection must stay, because the next screen reads it after this screen's view has been set.
  on("chat", "handOn", { asOne: v.boolean() })
    .when("isChoosing", "hasChosen")
    .close()
    .set({ choosing: false })
    .push("forward", ({ view, args }) => ({ ids: [...view.selected], asOne: args.asOne })),
  // Links inside a chat.
  on("chat", "openPerson", person).push("profile"),
  does("chat", "pat"),
  on("chat", "mention", person)
    .when("isGroup")
    .set(({ state, view, args }) => ({
      draft: truncateText(`${view.draft}@${nameOrId(state, args.person)} `, maxDraftLength),
      voice: false,
    })),
  on("chat", "openPicture", id).push("picture"),
  on("chat", "openFile", { file: FileId }).start(({ args, os }) => {
    const file = os.files[args.file];
    return intents.view("files", args.file, file?.type === "file" ? file.mime : null);
  }),
  on("chat", "openPlace", id).push("place"),
  on("chat", "openLink", { url: v.string() }).start(({ args }) => intents.viewWeb(args.url)),
  on("chat", "openArticle", { article: ArticleId }).push("article"),
  on("chat", "openRecord", id).push("record"),
  on("chat", "openPacket", { id: PacketId }).push("packet"),
  on("chat", "openTransfer", { id: TransferId }).push("transfer"),
  on("chat", "openGroup", { peer: PeerId }).push("chat"),
  does("chat", "hear"),
  does("chat", "resend"),
  on("chat", "reedit", id).set(({ state, args }) => {
    const body = state.messages[args.id]?.body;
    return { draft: body?.kind === "note" ? body.what : "", voice: false };
  }),
  on("chat", "askAgain")
    .when("isPerson")
    .push("ask", ({ params }) => ({ person: params.peer })),
  on("chat", "earlier").set(({ view }) => ({ shown: view.shown + pageSize })),
  on("chat", "newest").set({ upTo: null }),
  on("chat", "info")
    .when("isGroup")
    .push("groupInfo", ({ params }) => ({ group: params.peer })),
  on("chat", "info").push("chatInfo", ({ params }) => ({ peer: params.peer })),

  on("chatInfo", "openPerson").push("profile", ({ params }) => ({ person: params.peer })),
  on("chatInfo", "newGroup").push("newGroup", ({ params }) => ({ with: [params.peer] })),
  on("chatInfo", "find").push("chatFind"),
  on("chatInfo", "background").push("background"),
  on("chatInfo", "toggleMute").when("isReal").run("toggleMute"),
  on("chatInfo", "togglePin").when("isReal").run("togglePin"),
  on("chatInfo", "clear").warn("clearAsk", "clearWord").run("clearHistory").say("historyCleared"),
  on("chatFind", "pickKind", { kind: v.picklist(searchKinds) }).set(({ args }) => ({ kind: args.kind })),
  on("chatFind", "open", id).push("chat", ({ params, args }) => ({ peer: params.peer, at: args.id })),
  on("background", "pick", { background: v.picklist(backgrounds) })
    .when("isReal")
    .run("setBackground"),
  on("choosePlace", "send", { place: v.pipe(v.string(), v.startsWith("place_"), v.maxLength(60)) })
    .when("isReal")
    .run("sendPlace")
    .pop(),
  on("chooseCard", "send", person)
    .when("isReal")
    .ask("sendCardAsk", "sendWord", ({ state, args, params }) => ({
      name: nameOrId(state, args.person),
      to: chatTitle(state, params.peer),
    }))
    .run("sendCard")
    .pop(),
  on("place", "map").start(({ state, params, world }) => {
    const body = state.messages[params.id]?.body;
    const found = body?.kind === "place" ? world(places.queries.place, { id: body.place }) : null;
    const { latitude = 0, longitude = 0, id = "" } = found ?? {};
    return intents.viewPlace(latitude, longitude, body?.kind === "place" ? body.name : "", id);
  }),
  on("place", "forward").push("forward", ({ params }) => ({ ids: [params.id] })),
  on("picture", "forward").push("forward", ({ params }) => ({ ids: [params.id] })),
  on("picture", "favourite")
    .run("favourite", ({ params }) => ({ ids: [params.id] }))
    .say("kept"),
  on("record", "forward").push("forward", ({ params }) => ({ ids: [params.id] })),
  on("forward", "toggle", { peer: PeerId }).toggle("selected", "peer"),
  on("forward", "confirm").when("hasChosen").open("confirm"),
  on("forward", "send")
    .when("hasChosen")
    .run("forward", ({ params, view }) => ({
      peers: view.selected,
      ids: params.ids,
      asOne: params.asOne,
      text: params.text,
      url: params.url,
      uris: params.uris,
      card: params.card,
      word: view.word,
    }))
    .say("forwarded")
    .pop(),
] as const;
