// A phone with small apps, so that tests of the OS's rules do not depend on real apps. Its apps are a home app, a writer
// that starts intents and reads records, a keeper that handles these intents and provides the records, and another app
// that handles intents.
import * as v from "valibot";
import { defineApp, modelOf, type AnyApp } from "#os/define.ts";
import { idSchema, reject, text } from "#os/values.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { extraText, intents, urisOf } from "#os/intents.ts";
import type { Command, Outcome } from "#os/command.ts";
import { Kernel } from "#os/kernel.ts";
import { settingArgs, type SettingGroup, type Settings } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Json } from "#state/json.ts";

const AppName = v.pipe(v.string(), v.nonEmpty());
const homeModel = modelOf("home", { layout: v.array(AppName) });
const home = defineApp({
  model: homeModel,
  part: "home",
  commands: {},
  navigation: homeModel.navigation(
    { start: "main", commands: {}, screens: { main: homeModel.screen({}) } },
    ({ on }) => [on("main", "open", { app: AppName }).launch(({ args }) => args.app)],
  ),
  seed: () => ({ layout: ["writer", "keeper"] }),
  shuffles: { icon_layout: (state, rng) => void (state.layout = rng.shuffle(state.layout)) },
});

const writerModel = modelOf("writer", {
  minutes: v.record(v.string(), v.number()),
  lines: v.array(v.string()),
  wakeAt: v.nullable(v.number()),
});
const writerCommands = {
  add: writerModel.command({ line: v.string() }, (state, { line }) => {
    if (line === "") return reject("line-empty");
    state.lines.push(line);
  }),
  setLimit: writerModel.command({ app: AppName, minutes: v.number() }, (state, { app, minutes }) => {
    state.minutes[app] = minutes;
  }),
  setWake: writerModel.command({ at: v.nullable(v.number()) }, (state, { at }) => {
    state.wakeAt = at;
  }),
  ring: writerModel.command({}, (state, _, ctx) => {
    state.wakeAt = null;
    ctx.present("ringing", {});
  }),
  read: writerModel.command({}, (_, __, ctx) => ctx.content("contacts")?.map((row) => row.name) ?? null),
  keep: writerModel.command({ name: v.string() }, (_, { name }, ctx) =>
    ctx.provide({ op: "insert", authority: "contacts", args: { name } }),
  ),
  answered: writerModel.command({ text: v.string(), to: v.string() }, (state, { text: line, to }) => {
    state.lines.push(`${to}: ${line}`);
  }),
};
const picked = { uris: v.array(v.string()) };
const writer = defineApp({
  model: writerModel,
  commands: writerCommands,
  navigation: writerModel.navigation(
    {
      start: "list",
      commands: writerCommands,
      screens: {
        list: writerModel.screen({
          view: { draft: text, query: text, open: v.optional(v.nullable(v.string()), null) },
          focus: [{ ...searchFocus("query"), when: whileOpen("find") }],
        }),
        search: writerModel.screen({
          params: { words: v.optional(v.string(), "") },
          view: { query: text, open: v.optional(v.nullable(v.string()), null), note: text },
          enter: ({ params }) => ({ query: params.words }),
          focus: [
            { field: "note", selects: true, kind: "number", maxLength: 9, when: whileOpen("note") },
            searchFocus("query"),
          ],
        }),
        page: writerModel.screen({ params: { n: v.number() }, view: { draft: text } }),
        deep: writerModel.screen({}),
        ringing: writerModel.screen({}),
      },
      guards: { hasDraft: ({ view }: { view: { draft: string } }) => view.draft !== "" },
    },
    ({ on }) => [
      on("list", "open", { n: v.number() }).push("page"),
      on("list", "find").open("find"),
      on("list", "search", { words: v.optional(v.string(), "") }).push("search"),
      on("search", "annotate").open("note", { note: "12" }),
      on("search", "open", { n: v.number() }).push("page"),
      on("search", "again").replace("search", { words: "again" }),
      on("list", "pick").start(intents.pickContact(), "picked"),
      on("list", "picked", picked).set(({ args }) => ({ draft: args.uris.join() })),
      on("list", "share").start(({ view }) => intents.sendText(view.draft)),
      on("list", "web").start(intents.viewWeb("https://booth.example/")),
      on("list", "dial").start(intents.dial("555-0100")),
      on("list", "fax").start(intents.mail("nobody@booth.example")),
      on("list", "names")
        .needs("contacts")
        .set(({ content }) => ({
          draft: content("contacts")
            .map((row) => row.name)
            .join(),
        })),
      on("list", "shoot").needs("camera").set({ draft: "shot" }),
      on("list", "erase").ask("eraseAsk", "erase").set({ draft: "" }),
      on("page", "deeper").push("deep"),
      on("page", "back").when("hasDraft").set({ draft: "" }),
      on("deep", "start").root(),
      on("deep", "close").pop(),
      on("ringing", "stop").pop(),
    ],
  ),
  seed: () => ({ minutes: {}, lines: [], wakeAt: null }),
  limits: (state) => state.minutes,
  status: (state) => (state.lines.includes("tunnel") ? ["vpn"] : []),
  due: (state) => (state.wakeAt === null ? [] : [{ at: state.wakeAt, command: "ring", args: {} }]),
  permissions: { contacts: "ask", camera: "ask" },
});

const ContactId = idSchema("contact");
const keeperModel = modelOf("keeper", {
  names: v.record(ContactId, v.strictObject({ id: ContactId, name: v.string() })),
  notes: v.array(v.string()),
  /** Cards that were opened. */
  seen: v.array(v.string()),
});
const keeperCommands = {
  see: keeperModel.command({ id: ContactId }, (state, { id }) => {
    state.seen.push(id);
  }),
  insert: keeperModel.command({ name: v.string() }, (state, { name }, ctx) => {
    if (name === "") return reject("name-empty");
    const id = ctx.newId("contact");
    state.names[id] = { id, name };
    return id;
  }),
  take: keeperModel.command({ text: v.string() }, (state, { text: note }) => {
    state.notes.push(note);
  }),
  tell: keeperModel.command(
    {
      channel: v.nullable(v.string()),
      tag: v.nullable(v.string()),
      group: v.nullable(v.string()),
      ongoing: v.boolean(),
      from: v.optional(v.string()),
    },
    (_, { channel, tag, group, ongoing, from }, ctx) =>
      ctx.notify({
        ...(from === undefined ? {} : { from }),
        key: "told",
        facts: { title: "Keeper", text: "news" },
        ...(channel === null ? {} : { channel }),
        ...(tag === null ? {} : { tag }),
        ...(group === null ? {} : { group }),
        ongoing,
        open: { screen: "card", params: { id: "contact_s1" } },
        actions: [{ label: "take", command: "take", args: { text: "by button" } }],
        reply: { command: "take", args: {} },
      }),
  ),
  calledBy: keeperModel.command({ from: v.string(), again: v.boolean() }, (_, { from, again: repeated }, ctx) =>
    ctx.keptQuiet({ kind: "calls", from, repeated }),
  ),
  receive: keeperModel.command({ from: v.string(), text: v.string() }, (state, { from, text: said }) => {
    state.notes.push(`${from}: ${said}`);
  }),
};
const keeper = defineApp({
  model: keeperModel,
  commands: keeperCommands,
  navigation: keeperModel.navigation(
    {
      start: "main",
      commands: keeperCommands,
      screens: {
        main: keeperModel.screen({ view: { query: text } }),
        picker: keeperModel.screen({}),
        composer: keeperModel.screen({ params: { to: v.nullable(v.string()) }, view: { body: text } }),
        card: keeperModel.screen({ params: { id: ContactId }, opens: "see" }),
        browser: keeperModel.screen({ params: { url: v.string() } }),
        dialer: keeperModel.screen({ params: { number: v.string() } }),
      },
    },
    ({ on }) => [
      on("main", "shut"),
      on("picker", "choose", { id: ContactId }).finish(({ args }) => ({ uris: [`content://contacts/${args.id}`] })),
      on("composer", "send")
        .run("take", ({ view }) => ({ text: view.body }))
        .finish({}),
    ],
  ),
  awake: (state) => state.notes.includes("this way"),
  seed: () => ({ names: { contact_s1: { id: "contact_s1", name: "Ada" } }, notes: [], seen: [] }),
  provides: {
    contacts: {
      rows: (state) =>
        Object.values(state.names).map(({ id, name }) => ({
          id,
          name,
          sortKey: name,
          phones: [],
          emails: [],
          company: "",
          address: "",
          birthday: null,
          starred: false,
          blocked: false,
        })),
      insert: "insert",
    },
  },
  handles: [
    { action: "PICK", types: ["text/x-vcard"], screen: "picker", params: () => ({}) },
    {
      action: "SEND",
      types: ["text/*"],
      screen: "composer",
      params: (i, { target }) => ({ to: target ?? extraText(i, "to") }),
      targets: ({ state }) => Object.values(state.names).map(({ id, name }) => ({ id, title: name })),
    },
    { action: "VIEW", schemes: ["https"], screen: "browser", params: (i) => ({ url: i.uri ?? "" }) },
    {
      action: "DIAL",
      schemes: ["tel"],
      screen: "dialer",
      params: (i) => ({ number: extraText(i, "number") }),
      ownTask: true,
    },
    {
      action: "INSERT",
      types: ["text/x-vcard"],
      screen: "main",
      params: () => ({}),
      run: (i) => ({ command: "insert", args: { name: extraText(i, "name") } }),
    },
  ],
  receives: { message: ({ from, text: said }) => ({ command: "receive", args: { from, text: said } }) },
  channels: {
    quiet: { title: { en: "Quiet", zh: "安静" }, importance: "low" },
    letters: { title: { en: "Letters", zh: "信件" }, importance: "high", kind: "messages" },
    alarms: { title: { en: "Alarms", zh: "闹钟" }, importance: "high", kind: "alarms" },
    reminders: { title: { en: "Reminders", zh: "提醒" }, importance: "high", kind: "reminders" },
  },
});
const otherModel = modelOf("other", {});
/** A second app that can open pages and receive shares. */
const other = defineApp({
  model: otherModel,
  commands: {},
  navigation: otherModel.navigation(
    { start: "main", commands: {}, screens: { main: otherModel.screen({}) } },
    () => [],
  ),
  seed: () => ({}),
  handles: [
    { action: "VIEW", schemes: ["https", "http"], screen: "main", params: () => ({}) },
    { action: "SEND", screen: "main", params: (i) => (urisOf(i.extras).length === 0 ? {} : null) },
  ],
});

export const kernel = new Kernel([home, writer, keeper, other] as readonly AnyApp[]);
export const newPhone = (): PhoneState => kernel.boot(defaultBoot("en", 1));
export const command = (name: string, args: Json = {}): Command => ({ name, args });
export const os = (name: string, args: Json = {}): Command => command(`os.${name}`, args);
export const open = (app: string): Command => os("launch", { app });
export const act = (app: string, on: string, args: Json = {}): Command => os("act", { app, on, args });
export const inWriter = (on: string, args: Json = {}): Command => act("writer", on, args);
export const inKeeper = (on: string, args: Json = {}): Command => act("keeper", on, args);
export const put = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  value: Settings[G][N],
): Command => os("system", { command: "set", args: settingArgs(group, name, value) });
export const system = (name: string, args: Json = {}): Command => os("system", { command: name, args });
export const tick = (seconds: number): Command => os("tick", { ms: seconds * 1000 });
export const outcome = (s: PhoneState, c: Command): Outcome => kernel.reduce(s, c);
/** Runs all commands. A refusal fails the test. */
export const run = (s: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((state, c) => {
    const done = kernel.reduce(state, c);
    if (done.rejected !== null) throw new Error(`${c.name} ${JSON.stringify(c.args)} was refused: ${done.rejected}`);
    return done.state;
  }, s);
export const refusal = (s: PhoneState, c: Command): string | null => kernel.reduce(s, c).rejected;
export const front = (s: PhoneState): string => `${s.view.front}:${kernel.frontOf(s).app}.${kernel.frontOf(s).screen}`;
export const view = (s: PhoneState): Record<string, Json> => kernel.top(s, s.view.front).view as Record<string, Json>;
export const notes = (s: PhoneState): readonly string[] => (s.apps["keeper"] as { notes: string[] }).notes;
