/** The commands of the phone itself; those of apps are the apps'. */
import * as v from "valibot";
import { civilOf } from "../state/civil.ts";
import type { Json } from "../state/json.ts";
import { toggled } from "../state/toggled.ts";
import { doesNotFit, isRejection, osId } from "./command.ts";
import { incomingKinds } from "./define.ts";
import { reject } from "./values.ts";
import { addFile, isFull } from "./file-commands.ts";
import { homes } from "./files.ts";
import { pad2 } from "./format.ts";
import { intentSchema } from "./intents.ts";
import { typing } from "./typing.ts";
import { lockCommands } from "./lock-commands.ts";
import { wake } from "./lock.ts";
import { osCommand as os, type OsCommand } from "./os-command.ts";
import { zones } from "./settings.ts";
import { locationSchema, sensorsSchema } from "./state-parts.ts";
import { strayCommands } from "./stray-commands.ts";
import { saveWhenLow } from "./system.ts";
import { ask } from "./user.ts";

const appId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** Whatever somebody may take for the name of an app. */
const appName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const json = v.unknown() as v.GenericSchema<unknown, Json>;
const told = v.pipe(v.string(), v.maxLength(2000));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const osCommands: Record<string, OsCommand> = {
  /** The user does what an edge of the screen in front declares. */
  act: os({ app: appId, on: v.string(), args: json }, (k, d, { app, on, args }) => k.act(d, app, on, args, false)),
  /** Changes the view of the screen in front: tabs, menus, drafts. */
  view: os({ app: appId, patch: v.record(v.string(), json) }, (k, d, { app, patch }) => {
    if (!k.isFront(d, app)) return reject("screen-gone");
    k.setView(d, app, patch);
  }),
  scroll: os(
    { app: appId, entry: v.string(), name: v.string(), offset: v.pipe(v.number(), v.minValue(0)) },
    (k, d, { app, entry, name, offset }) => {
      const at = app === osId ? d.view : k.entryOf(d, entry);
      if (!at || ("app" in at && at.app !== app)) return reject("screen-gone");
      if (offset === 0) delete at.scroll[name];
      else at.scroll[name] = offset;
    },
  ),
  launch: os({ app: appName }, (k, d, { app }) => {
    wake(d);
    return k.launch(d, app);
  }),
  home: os({}, (k, d) => {
    if (k.asleep(d)) return;
    k.goHome(d);
    // Its first page, whatever was open on it.
    d.view.tasks[k.home.id]!.stack.splice(1);
    if (k.top(d, k.home.id).view["open"] != null) k.setView(d, k.home.id, { open: null });
  }),
  recents: os({}, (k, d) => {
    if (k.asleep(d)) return;
    k.putAside(d);
    delete d.view.scroll["recents"];
    d.view.surface = d.view.surface === "recents" ? null : "recents";
  }),
  shade: os({ open: v.boolean() }, (k, d, { open }) => {
    if (k.asleep(d)) return;
    d.view.focus = null;
    d.view.headsUp = null;
    d.view.replying = null;
    d.view.unfolded = [];
    delete d.view.scroll["shade"];
    d.view.surface = open ? "shade" : null;
  }),
  /** Takes apps out of recents; their screens start anew. */
  closeTasks: os({ apps: v.array(appId) }, (k, d, { apps }) => {
    for (const app of apps) if (app !== k.home.id) k.close(d, app);
    if (k.recentsOf(d).length === 0) k.goHome(d);
  }),
  back: os({}, (k, d) => k.back(d)),
  /** The answer to the question that the OS asks. */
  answer: os({ yes: v.boolean() }, (k, d, { yes }) => {
    const dialog = d.view.dialog;
    if (!dialog) return reject("nothing-asked");
    const { app, on, args } = dialog;
    const plain = k.plain(args);
    d.view.dialog = null;
    if (yes) return k.act(d, app, on, plain, true);
  }),
  openNotification: os({ id: v.string() }, (k, d, { id }) => {
    const n = d.os.notifications[id];
    if (!n) return reject("notification-gone");
    wake(d);
    if (k.asleep(d)) return reject("unlock-first");
    const { app, open, ongoing } = k.plain(n);
    if (!ongoing) k.dropNotification(d, id);
    d.view.headsUp = null;
    const refused = k.launch(d, app);
    if (refused) return refused;
    if (open) k.push(d, app, open.screen, open.params);
  }),
  /** A notification with a text of its own: from outside, not from an app's strings. */
  notify: os({ app: appId, title: told, text: told }, (k, d, { app, title, text }) => {
    k.app(app);
    return { result: { as: k.notify(d, app, { key: "told", facts: { title, text } }), app } };
  }),
  /** A button of a notification. */
  notificationAction: os({ id: v.string(), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (k, d, i) => {
    const n = d.os.notifications[i.id];
    const action = n?.actions[i.index];
    if (!n || !action) return reject("notification-gone");
    const { app, ongoing } = n;
    const { command, args } = k.plain(action);
    if (!ongoing) k.dropNotification(d, i.id);
    if (d.view.headsUp?.id === i.id) d.view.headsUp = null;
    return k.asResult(k.runCommand(d, k.app(app), command, args));
  }),
  /** Opens the field in which a notification is answered. */
  startReply: os({ id: v.string() }, (_, d, { id }) => {
    if (!d.os.notifications[id]?.reply) return reject("notification-gone");
    d.view.surface = "shade";
    d.view.headsUp = null;
    d.view.replying = id;
    d.view.drafts["reply"] = "";
  }),
  sendReply: os({}, (k, d) => {
    const id = d.view.replying;
    const n = id === null ? undefined : d.os.notifications[id];
    const text = (d.view.drafts["reply"] ?? "").trim();
    if (id === null || !n?.reply) return reject("notification-gone");
    if (text === "") return reject("nothing-written");
    const { command, args } = k.plain(n.reply);
    const { app } = n;
    const done = k.runCommand(d, k.app(app), command, { ...args, text });
    if (isRejection(done)) return done;
    k.dropNotification(d, id);
    d.view.replying = null;
    d.view.focus = null;
    delete d.view.drafts["reply"];
  }),
  fold: os({ name: v.string() }, (_, d, { name }) => {
    const { unfolded } = d.view;
    d.view.unfolded = toggled(unfolded, name).toSorted();
  }),
  /** Asks for something to be done, as an edge does; for the phone's own surfaces. */
  start: os({ intent: intentSchema }, (k, d, { intent }) => {
    d.view.surface = null;
    return k.start(d, k.plain(intent), null);
  }),
  /** Marks who is to do it, before "just once" or "always". */
  pickHandler: os({ handler: v.string() }, (_, d, { handler }) => {
    if (!d.view.chooser?.handlers.includes(handler)) return reject("app-missing");
    d.view.chooser.picked = handler;
  }),
  choose: os(
    { handler: v.string(), target: v.nullable(v.string()), always: v.boolean() },
    (k, d, { handler, target, always }) => k.choose(d, handler, target, always),
  ),
  dismissChooser: os({}, (_, d) => {
    d.view.chooser = null;
  }),
  /** What the user says to an app that wants to reach something. */
  grant: os({ answer: v.picklist(["allowed", "foreground", "once", "denied"]) }, (k, d, { answer }) =>
    k.grant(d, answer),
  ),
  ...lockCommands,
  /**
   * A call or message from outside. `app` is the app that a message was sent to; without it the message comes over the
   * mobile network. The result says what became of it: `as`, and the `app` that has it.
   */
  receive: os(
    { kind: v.picklist(incomingKinds), from: told, text: told, app: v.optional(v.nullable(appId), null) },
    (k, d, { kind, from, text, app }) => k.receive(d, kind, { from, text }, app),
  ),
  /** A picture of what is on the glass, as far as it can be remembered: which screen it was. */
  screenshot: os({}, (k, d) => {
    d.view.surface = null;
    const { app, screen } = k.frontOf(d);
    const c = civilOf(d.clock.nowMs, zones[d.os.settings.time.zone]);
    if (isFull(d.os, 1)) return reject("storage-full");
    const name = `Screenshot_${c.year}${pad2(c.month)}${pad2(c.day)}_${pad2(c.hour)}${pad2(c.minute)}${pad2(c.second)}.png`;
    addFile(d.os, k.making(d), homes.screenshots, name, 412_000, { kind: "screen", app, screen });
    k.tell(d, app, "screenshot-saved");
  }),
  /** A box over everything until it is dismissed: advertisement, warning, phishing. */
  popUp: os({ title: told, text: told }, (_, d, popUp) => {
    d.view.focus = null;
    d.view.popUp = popUp;
    delete d.view.scroll["pop-up"];
  }),
  dismissPopUp: os({}, (_, d) => {
    d.view.popUp = null;
  }),
  ...strayCommands,
  /** Nothing comes through although the radios are on. */
  setOutage: os({ on: v.boolean() }, (_, d, { on }) => {
    d.os.outage = on;
  }),
  setLocation: os(locationSchema.entries, (_, d, location) => {
    d.os.location = location;
  }),
  setSensors: os(v.partial(sensorsSchema).entries, (_, d, sensors) => {
    Object.assign(d.os.sensors, sensors);
  }),
  setBattery: os({ level: percent, charging: v.boolean() }, (_, d, battery) => {
    d.os.battery = battery;
    saveWhenLow(d.os);
  }),
  dismissHeadsUp: os({}, (_, d) => {
    d.view.headsUp = null;
  }),
  /** Asks whoever gave the task, where there is one. `answer`: what another than the rules has said for them. */
  ask: os(
    { question: v.pipe(v.string(), v.maxLength(4000)), answer: v.nullable(v.pipe(v.string(), v.maxLength(4000))) },
    (_, d, { question, answer }) => {
      if (d.os.user) ask(d.os.user, question, answer);
    },
  ),
  /** Stands for a change that is too large to be kept. */
  refuse: os({}, () => reject(doesNotFit)),
  /** A manager's command, from the shade or a test; screens reach them by edges. */
  system: os({ command: v.string(), args: json }, (k, d, { command, args }) => k.system(d, command, args)),
};
/** Commands that hand the caller's own words on: what does not fit in those is the caller's mistake, not a refusal. */
export const handOn: ReadonlySet<string> = new Set(["act", "view", "notify", "receive", "system"]);
// Typing has a table of its own; each entry becomes a command of the OS.
for (const [name, { args, run }] of Object.entries(typing))
  osCommands[name] = os(args, (k, d, given) => run(k.desk(d), given as never));
