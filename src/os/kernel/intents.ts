/** Resolves intents to apps and handles permission requests (SPEC, I and M). */
import type { Json } from "#state/json.ts";
import { isRejection, type Draft, type Result } from "../command.ts";
import type { AnyApp } from "../define.ts";
import { reject } from "../values.ts";
import { matchesFilter, intentKindOf, type Handler, type Intent, type ShareTarget } from "../intents.ts";
import { grantOf, whileInUse } from "../permissions.ts";
import type { Caller, PhoneState } from "../state.ts";
import { Tasks } from "./tasks.ts";

export abstract class Intents extends Tasks {
  /**
   * Opens the only matching handler, or the user's default handler. Shows the chooser if several handlers match, and
   * always for `SEND`.
   */
  startIntent(draft: Draft, intent: Intent, caller: Caller | null): Result {
    const asking = caller === null ? null : this.top(draft, caller.task).app;
    const found = [...this.handlers].filter(
      ([, { app, handler }]) =>
        matchesFilter(handler, intent) &&
        !(intent.action === "SEND" && app.id === asking) &&
        this.paramsFor(draft, app, handler, intent, null) !== null,
    );
    const chosen = draft.os.defaults[intentKindOf(intent)];
    const only = found.length === 1 ? found[0] : found.find(([id]) => id === chosen);
    if (intent.action !== "SEND" && only) return this.openHandler(draft, only[0], intent, caller, null);
    if (found.length === 0) return reject("nobody-does");
    draft.view.focus = null;
    delete draft.view.scroll["chooser"];
    draft.view.chooser = { intent, caller, handlers: found.map(([id]) => id).toSorted(), picked: null };
  }
  chooseHandler(draft: Draft, id: string, target: string | null, always: boolean): Result {
    const { chooser } = draft.view;
    if (!chooser?.handlers.includes(id)) return reject("app-missing");
    const { intent, caller } = this.toPlain(chooser);
    draft.view.chooser = null;
    if (always) draft.os.defaults[intentKindOf(intent)] = id;
    return this.openHandler(draft, id, intent, caller, target);
  }
  protected openHandler(
    draft: Draft,
    id: string,
    intent: Intent,
    caller: Caller | null,
    target: string | null,
  ): Result {
    const found = this.handlers.get(id);
    if (!found) return reject("app-missing");
    const { app, handler } = found;
    const params = this.paramsFor(draft, app, handler, intent, target);
    if (params === null) return reject("nobody-does");
    if (caller !== null && !draft.view.tasks[caller.task]) return reject("screen-gone");
    if (handler.run) {
      const { command, args } = handler.run(intent);
      const result = this.runCommand(draft, app, command, this.toPlain(args));
      if (isRejection(result)) return result;
    }
    if (caller === null || (handler.ownTask && caller.onResult === null))
      return this.push(draft, app.id, handler.screen, params, caller);
    const { stack } = draft.view.tasks[caller.task]!;
    stack.push(this.newEntry(draft, app, handler.screen, params, caller));
    if (draft.view.front !== caller.task) this.bringToFront(draft, caller.task);
    draft.view.focus = null;
    this.focusOpeningField(draft);
  }
  protected paramsFor(
    draft: PhoneState,
    app: AnyApp,
    handler: Handler,
    intent: Intent,
    target: string | null,
  ): Json | null {
    const c = { state: draft.apps[app.id], now: draft.clock.nowMs, target } as never;
    return this.toPlain(handler.params(intent, c) as Json | null);
  }
  /** Returns the direct targets of a handler in the share sheet (people and places), best first. */
  targetsOf(state: PhoneState, id: string): readonly ShareTarget[] {
    const found = this.handlers.get(id);
    if (!found) return [];
    const { app, handler } = found;
    const c = { state: state.apps[app.id], now: state.clock.nowMs, content: this.contentReader(state, app.id) };
    return handler.targets?.(c as never) ?? [];
  }
  answerPermission(draft: Draft, answer: "allowed" | "foreground" | "once" | "denied"): Result {
    const request = draft.view.permission;
    if (!request) return reject("nothing-asked");
    const { app, permission, on, args } = this.toPlain(request);
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
