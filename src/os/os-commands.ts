/** The phone's own commands; the commands of apps are elsewhere. */
import * as v from "valibot";
import { civilOf } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { toggleItem } from "#state/toggle-item.ts";
import { doesNotFit, isRejection, osId } from "./command.ts";
import { incomingKinds } from "./define.ts";
import { reject } from "./values.ts";
import { addFile, isFull } from "./file-commands.ts";
import { standardFolders } from "./files.ts";
import { pad2 } from "./format.ts";
import { intentSchema } from "./intents.ts";
import { typingCommands } from "./typing.ts";
import { lockCommands } from "./lock-commands.ts";
import { wake } from "./lock.ts";
import { mediaCommands } from "./media-commands.ts";
import { osCommand as os, type OsCommand } from "./os-command.ts";
import { zones } from "./settings.ts";
import { locationSchema, sensorsSchema } from "./state-schemas.ts";
import { disturbanceCommands } from "./disturbance-commands.ts";
import { applyLowBattery } from "./system-commands.ts";
import { askUser } from "./user.ts";

const appId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** Any text that a caller could give as the name of an app. */
const appName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const json = v.unknown() as v.GenericSchema<unknown, Json>;
const messageText = v.pipe(v.string(), v.maxLength(2000));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const osCommands: Record<string, OsCommand> = {
  /** Runs an act of the screen in front. */
  act: os({ app: appId, on: v.string(), args: json }, (k, d, { app, on, args }) => k.act(d, app, on, args, false)),
  /** Changes the view of the screen in front, such as its tab, its open menu or a draft. */
  view: os({ app: appId, patch: v.record(v.string(), json) }, (k, d, { app, patch }) => {
    if (!k.isFront(d, app)) return reject("screen-gone");
    k.setView(d, app, patch);
  }),
  scroll: os(
    { app: appId, entry: v.string(), name: v.string(), offset: v.pipe(v.number(), v.minValue(0)) },
    (k, d, { app, entry, name, offset }) => {
      const at = app === osId ? d.view : k.findEntry(d, entry);
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
    if (k.isAsleep(d)) return;
    k.goHome(d);
    // Shows the first page of the home screen and closes anything that was open on the home screen.
    d.view.tasks[k.home.id]!.stack.splice(1);
    if (k.top(d, k.home.id).view["open"] != null) k.setView(d, k.home.id, { open: null });
  }),
  recents: os({}, (k, d) => {
    if (k.isAsleep(d)) return;
    k.closeOverlays(d);
    delete d.view.scroll["recents"];
    d.view.surface = d.view.surface === "recents" ? null : "recents";
  }),
  shade: os({ open: v.boolean() }, (k, d, { open }) => {
    if (k.isAsleep(d)) return;
    d.view.focus = null;
    d.view.headsUp = null;
    d.view.replying = null;
    d.view.unfolded = [];
    delete d.view.scroll["shade"];
    d.view.surface = open ? "shade" : null;
  }),
  /** Closes apps in recents. A closed app starts from its first screen when the user opens it again. */
  closeTasks: os({ apps: v.array(appId) }, (k, d, { apps }) => {
    for (const app of apps) if (app !== k.home.id) k.close(d, app);
    if (k.recentsOf(d).length === 0) k.goHome(d);
  }),
  back: os({}, (k, d) => k.back(d)),
  /** Answers the OS's confirmation dialog. */
  answer: os({ yes: v.boolean() }, (k, d, { yes }) => {
    const dialog = d.view.dialog;
    if (!dialog) return reject("nothing-asked");
    const { app, on, args } = dialog;
    const plain = k.toPlain(args);
    d.view.dialog = null;
    if (yes) return k.act(d, app, on, plain, true);
  }),
  openNotification: os({ id: v.string() }, (k, d, { id }) => {
    const n = d.os.notifications[id];
    if (!n) return reject("notification-gone");
    wake(d);
    if (k.isAsleep(d)) return reject("unlock-first");
    const { app, open, ongoing } = k.toPlain(n);
    if (!ongoing) k.dropNotification(d, id);
    d.view.headsUp = null;
    const refused = k.launch(d, app);
    if (refused) return refused;
    if (open) k.push(d, app, open.screen, open.params);
  }),
  /**
   * Posts a notification from outside the phone. The title and text are given literally and do not come from the app's
   * strings.
   */
  notify: os({ app: appId, title: messageText, text: messageText }, (k, d, { app, title, text }) => {
    k.app(app);
    return { result: { as: k.notify(d, app, { key: "told", facts: { title, text } }), app } };
  }),
  /** Presses a button of a notification. */
  notificationAction: os({ id: v.string(), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (k, d, i) => {
    const n = d.os.notifications[i.id];
    const action = n?.actions[i.index];
    if (!n || !action) return reject("notification-gone");
    const { app, ongoing } = n;
    const { command, args } = k.toPlain(action);
    if (!ongoing) k.dropNotification(d, i.id);
    if (d.view.headsUp?.id === i.id) d.view.headsUp = null;
    return k.asResult(k.runCommand(d, k.app(app), command, args));
  }),
  /** Opens the reply field of a notification. */
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
    const { command, args } = k.toPlain(n.reply);
    const { app } = n;
    const result = k.runCommand(d, k.app(app), command, { ...args, text });
    if (isRejection(result)) return result;
    k.dropNotification(d, id);
    d.view.replying = null;
    d.view.focus = null;
    delete d.view.drafts["reply"];
  }),
  fold: os({ name: v.string() }, (_, d, { name }) => {
    const { unfolded } = d.view;
    d.view.unfolded = toggleItem(unfolded, name).toSorted();
  }),
  /** Starts an intent from the phone's own surfaces. */
  start: os({ intent: intentSchema }, (k, d, { intent }) => {
    d.view.surface = null;
    return k.startIntent(d, k.toPlain(intent), null);
  }),
  /** Selects a handler in the chooser. The user then taps "Just once" or "Always". */
  pickHandler: os({ handler: v.string() }, (_, d, { handler }) => {
    if (!d.view.chooser?.handlers.includes(handler)) return reject("app-missing");
    d.view.chooser.picked = handler;
  }),
  choose: os(
    { handler: v.string(), target: v.nullable(v.string()), always: v.boolean() },
    (k, d, { handler, target, always }) => k.chooseHandler(d, handler, target, always),
  ),
  dismissChooser: os({}, (_, d) => {
    d.view.chooser = null;
  }),
  /** Answers a permission request for the user. */
  grant: os({ answer: v.picklist(["allowed", "foreground", "once", "denied"]) }, (k, d, { answer }) =>
    k.answerPermission(d, answer),
  ),
  ...lockCommands,
  ...mediaCommands,
  /**
   * Receives a call or a message from outside. `app` is the app through which the call or message was sent; if it is
   * omitted, the call or message comes over the mobile network. The result reports how the phone delivered the message
   * (`as`) and which app received it (`app`).
   */
  receive: os(
    { kind: v.picklist(incomingKinds), from: messageText, text: messageText, app: v.optional(v.nullable(appId), null) },
    (k, d, { kind, from, text, app }) => k.receive(d, kind, { from, text }, app),
  ),
  /** Takes a screenshot. The file records only which app and which screen the screenshot shows. */
  screenshot: os({}, (k, d) => {
    d.view.surface = null;
    const { app, screen } = k.frontOf(d);
    const c = civilOf(d.clock.nowMs, zones[d.os.settings.time.zone]);
    if (isFull(d.os, 1)) return reject("storage-full");
    const name = `Screenshot_${c.year}${pad2(c.month)}${pad2(c.day)}_${pad2(c.hour)}${pad2(c.minute)}${pad2(c.second)}.png`;
    addFile(d.os, k.creationContext(d), standardFolders.screenshots, name, 412_000, { kind: "screen", app, screen });
    k.showToast(d, app, "screenshot-saved");
  }),
  /**
   * Shows a box over everything else until the user dismisses it. The box can be an advertisement, a warning or a
   * phishing attempt.
   */
  popUp: os({ title: messageText, text: messageText }, (_, d, popUp) => {
    d.view.focus = null;
    d.view.popUp = popUp;
    delete d.view.scroll["pop-up"];
  }),
  dismissPopUp: os({}, (_, d) => {
    d.view.popUp = null;
  }),
  ...disturbanceCommands,
  /** Turns an outage on or off. During an outage the phone has no connection although the radios are on. */
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
    applyLowBattery(d.os);
  }),
  dismissHeadsUp: os({}, (_, d) => {
    d.view.headsUp = null;
  }),
  /**
   * Asks a question to the user who gave the task, if the task has such a user. `answer` is the text that a model
   * answered. If it is null, the rules make the answer.
   */
  ask: os(
    { question: v.pipe(v.string(), v.maxLength(4000)), answer: v.nullable(v.pipe(v.string(), v.maxLength(4000))) },
    (_, d, { question, answer }) => {
      if (d.os.user) askUser(d.os.user, question, answer);
    },
  ),
  /** Always refuses. The host runs this command instead of a command whose change is too large to store. */
  refuse: os({}, () => reject(doesNotFit)),
  /** Runs a system command of the OS, from the shade or a test. Screens run system commands through edges. */
  system: os({ command: v.string(), args: json }, (k, d, { command, args }) => k.system(d, command, args)),
};
/**
 * Commands whose arguments contain values that the caller chose freely. The phone reports an invalid value as the
 * caller's error, not as a refusal.
 */
export const passThroughCommands: ReadonlySet<string> = new Set(["act", "view", "notify", "receive", "system"]);
// Adds the typing commands to the commands of the OS. `typing.ts` declares them.
for (const [name, { args, run }] of Object.entries(typingCommands))
  osCommands[name] = os(args, (k, d, values) => run(k.typingContext(d), values as never));
