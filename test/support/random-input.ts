// Random input on the kernel alone: everything that an agent, the apps and the outside world can do to a phone, with
// unusual texts. Each problem is reported with the seed and the number of the action.
import { phone } from "#apps/phone.ts";
import { sampleFields, idsIn } from "#benchmark/navigation/sample-arguments.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Edge } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import { contentUri, intentActions } from "#os/intents.ts";
import type { Boot } from "#os/boot.ts";
import { CommandError, doesNotFit, type Command } from "#os/command.ts";
import { typingCommands } from "#os/typing.ts";
import { disturbances, disturbPhone } from "#os/disturbances.ts";
import type { PhoneState } from "#os/state.ts";
import { fieldKinds } from "#os/state-schemas.ts";
import { systemCommands } from "#os/system-commands.ts";
import { minClockMs, maxClockMs } from "#state/civil.ts";
import { hashOf } from "#state/hash.ts";
import { findLoneSurrogate, type Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { strangeText, strangeTexts } from "./strange-texts.ts";

export interface RandomInputReport {
  actions: number;
  commands: number;
  refusals: number;
  /** Refusals of commands whose arguments did not fit. */
  argumentRefusals: number;
  readonly screens: Set<string>;
  readonly problems: string[];
}
export const emptyReport = (): RandomInputReport => ({
  actions: 0,
  commands: 0,
  refusals: 0,
  argumentRefusals: 0,
  screens: new Set(),
  problems: [],
});
const checkInterval = 50;
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });

function bootFor(seed: number): Boot {
  const boot = defaultBoot(seed % 2 === 0 ? "en" : "zh-CN", seed);
  // Most phones start at the present time, some near the first or last time of the clock.
  const startMs = seed % 7 === 5 ? minClockMs : seed % 7 === 6 ? maxClockMs - 3 * 86_400_000 : boot.startMs;
  return { ...boot, startMs };
}
/** All dotted paths in a view that hold a text. */
export function textPaths(value: Json, path = ""): string[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textPaths(inner, path === "" ? name : `${path}.${name}`));
}
/** Plays one seed on the given phone, or on a new phone if none is given. Stops at the first problem. */
export function randomInput(seed: number, actions: number, report: RandomInputReport, given?: PhoneState): void {
  const r = Rng.of(seed, "hands");
  let state = given ?? disturbPhone(phone, phone.boot(bootFor(seed)), r.sample(disturbances, r.int(0, 3)), seed);
  let last: Command = os("home");
  const all = phone.apps.map((app) => app.id);
  const note = (outcome: { readonly rejected: string | null }): void => {
    report.commands += 1;
    if (outcome.rejected === null) return;
    report.refusals += 1;
    if (outcome.rejected === doesNotFit) report.argumentRefusals += 1;
  };
  /** Runs a command like a page does. */
  const touch = (...commands: Command[]): void => {
    for (const command of commands) {
      last = command;
      const done = phone.attempt(state, command);
      note(done);
      state = done.state;
    }
  };
  /** Runs a command like a request does: an invalid one is rejected and changes nothing. */
  const ask = (command: Command): void => {
    last = command;
    try {
      const done = phone.reduce(state, command);
      note(done);
      state = done.state;
    } catch (e) {
      if (!(e instanceof CommandError)) throw e;
    }
  };
  const ids = (app: string): string[] => [
    ...idsIn(state.apps[app]!),
    ...r.sample(Object.keys(state.os.files), 5),
    ...r.sample(all, 3),
    strangeText(r),
    strangeText(r),
    r.pick(strangeTexts),
  ];
  const type = (): void => {
    const { focus } = state.view;
    const text = (): string => strangeText(r);
    const place = (): number => r.pick([0, 1, 7, 60, 5000]);
    const args: Record<string, () => Json> = {
      type: () => ({ text: text() }),
      erase: () => ({ count: r.pick([1, 3, 200, 20_000]) }),
      caret: () => ({ at: place(), handle: r.chance(0.5) }),
      select: () => ({ from: place(), to: place() }),
      textTools: () => ({ open: r.chance(0.5) }),
      paste: () => ({ item: r.int(0, 8) }),
      unclip: () => ({ item: r.int(0, 8) }),
      copy: () => (r.chance(0.5) ? {} : { text: text() }),
      compose: () => ({ letters: r.pick(["nihao", "a".repeat(60), "x'i'an", "b".repeat(80), ""]) }),
      pick: () => ({ letters: focus?.composing || "ni", text: text() }),
      candidates: () => ({ page: r.pick([null, 0, 3]) }),
      complete: () => ({ word: r.pick([text(), "m".repeat(41)]) }),
      emoji: () => ({ emoji: r.pick(["😀", "👨‍👩‍👧‍👦", text()]) }),
      emojiTab: () => ({ tab: r.pick(["smileys", "flags", text()]) }),
      language: () => ({ language: r.pick(["english", "pinyin"]) }),
      keyboard: () => ({ shift: r.pick(["off", "once", "lock"]), layer: r.pick(["letters", "emoji", "clipboard"]) }),
      alternates: () => ({ key: r.pick([null, "a"]) }),
    };
    const name = r.chance(0.4) ? "type" : r.pick(Object.keys(typingCommands).filter((n) => n !== "focus"));
    touch(os(name, (args[name] ?? (() => ({})))()));
  };
  const focus = (): void => {
    const paths = textPaths(phone.top(state, state.view.front).view as Json);
    const field = state.view.replying !== null ? "os.reply" : r.pick([...paths, "nothing", strangeText(r)]);
    const kind = r.pick(fieldKinds);
    const enter = r.pick(["done", "search", "next", "send", "newline"]);
    touch(os("focus", { field, kind, enter, caps: "none", caret: 99, maxLength: 20_000, all: r.chance(0.2) }));
    for (let i = r.int(1, 4); i > 0; i--) type();
  };
  const intent = (): Json => {
    const uri = r.pick([
      null,
      `https://${strangeText(r)}`,
      `tel:${strangeText(r)}`,
      `smsto:${r.pick(["10086", strangeText(r)])}`,
      `content://files/${r.pick(["%", ...Object.keys(state.os.files)])}`,
      contentUri(r.pick(["contacts", "calendar", "weather"]), r.pick(ids("contacts")).toWellFormed()),
      `settings:${r.pick(["wifi", "app", strangeText(r)])}`,
    ]);
    const extras = Object.fromEntries(
      ["text", "title", "number", "name", "email", "body", "label", "place", "notes", "app"].map((name) => [
        name,
        r.pick([strangeText(r), "10086", 3]),
      ]),
    );
    const numbers = { hour: r.int(-1, 30), minute: r.int(0, 60), seconds: r.pick([0, 1, 400_000, 1e15]) };
    const times = { start: r.pick([minClockMs, maxClockMs, 9e15, -9e15, 0.5]), end: r.pick([0, 9e15]) };
    const uris = r.sample(Object.keys(state.os.files), 12).map((id) => contentUri("files", id));
    const type = r.pick([null, "text/plain", "image/*", "text/calendar", "text/x-vcard", "*/*", strangeText(r)]);
    const action = r.pick(intentActions);
    return { action, type, uri, extras: { ...extras, ...numbers, ...times, guests: [strangeText(r)], uris } };
  };
  const outside = (): void => {
    const from = r.pick(["10086", strangeText(r)]);
    const app = r.pick(phone.apps);
    const drawn = (fields: Fields): Json => sampleFields(fields, ids(app.id), r);
    ask(
      r.pick<() => Command>([
        () => os("receive", { kind: r.pick(["call", "message"]), from, text: strangeText(r) }),
        () => os("notify", { app: app.id, title: strangeText(r), text: strangeText(r) }),
        () => os("popUp", { title: strangeText(r), text: strangeText(r) }),
        () => os("setOutage", { on: r.chance(0.3) }),
        () => os("setBattery", { level: r.int(0, 100), charging: r.chance(0.5) }),
        () => os("start", { intent: intent() }),
        () => {
          const name = r.pick(Object.keys(systemCommands));
          return os("system", {
            command: name,
            args: drawn(systemCommands[name as keyof typeof systemCommands].args as Fields),
          });
        },
        () => {
          const name = r.pick(Object.keys(app.commands as object));
          return {
            name: `${app.id}.${name}`,
            args: drawn((app.commands as Record<string, { args: Fields }>)[name]!.args),
          };
        },
      ])(),
    );
  };
  const shade = (): void => {
    const id = r.pick(["none", ...Object.keys(state.os.notifications)]);
    const doings: (() => void)[] = [
      () => touch(os("openNotification", { id })),
      () => touch(os("notificationAction", { id, index: r.int(0, 2) })),
      () => touch(os("fold", { name: strangeText(r) })),
      () => {
        touch(os("startReply", { id }));
        focus();
        touch(os("sendReply"));
      },
    ];
    touch(os("shade", { open: r.chance(0.8) }));
    r.pick(doings)();
  };
  const action = (): void => {
    if (state.view.power === "off") touch(os("wake"));
    if (state.view.locked && !state.view.overLock) {
      touch(os("unlock"));
      if (state.view.pad) touch(os("padEnter", { entered: state.os.lock.secret }));
    }
    const top = phone.top(state, state.view.front);
    const app = phone.app(top.app);
    const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === top.screen);
    const chance = r.next();
    const { dialog, permission, chooser } = state.view;
    if (dialog) touch(os("answer", { yes: r.chance(0.8) }));
    else if (permission) touch(os("grant", { answer: r.pick(["allowed", "once", "denied", "foreground"]) }));
    else if (chooser) {
      const handler = r.pick(chooser.handlers);
      const target = r.pick([null, null, ...phone.targetsOf(state, handler).map((t) => t.id)]);
      touch(os("choose", { handler, target, always: r.chance(0.1) }));
    } else if (chance < 0.36 && edges.length > 0) {
      const edge = r.pick(edges);
      touch(os("act", { app: app.id, on: edge.on, args: sampleFields(edge.args, ids(app.id), r) }));
    } else if (chance < 0.44) {
      const view = sampleFields(
        (app.navigation.screens as Record<string, { view: Fields }>)[top.screen]!.view,
        ids(app.id),
        r,
      );
      const name = r.pick(["", ...Object.keys(view)]);
      touch(os("view", { app: app.id, patch: name === "" ? {} : { [name]: view[name]! } }));
    } else if (chance < 0.68) focus();
    else if (chance < 0.73)
      touch(os(r.pick(["back", "back", "home", "recents", "screenshot", "dismissPopUp", "power"])));
    else if (chance < 0.82)
      touch(os("launch", { app: r.pick([...all, ...phone.apps.map((a) => a.id), strangeText(r)]) }));
    else if (chance < 0.84)
      touch(os("closeTasks", { apps: [r.pick(Object.keys(state.view.tasks)), r.pick(phone.apps).id] }));
    else if (chance < 0.89) touch(os("start", { intent: intent() }));
    else if (chance < 0.92) shade();
    else if (chance < 0.99) outside();
    else touch(os("tick", { ms: r.pick([0, 30_000, 600_000, 3_601_000, 3_601_000, 30 * 86_400_000]) }));
    touch(os("tick", { ms: 1000 }));
  };
  for (let n = 1; n <= actions; n++) {
    report.actions += 1;
    try {
      action();
      const { app, screen } = phone.frontOf(state);
      report.screens.add(`${app}.${screen}`);
      if (n % checkInterval !== 0 && n !== actions) continue;
      const copy = JSON.parse(JSON.stringify(state)) as Json;
      const bad = findLoneSurrogate(copy, "");
      if (bad !== null) throw new Error(`half a character at ${bad}`);
      if (hash(phone.parse(copy)) !== hash(state)) throw new Error("the state does not survive JSON");
    } catch (e) {
      const what = e instanceof Error ? `${e.message}\n${e.stack?.split("\n").slice(1, 6).join("\n")}` : String(e);
      const path = (e as { issues?: { path?: { key: unknown }[] }[] }).issues?.[0]?.path?.map((p) => p.key).join("/");
      report.problems.push(`seed ${seed}, action ${n}, ${JSON.stringify(last).slice(0, 300)}: ${path ?? ""} ${what}`);
      return;
    }
  }
}
