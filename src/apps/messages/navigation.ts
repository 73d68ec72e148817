/** The screens of Messages and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { civilOf, epochOf, dayMs } from "../../state/civil.ts";
import { flag, overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { offsetOf } from "../../os/format.ts";
import { contentUri, intents } from "../../os/intents.ts";
import { isNumber } from "../../os/numbers.ts";
import type { OsState } from "../../os/state.ts";
import { commands, threadParams } from "./commands.ts";
import { canAnswer, folders, isGroup, partsOf, threadAt } from "./queries.ts";
import {
  Address,
  alerts,
  Body,
  GroupName,
  MessageId,
  messages,
  Parts,
  prefs,
  ThreadId,
  Tone,
  type Part,
  type State,
  type Thread,
} from "./state.ts";

const count = v.optional(v.pipe(v.number(), v.integer()), 0);
const ids = v.array(ThreadId);
/** How many messages a conversation shows at first, and how many more at a time. */
export const pageSize = 60;

interface Written {
  readonly draft: string;
  readonly parts: readonly Part[];
}
const written = ({ draft, parts }: Written): boolean => draft.trim() !== "" || parts.length > 0;
interface At {
  readonly thread: string | null;
  readonly numbers: readonly string[];
}
const here = (c: { state: State; params: At }): Thread | undefined => threadAt(c.state, c.params);
/** The numbers that a conversation is with, whether or not it has begun. */
const numbersOf = (state: State, params: At): string[] => [...(threadAt(state, params)?.numbers ?? params.numbers)];
const idOf = (state: State, params: At): string => threadAt(state, params)?.id ?? "thread_none";
interface When {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: string;
  readonly minute: string;
}
const momentOf = (view: When, os: OsState): number =>
  epochOf(
    { year: view.year, month: view.month, day: view.day, hour: Number(view.hour), minute: Number(view.minute) },
    offsetOf(os),
  );
const results = { uris: v.array(v.string()) };
/** Parts that a message has room for. */
const joined = (parts: readonly Part[], more: readonly Part[]): Part[] => [...parts, ...more].slice(0, 10);

export const navigation = messages.navigation(
  {
    start: "list",
    commands,
    screens: {
      list: messages.screen({
        view: {
          filter: v.optional(v.picklist(folders), "all"),
          query: text,
          selected: v.optional(ids, []),
          open: overlay("menu"),
        },
      }),
      thread: messages.screen({
        params: threadParams,
        opens: "look",
        view: {
          draft: v.optional(Body, ""),
          parts: v.optional(Parts, []),
          selected: v.optional(v.array(MessageId), []),
          /** The newest message that is shown, where the user has gone back to one. */
          upTo: v.optional(v.nullable(MessageId), null),
          shown: v.optional(v.pipe(v.number(), v.integer()), pageSize),
          /** The scheduled message that is being moved to another time. */
          moving: v.optional(v.nullable(MessageId), null),
          hour: textUpTo(2),
          minute: textUpTo(2),
          year: count,
          month: count,
          day: count,
          shownYear: count,
          shownMonth: count,
          open: overlay("menu", "attach", "schedule", "info", "failed", "scheduled"),
        },
        enter: ({ state, params, now, os, content }) => {
          const thread = threadAt(state, params);
          const c = civilOf(now + dayMs, offsetOf(os));
          return {
            draft: params.text === "" ? (thread?.draft ?? "") : params.text,
            parts: partsOf(params.uris, os, content("contacts")),
            upTo: params.message,
            hour: "09",
            minute: "00",
            year: c.year,
            month: c.month,
            day: c.day,
            shownYear: c.year,
            shownMonth: c.month,
          };
        },
      }),
      details: messages.screen({
        params: { thread: ThreadId },
        view: { name: textFor(GroupName), open: overlay("rename", "alert", "tone") },
      }),
      compose: messages.screen({
        params: {
          share: v.optional(v.boolean(), false),
          text: v.optional(Body, ""),
          uris: v.optional(v.array(v.string()), []),
          to: v.optional(v.array(Address), []),
        },
        view: {
          query: text,
          chosen: v.optional(v.pipe(v.array(Address), v.maxLength(20)), []),
          /** Several are being chosen. */
          many: flag,
          draft: v.optional(Body, ""),
          parts: v.optional(Parts, []),
        },
        enter: ({ params, os, content }) => ({
          chosen: params.to,
          many: params.share,
          draft: params.text,
          parts: partsOf(params.uris, os, content("contacts")),
        }),
      }),
      starred: messages.screen({}),
      settings: messages.screen({ view: { open: overlay("right", "left", "size", "sim", "tone") } }),
      blocked: messages.screen({ view: { number: textFor(Address), open: overlay("add") } }),
    },
    guards: {
      selecting: ({ view }: { view: { selected: readonly string[] } }) => view.selected.length > 0,
      searching: ({ view }: { view: { query: string } }) => view.query !== "",
      hasBegun: (c: { state: State; params: At }) => here(c) !== undefined,
      isGroup: (c: { state: State; params: { thread: string } }) => {
        const thread = c.state.threads[c.params.thread];
        return thread !== undefined && isGroup(thread);
      },
      canSend: (c: { state: State; params: At; view: Written }) =>
        written(c.view) && canAnswer(numbersOf(c.state, c.params)),
      canAnswer: (c: { state: State; params: At }) => canAnswer(numbersOf(c.state, c.params)),
      validTime: ({ view }: { view: When }) =>
        view.hour !== "" && view.minute !== "" && Number(view.hour) < 24 && Number(view.minute) < 60,
      moving: ({ view }: { view: { moving: string | null } }) => view.moving !== null,
      hasNumber: ({ view }: { view: { number: string } }) => isNumber(view.number),
      choosing: ({ view }: { view: { many: boolean } }) => view.many,
      hasChosen: ({ view }: { view: { chosen: readonly string[] } }) => view.chosen.length > 0,
      hasWritten: ({ view }: { view: Written }) => written(view),
    },
  },
  (at) => [
    at.list.on("open", { thread: ThreadId }).push("thread"),
    at.list.on("openAt", { thread: ThreadId, message: MessageId }).push("thread"),
    at.list
      .on("select", { thread: ThreadId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.thread), open: null })),
    at.list.on("back").when("selecting").set({ selected: [] }),
    at.list.on("back").when("searching").set({ query: "" }),
    at.list.does("pin").set({ selected: [] }),
    at.list.does("archive").close("selected").say("archiveDone"),
    at.list.does("markRead").close("selected"),
    at.list.does("markUnread").close("selected"),
    at.list.does("alert", "setAlert").close("selected"),
    at.list
      .does("delete", "deleteThreads")
      .ask("deleteThreadsAsk", { ok: "delete", danger: true, facts: ({ args }) => ({ n: args.threads.length }) })
      .close("selected")
      .say("deleted"),
    at.list.on("markAllRead").run("markAllRead").close(),
    at.list.on("new").push("compose"),
    at.list.on("seeStarred").close().push("starred"),
    at.list.on("seeSettings").close().push("settings"),

    at.thread.on("back").when("selecting").set({ selected: [] }),
    at.thread
      .on("back")
      .when("hasBegun")
      .run("leave", ({ state, params, view }) => ({ thread: idOf(state, params), draft: view.draft }))
      .pop(),
    at.thread
      .on("send")
      .when("canSend")
      .run("send", ({ state, params, view }) => ({
        numbers: numbersOf(state, params),
        text: view.draft,
        parts: [...view.parts],
        at: null,
      }))
      .set({ draft: "", parts: [], upTo: null }),
    at.thread
      .on("schedule")
      .when("moving", "validTime")
      .run("reschedule", ({ view, os }) => ({ id: view.moving ?? "", at: momentOf(view, os) }))
      .close("moving", "selected")
      .say("moved"),
    at.thread
      .on("schedule")
      .when("canSend", "validTime")
      .run("send", ({ state, params, view, os }) => ({
        numbers: numbersOf(state, params),
        text: view.draft,
        parts: [...view.parts],
        at: momentOf(view, os),
      }))
      .close("draft", "parts", "upTo")
      .say("scheduledNow"),
    at.thread.on("startMove", { id: MessageId }).set(({ args, state, os }) => {
      const c = civilOf(state.messages[args.id]?.at ?? 0, offsetOf(os));
      const two = (n: number): string => String(n).padStart(2, "0");
      return {
        moving: args.id,
        hour: two(c.hour),
        minute: two(c.minute),
        year: c.year,
        month: c.month,
        day: c.day,
        shownYear: c.year,
        shownMonth: c.month,
        open: "schedule",
      };
    }),
    at.thread.on("attachPicture").when("canAnswer").close().start(intents.pickFile("image/*", true), "attached"),
    at.thread.on("attachFile").when("canAnswer").close().start(intents.pickFile("*/*", true), "attached"),
    at.thread.on("attachContact").when("canAnswer").close().start(intents.pickContact(true), "attached"),
    at.thread.on("attached", results).set(({ view, args, os, content }) => ({
      parts: joined(view.parts, partsOf(args.uris, os, content("contacts"))),
    })),
    at.thread
      .on("attachPlace")
      .when("canAnswer")
      .needs("location")
      .set(({ view, os }) => ({
        parts: joined(view.parts, [
          {
            kind: "place",
            lat: os.location.lat,
            lon: os.location.lon,
            name: `${os.location.lat.toFixed(4)}, ${os.location.lon.toFixed(4)}`,
          },
        ]),
        open: null,
      })),
    at.thread
      .on("detach", { index: v.pipe(v.number(), v.integer(), v.minValue(0)) })
      .set(({ view, args }) => ({ parts: view.parts.filter((_, i) => i !== args.index) })),
    at.thread
      .on("select", { message: MessageId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.message), open: null })),
    at.thread.does("star").set({ selected: [] }),
    at.thread
      .does("delete", "deleteMessages")
      .ask("deleteMessagesAsk", { ok: "delete", danger: true, facts: ({ args }) => ({ n: args.ids.length }) })
      .close("selected", "upTo")
      .say("deleted"),
    at.thread
      .on("forward", { message: MessageId })
      .set({ selected: [] })
      .push("compose", ({ state, args }) => {
        const message = state.messages[args.message];
        return {
          share: true,
          text: message?.text ?? "",
          uris: (message?.parts ?? []).flatMap((p) =>
            p.kind === "file"
              ? [contentUri("files", p.file)]
              : p.kind === "contact"
                ? [contentUri("contacts", p.contact)]
                : [],
          ),
        };
      }),
    at.thread.does("retry").close("selected"),
    at.thread.does("sendNow").close("selected"),
    at.thread.on("newest").set({ upTo: null }),
    at.thread.on("earlier").set(({ view }) => ({ shown: view.shown + pageSize })),
    at.thread
      .on("openFile", { file: v.string(), mime: v.string() })
      .start(({ args }) => intents.view("files", args.file, args.mime)),
    at.thread.on("openContact", { contact: v.string() }).start(({ args }) => intents.view("contacts", args.contact)),
    at.thread
      .on("openPlace", { lat: v.number(), lon: v.number(), name: v.string() })
      .start(({ args }) => intents.viewPlace(args.lat, args.lon, args.name)),
    at.thread.on("openLink", { url: v.string() }).start(({ args }) => intents.viewWeb(args.url)),
    at.thread
      .on("call", { number: Address })
      .close()
      .start(({ args }) => intents.dial(args.number)),
    at.thread
      .on("addContact", { number: Address })
      .close()
      .start(({ args }) => intents.insertContact({ number: args.number })),
    at.thread
      .on("details")
      .when("hasBegun")
      .close()
      .push("details", ({ state, params }) => ({ thread: idOf(state, params) })),
    at.thread
      .on("archive", { on: v.boolean() })
      .when("hasBegun")
      .run("archive", ({ state, params, args }) => ({ threads: [idOf(state, params)], on: args.on }))
      .say("archiveDone")
      .pop(),
    at.thread
      .on("deleteThread")
      .when("hasBegun")
      .ask("deleteThreadsAsk", { ok: "delete", danger: true, facts: { n: 1 } })
      .run("deleteThreads", ({ state, params }) => ({ threads: [idOf(state, params)] }))
      .say("deleted")
      .pop(),
    at.thread
      .on("report")
      .when("hasBegun")
      .ask("reportAsk", { ok: "reportAndBlock", danger: true })
      .run("report", ({ state, params }) => ({ thread: idOf(state, params), block: true }))
      .close()
      .say("reported"),
    at.thread
      .on("acquit")
      .when("hasBegun")
      .run("acquit", ({ state, params }) => ({ thread: idOf(state, params) }))
      .close()
      .say("acquitted"),

    at.details
      .on("startRename")
      .when("isGroup")
      .open("rename", ({ state, params }) => ({ name: state.threads[params.thread]?.name ?? "" })),
    at.details.on("rename").when("isGroup").run("rename").close(),
    at.details
      .on("alert", { alert: v.picklist(alerts) })
      .run("setAlert", ({ params, args }) => ({ threads: [params.thread], alert: args.alert }))
      .close(),
    at.details
      .on("tone", { tone: v.nullable(Tone) })
      .run("setTone")
      .close(),
    at.details
      .on("report")
      .ask("reportAsk", { ok: "reportAndBlock", danger: true })
      .run("report", ({ params }) => ({ thread: params.thread, block: true }))
      .say("reported"),
    at.details.on("acquit").run("acquit").say("acquitted"),
    at.details.on("call", { number: Address }).start(({ args }) => intents.dial(args.number)),
    at.details.on("message", { number: Address }).push("thread", ({ args }) => ({ numbers: [args.number] })),
    at.details.on("openContact", { contact: v.string() }).start(({ args }) => intents.view("contacts", args.contact)),
    at.details
      .on("addContact", { number: Address })
      .start(({ args }) => intents.insertContact({ number: args.number })),
    at.details
      .on("openFile", { file: v.string(), mime: v.string() })
      .start(({ args }) => intents.view("files", args.file, args.mime)),

    at.compose
      .on("pick", { number: Address })
      .when("choosing")
      .set(({ view, args }) => ({ chosen: toggled(view.chosen, args.number).slice(0, 20), query: "" })),
    at.compose.on("pick", { number: Address }).replace("thread", ({ args }) => ({ numbers: [args.number] })),
    at.compose
      .on("pickThread", { thread: ThreadId })
      .when("choosing")
      .set(({ state, args }) => ({ chosen: [...(state.threads[args.thread]?.numbers ?? [])], query: "" })),
    at.compose.on("pickThread", { thread: ThreadId }).replace("thread", ({ args }) => args),
    at.compose.on("several").set({ many: true }),
    at.compose
      .on("next")
      .when("hasChosen")
      .replace("thread", ({ view }) => ({ numbers: [...view.chosen] })),
    at.compose
      .on("send")
      .when("hasChosen", "hasWritten")
      .run("send", ({ view }) => ({ numbers: [...view.chosen], text: view.draft, parts: [...view.parts], at: null }))
      .say("sentNow")
      .finish({}),
    at.compose
      .on("detach", { index: v.pipe(v.number(), v.integer(), v.minValue(0)) })
      .set(({ view, args }) => ({ parts: view.parts.filter((_, i) => i !== args.index) })),

    at.starred.on("openAt", { thread: ThreadId, message: MessageId }).push("thread"),
    at.starred.on("unstar", { id: MessageId }).run("star", ({ args }) => ({ ids: [args.id], on: false })),

    at.settings
      .on("configure", v.partial(v.strictObject(prefs)).entries)
      .run("configure")
      .close(),
    at.settings.on("seeBlocked").push("blocked"),
    at.settings.on("seeNotifications").start(intents.settings("appChannels", { app: messages.id })),

    at.blocked.on("add").when("hasNumber").run("block").close("number").say("blockedNow"),
    at.blocked.does("unblock").say("unblockedNow"),
  ],
);
