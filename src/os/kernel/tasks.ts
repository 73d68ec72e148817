/** Tasks and their screens, results, and "back" (SPEC, T, R, B). */
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { CommandError, isRejection, type Draft, type Result } from "../command.ts";
import type { AnyApp } from "../define.ts";
import type { Edge } from "../edges.ts";
import { reject, type Rejection } from "../values.ts";
import { closeKeyboardLayer } from "../keyboard.ts";
import { wake } from "../lock.ts";
import type { Permission } from "../permissions.ts";
import type { Caller, Entry, PhoneState } from "../state.ts";
import { TextFields } from "./text-fields.ts";

export abstract class Tasks extends TextFields {
  launch(draft: Draft, id: string): Rejection | void {
    const app = this.byId.get(id);
    if (!app) return reject("app-missing");
    this.closeOverlays(draft);
    const isNew = !draft.view.tasks[app.id];
    if (isNew) draft.view.tasks[app.id] = { stack: [this.newEntry(draft, app, app.navigation.start, {}, null)] };
    this.bringToFront(draft, app.id);
    draft.view.overLock = false;
    if (isNew) this.focusOpeningField(draft);
  }
  /** Opens a screen of an app in the app's own task. */
  push(draft: Draft, id: string, screen: string, params: Json, caller: Caller | null = null): void {
    const app = this.app(id);
    const refused = this.launch(draft, id);
    if (refused) throw new CommandError("/app", refused.reject);
    const stack = draft.view.tasks[id]!.stack;
    const top = stack.at(-1)!;
    const next = this.newEntry(draft, app, screen, params, caller);
    if (top.app === id && top.screen === screen && sameParams(top.params, next.params)) {
      top.caller = caller;
      return;
    }
    stack.push(next);
    draft.view.focus = null;
    this.focusOpeningField(draft);
  }
  goHome(draft: Draft): void {
    this.closeOverlays(draft);
    draft.view.front = this.home.id;
    draft.view.overLock = false;
  }
  close(draft: Draft, task: string): void {
    delete draft.view.tasks[task];
    draft.view.recents = draft.view.recents.filter((r) => r !== task);
    if (draft.view.front === task) draft.view.front = this.home.id;
    const granted = draft.os.permissions[task];
    for (const [name, grant] of Object.entries(granted ?? {}))
      if (grant === "once") draft.os.permissions[task]![name as Permission] = "ask";
  }
  protected bringToFront(draft: Draft, task: string): void {
    draft.view.front = task;
    if (task !== this.home.id) draft.view.recents = [task, ...draft.view.recents.filter((r) => r !== task)];
  }
  /** Closes everything that covers the apps, because another app comes to the front. */
  closeOverlays(draft: Draft): void {
    const { view } = draft;
    view.focus = null;
    view.dialog = null;
    view.permission = null;
    view.chooser = null;
    view.surface = null;
    view.replying = null;
  }
  protected newEntry(draft: Draft, app: AnyApp, screen: string, params: Json, caller: Caller | null): Entry {
    const entry = this.createEntry(draft, app, screen, params, `e_${draft.view.nextEntry++}`, caller);
    this.runOpenCommand(draft, app, entry);
    return entry;
  }
  /** Runs the `opens` command of a screen that has just opened. A refusal of the command is ignored. */
  protected runOpenCommand(draft: Draft, app: AnyApp, entry: Entry): void {
    const { opens } = this.screens(app.id)[entry.screen]!;
    if (opens !== undefined) this.runCommand(draft, app, opens, this.toPlain(entry.params));
  }
  protected createEntry(
    phone: Pick<PhoneState, "apps" | "os" | "clock">,
    app: AnyApp,
    screen: string,
    params: Json,
    key: string,
    caller: Caller | null,
  ): Entry {
    const found = this.screens(app.id)[screen];
    if (!found) throw new CommandError("/screen", `${app.id} has no screen ${screen}`);
    const truncated = this.truncateFields(found.params, params);
    const checked = this.parseFields(found.params, truncated, "/params");
    const { apps, os: osState, clock } = phone;
    const here = {
      state: apps[app.id],
      params: checked,
      now: clock.nowMs,
      os: osState,
      content: this.contentReader(phone as PhoneState, app.id),
    };
    const first = found.enter ? this.toPlain(found.enter(here)) : {};
    return {
      key,
      app: app.id,
      caller,
      screen,
      params: checked,
      view: this.parseFields(found.view, this.truncateFields(found.view, first), "/view"),
      scroll: {},
    };
  }
  /** Opens a screen like a full-screen notification: turns the display on and shows the screen over the lock screen. */
  protected present(draft: Draft, app: string, screen: string, params: Json): void {
    const { locked } = draft.view;
    wake(draft);
    this.push(draft, app, screen, params);
    draft.view.overLock = locked;
  }
  protected move(draft: Draft, app: AnyApp, edge: Edge, here: never): void {
    const { front } = draft.view;
    const { stack } = draft.view.tasks[front]!;
    if (edge.move === "stay") return;
    draft.view.focus = null;
    if (edge.move === "root") {
      // Keeps the lower screens that belong to another app, because that app started this app.
      let first = stack.length - 1;
      while (first > 0 && stack[first - 1]!.app === app.id) first -= 1;
      if (stack[first]!.screen !== app.navigation.start) {
        const { caller } = this.toPlain(stack[first]!);
        stack[first] = this.newEntry(draft, app, app.navigation.start, {}, caller);
      }
      stack.splice(first + 1);
      return;
    }
    if (edge.move === "pop") return this.pop(draft);
    if (edge.move === "finish") return this.finish(draft, this.toPlain(edge.finish!(here) as Record<string, Json>));
    const caller = edge.move === "replace" ? this.toPlain(stack.at(-1)!.caller) : null;
    const next = this.newEntry(draft, app, edge.to!, this.toPlain(edge.params!(here) as Json), caller);
    if (edge.move === "replace") stack.pop();
    stack.push(next);
    this.focusOpeningField(draft);
  }
  /** Closes the screen in front. If a screen of another task opened it, that task comes to the front. */
  protected pop(draft: Draft): void {
    const { front } = draft.view;
    const { stack } = draft.view.tasks[front]!;
    draft.view.focus = null;
    const { caller } = this.toPlain(stack.pop()!);
    const emptied = stack.length === 0;
    if (emptied) this.close(draft, front);
    if (caller && caller.task !== front && draft.view.tasks[caller.task]) this.bringToFront(draft, caller.task);
    else if (emptied) this.goHome(draft);
    draft.view.overLock = false;
  }
  /** Closes the screen in front and passes the result to the screen that waits for it. */
  protected finish(draft: Draft, result: Record<string, Json>): void {
    const { caller } = this.toPlain(this.top(draft, draft.view.front));
    this.pop(draft);
    if (caller?.onResult == null) return;
    const waiting = draft.view.tasks[caller.task]?.stack.at(-1);
    if (waiting?.key !== caller.key) return;
    const refused = this.act(draft, waiting.app, caller.onResult, result, false);
    if (isRejection(refused)) this.showToast(draft, waiting.app, refused.reject, refused.facts ?? {});
  }
  /**
   * Handles one press of "back". The press goes to the first item of this list that is present, in Android's order:
   * advertisement, pop-up, permission, question, chooser, shade, recents, keyboard, overlay of the screen, the app
   * itself, the screen below, home.
   */
  back(draft: Draft): Result {
    const { view } = draft;
    if (view.power === "off") return;
    if (view.locked && !view.overLock) view.pad = null;
    else if (view.ad) delete view.ad;
    else if (view.popUp) view.popUp = null;
    else if (view.permission) view.permission = null;
    else if (view.dialog) view.dialog = null;
    else if (view.chooser) view.chooser = null;
    else if (view.replying !== null) {
      view.replying = null;
      view.focus = null;
    } else if (view.surface) view.surface = null;
    else if (this.pausedApp(draft) !== null) this.goHome(draft);
    else if (view.focus) closeKeyboardLayer(view, view.focus);
    else {
      const { front } = view;
      const top = this.top(draft, front);
      if (top.view["open"] !== undefined && top.view["open"] !== null) this.setView(draft, top.app, { open: null });
      else if (this.edges(top.app, top.screen, "back").some((e) => this.guardsHold(draft, top.app, e, top)))
        return this.act(draft, top.app, "back", {}, false);
      else if (view.tasks[front]!.stack.length > 1 || top.caller) this.pop(draft);
      else if (front === this.home.id) return;
      else this.goHome(draft);
    }
  }
  /**
   * Runs an act of the screen in front. `confirmed`: whether the user has already answered the question or permission
   * request of the edge.
   */
  abstract act(draft: Draft, appId: string, on: string, rawArgs: Json, confirmed: boolean): Result;
}
const sameParams = (a: Json, b: Json): boolean => hashOf(a) === hashOf(b);
