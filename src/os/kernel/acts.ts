/** Acts of the user on a screen, and the commands that they run. */
import type { Json } from "#state/json.ts";
import { nextRandom } from "#state/rng.ts";
import { CommandError, doesNotFit, isRejection, RejectionError, type Draft, type Result } from "../command.ts";
import type { Ctx } from "../app-command.ts";
import type { Broadcast } from "../broadcasts.ts";
import type { AnyApp, Incoming, incomingKinds } from "../define.ts";
import type { Edge } from "../edges.ts";
import { reject, type Rejection } from "../values.ts";
import { bindCard, move, openAccount, refund, unbindCard } from "../money/ledger.ts";
import { maxScheduled } from "../limits.ts";
import { createMediaDesk } from "../media-session.ts";
import { grantOf, isGranted } from "../permissions.ts";
import type { PhoneState } from "../state.ts";
import { zones } from "../settings.ts";
import { systemCommands } from "../system-commands.ts";
import { world } from "../world.ts";
import { Intents } from "./intents.ts";

/** The delay, in milliseconds, after which the network tries again to deliver a message. */
const retryDeliveryMs = 60_000;

export abstract class Acts extends Intents {
  /** The broadcasts of the running command. They are delivered after the command has succeeded. */
  protected outbox: Broadcast[] = [];
  /**
   * Returns the acts of the screen in front that only open another screen. They change no data and ask no question, and
   * "back" undoes them. They are sorted by name, so that the order does not depend on how much of the app's code is
   * loaded.
   */
  navigationOnlyActs(draft: PhoneState): { readonly app: string; readonly on: string }[] {
    const top = this.top(draft, draft.view.front);
    const { app } = top;
    const screens = this.screens(app);
    const isPlain = (edge: Edge): boolean =>
      Object.keys(edge.args).length === 0 &&
      edge.move === "push" &&
      [edge.needs, edge.ask, edge.command, edge.system, edge.set, edge.say, edge.launch, edge.start, edge.finish].every(
        (part) => part === null,
      ) &&
      screens[edge.to!]!.opens === undefined &&
      // If a screen opens with the keyboard, "back" would close the keyboard first.
      screens[edge.to!]!.focus === undefined &&
      this.edges(app, edge.to!, "back").length === 0;
    const names = new Set(
      this.app(app)
        .navigation.edges.filter((edge: Edge) => edge.from === top.screen && edge.on !== "back" && isPlain(edge))
        .map((edge: Edge) => edge.on),
    );
    return [...names]
      .filter(
        (on) => this.edges(app, top.screen, on).find((edge) => this.guardsHold(draft, app, edge, top))?.move === "push",
      )
      .toSorted()
      .map((on) => ({ app, on }));
  }
  act(draft: Draft, appId: string, on: string, rawArgs: Json, confirmed: boolean): Result {
    const app = this.app(appId);
    if (!this.isFront(draft, appId)) return reject("screen-gone");
    if (this.pausedApp(draft) === appId) return reject("app-paused");
    const top = this.top(draft, draft.view.front);
    const edges = this.edges(appId, top.screen, on);
    if (edges.length === 0) return reject("screen-gone");
    let args: Record<string, Json> = {};
    const edge = edges.find((e) => {
      args = this.parseFields(e.args, rawArgs, "/args");
      return this.guardsHold(draft, appId, e, top);
    });
    if (!edge) return reject(edges[0]!.guards[0] ?? "screen-gone");
    return this.refuseInvalid(() => this.runEdge(draft, app, edge, args, confirmed));
  }
  protected runEdge(draft: Draft, app: AnyApp, edge: Edge, args: Record<string, Json>, confirmed: boolean): Result {
    const { on } = edge;
    const appId = app.id;
    const top = this.top(draft, draft.view.front);
    const here = {
      state: draft.apps[appId],
      params: top.params,
      view: top.view,
      args,
      now: draft.clock.nowMs,
      os: draft.os,
      content: this.contentReader(draft, appId),
      world,
    } as never;
    if (edge.needs && !confirmed) {
      const grant = grantOf(draft.os, appId, edge.needs);
      if (grant === "blocked") return reject("permission-denied", { app: appId, permission: edge.needs });
      if (!isGranted(grant)) {
        draft.view.focus = null;
        draft.view.permission = { app: appId, permission: edge.needs, on, args: this.toPlain(args) };
        return;
      }
    }
    if (edge.ask && !confirmed) {
      draft.view.focus = null;
      const facts = edge.ask.facts ? edge.ask.facts(here) : {};
      draft.view.dialog = {
        app: appId,
        on,
        args: this.toPlain(args),
        text: edge.ask.text,
        ok: edge.ask.ok,
        danger: edge.ask.danger,
        facts,
      };
      return;
    }
    let result: unknown;
    const presented: { screen: string; params: Json }[] = [];
    if (edge.command !== null) {
      result = this.runCommand(draft, app, edge.command, this.toPlain(edge.map!(here) as Json), presented);
      if (isRejection(result)) return result;
    }
    if (edge.system !== null) {
      const refused = this.system(draft, edge.system, this.toPlain(edge.systemMap!(here) as Json));
      if (refused) return refused;
    }
    const after = { ...(here as object), state: draft.apps[appId], result } as never;
    if (edge.set !== null) this.setView(draft, appId, this.toPlain(edge.set(after) as Record<string, Json>));
    if (edge.say !== null)
      this.showToast(draft, appId, edge.say, edge.sayFacts ? this.toPlain(edge.sayFacts(after)) : {});
    if (edge.launch !== null) return this.launch(draft, edge.launch(after));
    if (edge.start !== null) {
      const { task, key } = { task: draft.view.front, key: top.key };
      draft.view.focus = null;
      return this.startIntent(draft, this.toPlain(edge.start(after)), { task, key, onResult: edge.onResult });
    }
    this.move(draft, app, edge, after);
    for (const p of presented) this.present(draft, appId, p.screen, p.params);
  }
  runCommand(
    draft: Draft,
    app: AnyApp,
    name: string,
    rawArgs: Json,
    presented?: { screen: string; params: Json }[],
  ): unknown {
    const command = app.commands[name];
    if (!command) throw new CommandError("/name", `${app.id} has no command ${name}`);
    const args = this.parseFields(command.args, rawArgs, "/args");
    const shown: { screen: string; params: Json }[] = presented ?? [];
    return this.refuseInvalid(() => {
      const result: unknown = command.run(draft.apps[app.id], args, this.commandContext(draft, app.id, shown));
      if (!presented) for (const p of shown) this.present(draft, app.id, p.screen, p.params);
      return result;
    });
  }
  /**
   * Converts a CommandError into a refusal. The invalid value came from another part of the phone, not from the caller.
   */
  protected refuseInvalid<T>(run: () => T): T {
    try {
      return run();
    } catch (e) {
      throw e instanceof CommandError ? new RejectionError(reject(doesNotFit)) : e;
    }
  }
  protected commandContext(draft: Draft, app: string, shown: { screen: string; params: Json }[]): Ctx {
    return {
      ...this.creationContext(draft),
      os: draft.os,
      lang: draft.os.settings.language.language,
      offsetMin: zones[draft.os.settings.time.zone],
      random: () => {
        const { value, next } = nextRandom(draft.rng.state);
        draft.rng.state = next;
        return value;
      },
      present: (screen, params) => {
        shown.push({ screen, params });
      },
      notify: (notice) => this.notify(draft, app, notice),
      unnotify: (tag) => {
        for (const [id, n] of Object.entries(draft.os.notifications))
          if (n.app === app && n.tag === tag) delete draft.os.notifications[id];
      },
      content: (authority, span) => this.content(draft, app, authority, span ?? null),
      world,
      provide: (op) => this.writeContent(draft, app, op),
      system: (command, args) => this.system(draft, command, this.toPlain(args) as Json),
      money: {
        move: (m) => move(draft.os.money, app, m, this.creationContext(draft)),
        refund: (r) => this.refund(draft, app, r),
        open: (account) => openAccount(draft.os.money, app, account),
        bind: (card) => bindCard(draft.os.money, app, card),
        unbind: (card) => unbindCard(draft.os.money, app, card),
      },
      media: createMediaDesk(draft.os, app, draft.clock.nowMs),
      sms: ({ from, text, afterMs }) => this.scheduleReceive(draft, afterMs, { kind: "message", from, text }),
      broadcast: (name, extras) => {
        if (!this.app(app).sends.includes(name)) throw new Error(`${app} does not declare that it sends ${name}`);
        this.outbox.push({ name, extras: this.toPlain(extras), from: app } as Broadcast);
      },
      keptQuiet: (coming) => this.isMutedByDnd(draft, coming),
    };
  }
  /** Notifies the app that made the payment. If that app refuses, the refund is refused too. */
  protected refund(draft: Draft, app: string, request: Parameters<Ctx["money"]["refund"]>[0]): Rejection | string {
    const { money } = draft.os;
    const payer = money.entries[request.entry]?.via ?? app;
    const entry = refund(money, app, request, this.creationContext(draft));
    if (isRejection(entry) || payer === app) return entry;
    const call = this.byId.get(payer)?.receives.refund?.({ entry });
    if (!call) return entry;
    const result = this.runCommand(draft, this.byId.get(payer)!, call.command, call.args);
    return isRejection(result) ? result : entry;
  }
  /**
   * Delivers a call or a message from outside to the app that receives it. If `to` names an app that receives messages
   * or chats, the app handles the message. If the named app receives neither, the message becomes a notification of the
   * app.
   */
  receive(draft: Draft, kind: (typeof incomingKinds)[number], incoming: Incoming, to: string | null = null): Result {
    const named = to === null || kind === "call" ? null : this.app(to);
    // Without a network, a message waits and a call is lost.
    if (draft.os.settings.network.airplane || draft.os.outage) {
      if (kind === "call") return { result: { as: "lost", app: null } };
      this.scheduleReceive(draft, retryDeliveryMs, { kind, ...incoming, ...(named ? { app: named.id } : {}) });
      return { result: { as: "waiting", app: named?.id ?? null } };
    }
    for (const app of named ? [named] : this.apps) {
      const takes = app.receives[kind] ?? (named ? app.receives.chat : undefined);
      if (!takes) continue;
      const { command, args } = takes(incoming);
      const result = this.runCommand(draft, app, command, args);
      return isRejection(result) ? result : { result: { as: kind, app: app.id } };
    }
    if (!named) return reject("nobody-receives");
    const facts = { title: incoming.from, text: incoming.text };
    return { result: { as: this.notify(draft, named.id, { key: "told", facts }), app: named.id } };
  }
  system(draft: Draft, name: string, args: Json): Rejection | void {
    if (!Object.hasOwn(systemCommands, name)) throw new CommandError("/command", `no system command ${name}`);
    const found = systemCommands[name as keyof typeof systemCommands];
    return found.run(draft.os, this.parseFields(found.args, args, "/args") as never, this.creationContext(draft));
  }
  /** Schedules an `os.receive`. If the schedule is full, the event is dropped. */
  protected scheduleReceive(draft: Draft, afterMs: number, args: Json): void {
    if (Object.keys(draft.os.schedule).length >= maxScheduled) return;
    const id = this.creationContext(draft).newId("due");
    draft.os.schedule[id] = { at: draft.clock.nowMs + Math.max(1, Math.round(afterMs)), command: "os.receive", args };
  }
  asResult(x: unknown): Result {
    return isRejection(x) ? x : undefined;
  }
}
