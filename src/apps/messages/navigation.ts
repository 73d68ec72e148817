/** Screens and edges of Messages. */
import * as v from "valibot";
import { equal, isNotEmpty, isChosen, isOn, not } from "#os/guards.ts";
import { toggleItem } from "#state/toggle-item.ts";
import { civilOf, epochOf, dayMs } from "#state/civil.ts";
import { flag, nullableField, overlay, listField, text, textFor, textUpTo } from "#os/values.ts";
import { offsetOf } from "#os/format.ts";
import { contentUri, intents } from "#os/intents.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import type { OsState } from "#os/state.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { commands, threadParams } from "./commands.ts";
import { folders, isGroup, partsFromUris, findThread } from "./queries.ts";
import { prefs, Tone } from "./prefs.ts";
import {
  Address,
  alerts,
  Body,
  GroupName,
  MessageId,
  messages,
  Parts,
  ThreadId,
  type Part,
  type State,
  type Thread,
} from "./state.ts";

const count = v.optional(v.pipe(v.number(), v.integer()), 0);
const ids = v.array(ThreadId);
/** The number of messages on the first page of a conversation, and on each further page. */
export const pageSize = 60;

interface DraftMessage {
  readonly draft: string;
  readonly parts: readonly Part[];
}
const hasContent = ({ draft, parts }: DraftMessage): boolean => draft.trim() !== "" || parts.length > 0;
interface ThreadRef {
  readonly thread: string | null;
  readonly numbers: readonly string[];
}
const currentThread = (c: { state: State; params: ThreadRef }): Thread | undefined => findThread(c.state, c.params);
/** Returns the numbers of the conversation. The conversation does not need to exist yet. */
const currentNumbers = (state: State, params: ThreadRef): string[] => [
  ...(findThread(state, params)?.numbers ?? params.numbers),
];
const currentThreadId = (state: State, params: ThreadRef): string => findThread(state, params)?.id ?? "thread_none";
interface PickedTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: string;
  readonly minute: string;
}
const pickedTime = (view: PickedTime, os: OsState): number =>
  epochOf(
    { year: view.year, month: view.month, day: view.day, hour: Number(view.hour), minute: Number(view.minute) },
    offsetOf(os),
  );
const pickResult = { uris: v.array(v.string()) };
/** Appends parts to a message. A message has at most 10 parts. */
const appendParts = (parts: readonly Part[], more: readonly Part[]): Part[] => [...parts, ...more].slice(0, 10);

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
          selected: listField(MessageId),
          /**
           * The older message that the user opened. Only a few messages after it are shown. Null if the newest messages
           * are shown.
           */
          upTo: nullableField(MessageId),
          shown: v.optional(v.pipe(v.number(), v.integer()), pageSize),
          /** The scheduled message whose time is being changed. */
          moving: nullableField(MessageId),
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
          const thread = findThread(state, params);
          const c = civilOf(now + dayMs, offsetOf(os));
          return {
            draft: params.text === "" ? (thread?.draft ?? "") : params.text,
            parts: partsFromUris(params.uris, os, content("contacts")),
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
        // A conversation without messages opens with the focus in the draft.
        focus: [{ field: "draft", enter: "newline", when: (c) => currentThread(c) === undefined }],
      }),
      details: messages.screen({
        params: { thread: ThreadId },
        view: { name: textFor(GroupName), open: overlay("rename", "alert", "tone") },
        focus: [{ field: "name", when: whileOpen("rename") }],
      }),
      compose: messages.screen({
        params: {
          share: v.optional(v.boolean(), false),
          text: v.optional(Body, ""),
          uris: listField(v.string()),
          to: listField(Address),
        },
        view: {
          query: text,
          chosen: v.optional(v.pipe(v.array(Address), v.maxLength(20)), []),
          /** Whether selection mode is on. */
          many: flag,
          draft: v.optional(Body, ""),
          parts: v.optional(Parts, []),
        },
        enter: ({ params, os, content }) => ({
          chosen: params.to,
          many: params.share,
          draft: params.text,
          parts: partsFromUris(params.uris, os, content("contacts")),
        }),
        focus: [{ ...searchFocus("query"), when: ({ params }) => !params.share && params.to.length === 0 }],
      }),
      starred: messages.screen({}),
      settings: messages.screen({ view: { open: overlay("right", "left", "size", "sim", "tone") } }),
      blocked: messages.screen({
        view: { number: textFor(Address), open: overlay("add") },
        focus: [{ field: "number", kind: "phone", when: whileOpen("add") }],
      }),
    },
    guards: {
      selecting: isNotEmpty("selected"),
      searching: not(equal("view.query", "")),
      hasBegun: (c: { state: State; params: ThreadRef }) => currentThread(c) !== undefined,
      isGroup: (c: { state: State; params: { thread: string } }) => {
        const thread = c.state.threads[c.params.thread];
        return thread !== undefined && isGroup(thread);
      },
      canSend: (c: { state: State; params: ThreadRef; view: DraftMessage }) =>
        hasContent(c.view) && currentNumbers(c.state, c.params).length > 0,
      hasNumbers: (c: { state: State; params: ThreadRef }) => currentNumbers(c.state, c.params).length > 0,
      validTime: ({ view }: { view: PickedTime }) =>
        view.hour !== "" && view.minute !== "" && Number(view.hour) < 24 && Number(view.minute) < 60,
      moving: isChosen("moving"),
      hasNumber: ({ view }: { view: { number: string } }) => isPhoneNumber(view.number),
      choosing: isOn("many"),
      hasChosen: isNotEmpty("chosen"),
      hasWritten: ({ view }: { view: DraftMessage }) => hasContent(view),
    },
  },
  ({ on, does }) => [
    on("list", "open", { thread: ThreadId }).push("thread"),
    on("list", "openAt", { thread: ThreadId, message: MessageId }).push("thread"),
    on("list", "select", { thread: ThreadId }).toggle("selected", "thread").close(),
    on("list", "back").when("selecting").set({ selected: [] }),
    on("list", "back").when("searching").set({ query: "" }),
    does("list", "pin").set({ selected: [] }),
    does("list", "archive").close("selected").say("archiveDone"),
    does("list", "markRead").close("selected"),
    does("list", "markUnread").close("selected"),
    does("list", "alert", "setAlert").close("selected"),
    does("list", "delete", "deleteThreads")
      .warn("deleteThreadsAsk", "delete", ({ args }) => ({ n: args.threads.length }))
      .close("selected")
      .say("deleted"),
    does("list", "markAllRead").close(),
    on("list", "new").push("compose"),
    on("list", "seeStarred").close().push("starred"),
    on("list", "seeSettings").close().push("settings"),

    on("thread", "back").when("selecting").set({ selected: [] }),
    on("thread", "back")
      .when("hasBegun")
      .run("leave", ({ state, params, view }) => ({ thread: currentThreadId(state, params), draft: view.draft }))
      .pop(),
    on("thread", "send")
      .when("canSend")
      .run("send", ({ state, params, view }) => ({
        numbers: currentNumbers(state, params),
        text: view.draft,
        parts: [...view.parts],
        at: null,
      }))
      .set({ draft: "", parts: [], upTo: null }),
    on("thread", "schedule")
      .when("moving", "validTime")
      .run("reschedule", ({ view, os }) => ({ id: view.moving ?? "", at: pickedTime(view, os) }))
      .close("moving", "selected")
      .say("moved"),
    on("thread", "schedule")
      .when("canSend", "validTime")
      .run("send", ({ state, params, view, os }) => ({
        numbers: currentNumbers(state, params),
        text: view.draft,
        parts: [...view.parts],
        at: pickedTime(view, os),
      }))
      .close("draft", "parts", "upTo")
      .say("scheduledNow"),
    on("thread", "startMove", { id: MessageId }).set(({ args, state, os }) => {
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
    on("thread", "attachPicture").when("hasNumbers").close().start(intents.pickFile("image/*", true), "attached"),
    on("thread", "attachFile").when("hasNumbers").close().start(intents.pickFile("*/*", true), "attached"),
    on("thread", "attachContact").when("hasNumbers").close().start(intents.pickContact(true), "attached"),
    on("thread", "attached", pickResult).set(({ view, args, os, content }) => ({
      parts: appendParts(view.parts, partsFromUris(args.uris, os, content("contacts"))),
    })),
    on("thread", "attachPlace")
      .when("hasNumbers")
      .needs("location")
      .set(({ view, os }) => ({
        parts: appendParts(view.parts, [
          {
            kind: "place",
            lat: os.location.lat,
            lon: os.location.lon,
            name: `${os.location.lat.toFixed(4)}, ${os.location.lon.toFixed(4)}`,
          },
        ]),
        open: null,
      })),
    on("thread", "detach", { index: v.pipe(v.number(), v.integer(), v.minValue(0)) }).set(({ view, args }) => ({
      parts: view.parts.filter((_, i) => i !== args.index),
    })),
    on("thread", "select", { message: MessageId }).toggle("selected", "message").close(),
    does("thread", "star").set({ selected: [] }),
    does("thread", "delete", "deleteMessages")
      .warn("deleteMessagesAsk", "delete", ({ args }) => ({ n: args.ids.length }))
      .close("selected", "upTo")
      .say("deleted"),
    on("thread", "forward", { message: MessageId })
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
    does("thread", "retry").close("selected"),
    does("thread", "sendNow").close("selected"),
    on("thread", "newest").set({ upTo: null }),
    on("thread", "earlier").set(({ view }) => ({ shown: view.shown + pageSize })),
    on("thread", "openFile", { file: v.string(), mime: v.string() }).start(({ args }) =>
      intents.view("files", args.file, args.mime),
    ),
    on("thread", "openContact", { contact: v.string() }).start(({ args }) => intents.view("contacts", args.contact)),
    on("thread", "openPlace", { lat: v.number(), lon: v.number(), name: v.string() }).start(({ args }) =>
      intents.viewPlace(args.lat, args.lon, args.name),
    ),
    on("thread", "openLink", { url: v.string() }).start(({ args }) => intents.viewWeb(args.url)),
    on("thread", "call", { number: Address })
      .close()
      .start(({ args }) => intents.dial(args.number)),
    on("thread", "addContact", { number: Address })
      .close()
      .start(({ args }) => intents.insertContact({ number: args.number })),
    on("thread", "details")
      .when("hasBegun")
      .close()
      .push("details", ({ state, params }) => ({ thread: currentThreadId(state, params) })),
    on("thread", "archive", { on: v.boolean() })
      .when("hasBegun")
      .run("archive", ({ state, params, args }) => ({ threads: [currentThreadId(state, params)], on: args.on }))
      .say("archiveDone")
      .pop(),
    on("thread", "deleteThread")
      .when("hasBegun")
      .warn("deleteThreadsAsk", "delete", { n: 1 })
      .run("deleteThreads", ({ state, params }) => ({ threads: [currentThreadId(state, params)] }))
      .say("deleted")
      .pop(),
    on("thread", "report")
      .when("hasBegun")
      .warn("reportAsk", "reportAndBlock")
      .run("report", ({ state, params }) => ({ thread: currentThreadId(state, params), block: true }))
      .close()
      .say("reported"),
    on("thread", "acquit")
      .when("hasBegun")
      .run("acquit", ({ state, params }) => ({ thread: currentThreadId(state, params) }))
      .close()
      .say("acquitted"),

    on("details", "startRename")
      .when("isGroup")
      .open("rename", ({ state, params }) => ({ name: state.threads[params.thread]?.name ?? "" })),
    on("details", "rename").when("isGroup").run("rename").close(),
    on("details", "alert", { alert: v.picklist(alerts) })
      .run("setAlert", ({ params, args }) => ({ threads: [params.thread], alert: args.alert }))
      .close(),
    on("details", "tone", { tone: v.nullable(Tone) })
      .run("setTone")
      .close(),
    on("details", "report")
      .warn("reportAsk", "reportAndBlock")
      .run("report", ({ params }) => ({ thread: params.thread, block: true }))
      .say("reported"),
    on("details", "acquit").run("acquit").say("acquitted"),
    on("details", "call", { number: Address }).start(({ args }) => intents.dial(args.number)),
    on("details", "message", { number: Address }).push("thread", ({ args }) => ({ numbers: [args.number] })),
    on("details", "openContact", { contact: v.string() }).start(({ args }) => intents.view("contacts", args.contact)),
    on("details", "addContact", { number: Address }).start(({ args }) =>
      intents.insertContact({ number: args.number }),
    ),
    on("details", "openFile", { file: v.string(), mime: v.string() }).start(({ args }) =>
      intents.view("files", args.file, args.mime),
    ),

    on("compose", "pick", { number: Address })
      .when("choosing")
      .set(({ view, args }) => ({ chosen: toggleItem(view.chosen, args.number).slice(0, 20), query: "" })),
    on("compose", "pick", { number: Address }).replace("thread", ({ args }) => ({ numbers: [args.number] })),
    on("compose", "pickThread", { thread: ThreadId })
      .when("choosing")
      .set(({ state, args }) => ({ chosen: [...(state.threads[args.thread]?.numbers ?? [])], query: "" })),
    on("compose", "pickThread", { thread: ThreadId }).replace("thread", ({ args }) => args),
    on("compose", "several").set({ many: true }),
    on("compose", "next")
      .when("hasChosen")
      .replace("thread", ({ view }) => ({ numbers: [...view.chosen] })),
    on("compose", "send")
      .when("hasChosen", "hasWritten")
      .run("send", ({ view }) => ({ numbers: [...view.chosen], text: view.draft, parts: [...view.parts], at: null }))
      .say("sentNow")
      .finish({}),
    on("compose", "detach", { index: v.pipe(v.number(), v.integer(), v.minValue(0)) }).set(({ view, args }) => ({
      parts: view.parts.filter((_, i) => i !== args.index),
    })),

    on("starred", "openAt", { thread: ThreadId, message: MessageId }).push("thread"),
    on("starred", "unstar", { id: MessageId }).run("star", ({ args }) => ({ ids: [args.id], on: false })),

    on("settings", "configure", prefs.changes).run("configure").close(),
    on("settings", "seeBlocked").push("blocked"),
    on("settings", "seeNotifications").start(intents.settings("appChannels", { app: messages.id })),

    on("blocked", "add").when("hasNumber").run("block").close("number").say("blockedNow"),
    does("blocked", "unblock").say("unblockedNow"),
  ],
);
