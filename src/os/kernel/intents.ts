/** Who does what is asked for, and may they: SPEC, I, M. */
import type { Json } from "../../state/json.ts";
import { isRejection, type Draft, type Result } from "../command.ts";
import type { AnyApp } from "../define.ts";
import { reject } from "../values.ts";
import { fits, kindOf, type Handler, type Intent, type Target } from "../intents.ts";
import { grantOf, whileInUse } from "../permissions.ts";
import type { Caller, PhoneState } from "../state.ts";
import { Tasks } from "./tasks.ts";

export abstract class Intents extends Tasks {
  /** Finds who does what is asked for: one does it, several are offered. */
  start(draft: Draft, intent: Intent, caller: Caller | null): Result {
    const asking = caller === null ? null : this.top(draft, caller.task).app;
    const found = [...this.handlers].filter(
      ([, { app, handler }]) =>
        fits(handler, intent) &&
        !(intent.action === "SEND" && app.id === asking) &&
        this.paramsFor(draft, app, handler, intent, null) !== null,
    );
    const chosen = draft.os.defaults[kindOf(intent)];
    const only = found.length === 1 ? found[0] : found.find(([id]) => id === chosen);
    if (intent.action !== "SEND" && only) return this.open(draft, only[0], intent, caller, null);
    if (found.length === 0) return reject("nobody-does");
    draft.view.focus = null;
    delete draft.view.scroll["chooser"];
    draft.view.chooser = { intent, caller, handlers: found.map(([id]) => id).toSorted(), picked: null };
  }
  choose(draft: Draft, id: string, target: string | null, always: boolean): Result {
    const { chooser } = draft.view;
    if (!chooser?.handlers.includes(id)) return reject("app-missing");
    const { intent, caller } = this.plain(chooser);
    draft.view.chooser = null;
    if (always) draft.os.defaults[kindOf(intent)] = id;
    return this.open(draft, id, intent, caller, target);
  }
  protected open(draft: Draft, id: string, intent: Intent, caller: Caller | null, target: string | null): Result {
    const found = this.handlers.get(id);
    if (!found) return reject("app-missing");
    const { app, handler } = found;
    const params = this.paramsFor(draft, app, handler, intent, target);
    if (params === null) return reject("nobody-does");
    if (caller !== null && !draft.view.tasks[caller.task]) return reject("screen-gone");
    if (handler.run) {
      const { command, args } = handler.run(intent);
      const done = this.runCommand(draft, app, command, this.plain(args));
      if (isRejection(done)) return done;
    }
    if (caller === null || (handler.ownTask && caller.onResult === null))
      return this.push(draft, app.id, handler.screen, params, caller);
    const { stack } = draft.view.tasks[caller.task]!;
    stack.push(this.newEntry(draft, app, handler.screen, params, caller));
    if (draft.view.front !== caller.task) this.show(draft, caller.task);
    draft.view.focus = null;
    this.focusOpened(draft);
  }
  protected paramsFor(
    draft: PhoneState,
    app: AnyApp,
    handler: Handler,
    intent: Intent,
    target: string | null,
  ): Json | null {
    const c = { state: draft.apps[app.id], now: draft.clock.nowMs, target } as never;
    return this.plain(handler.params(intent, c) as Json | null);
  }
  /** What the share sheet offers besides apps: people and places inside them, best first. */
  targetsOf(state: PhoneState, id: string): readonly Target[] {
    const found = this.handlers.get(id);
    if (!found) return [];
    const { app, handler } = found;
    const c = { state: state.apps[app.id], now: state.clock.nowMs, content: this.reader(state, app.id) };
    return handler.targets?.(c as never) ?? [];
  }
  grant(draft: Draft, answer: "allowed" | "foreground" | "once" | "denied"): Result {
    const asked = draft.view.permission;
    if (!asked) return reject("nothing-asked");
    const { app, permission, on, args } = this.plain(asked);
    draft.view.permission = null;
    const had = grantOf(draft.os, app, permission);
    const own = (draft.os.permissions[app] ??= {});
    if (answer === "denied") {
      own[permission] = had === "asked" ? "blocked" : "asked";
      return;
    }
    if (answer === "foreground" && !whileInUse.includes(permission)) return reject("nothing-asked");
    own[permission] = answer;
    return this.act(draft, app, on, args, false);
  }
}
