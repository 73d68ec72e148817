/** What the user does on a screen, and the commands that follow from it. */
import type { Json } from "../../state/json.ts";
import { nextRandom } from "../../state/rng.ts";
import { CommandError, doesNotFit, isRejection, Refused, type Draft, type Result } from "../command.ts";
import type { Ctx } from "../app-command.ts";
import type { Broadcast } from "../broadcasts.ts";
import type { AnyApp, Incoming, incomingKinds } from "../define.ts";
import type { Edge } from "../edges.ts";
import { reject, type Rejection } from "../values.ts";
import { bindCard, move, openAccount, refund, unbindCard } from "../money/ledger.ts";
import { scheduledMost } from "../most.ts";
import { grantOf, isGranted } from "../permissions.ts";
import type { PhoneState } from "../state.ts";
import { zones } from "../settings.ts";
import { system } from "../system.ts";
import { world } from "../world.ts";
import { Intents } from "./intents.ts";

/** After so long the network tries again to deliver a message. */
const unreachableMs = 60_000;

export abstract class Acts extends Intents {
  /** What the command that runs has broadcast so far: delivered once it is through. */
  protected outbox: Broadcast[] = [];
  /**
   * Acts of the screen in front that open another screen and do nothing else: no data change, nothing is asked, and back
   * undoes them. By name, so that they do not depend on how much of an app is here.
   */
  plainWays(draft: PhoneState): { readonly app: string; readonly on: string }[] {
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
      // There back closes the keyboard first.
      screens[edge.to!]!.focus === undefined &&
      this.edges(app, edge.to!, "back").length === 0;
    const names = new Set(
      this.app(app)
        .navigation.edges.filter((edge: Edge) => edge.from === top.screen && edge.on !== "back" && isPlain(edge))
        .map((edge: Edge) => edge.on),
    );
    return [...names]
      .filter(
        (on) => this.edges(app, top.screen, on).find((edge) => this.holds(draft, app, edge, top))?.move === "push",
      )
      .toSorted()
      .map((on) => ({ app, on }));
  }
  act(draft: Draft, appId: string, on: string, rawArgs: Json, confirmed: boolean): Result {
    const app = this.app(appId);
    if (!this.isFront(draft, appId)) return reject("screen-gone");
    if (this.paused(draft) === appId) return reject("app-paused");
    const top = this.top(draft, draft.view.front);
    const edges = this.edges(appId, top.screen, on);
    if (edges.length === 0) return reject("screen-gone");
    let args: Record<string, Json> = {};
    const edge = edges.find((e) => {
      args = this.checked(e.args, rawArgs, "/args");
      return this.holds(draft, appId, e, top);
    });
    if (!edge) return reject(edges[0]!.guards[0] ?? "screen-gone");
    return this.inside(() => this.follow(draft, app, edge, args, confirmed));
  }
  protected follow(draft: Draft, app: AnyApp, edge: Edge, args: Record<string, Json>, confirmed: boolean): Result {
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
      content: this.reader(draft, appId),
      world,
    } as never;
    if (edge.needs && !confirmed) {
      const grant = grantOf(draft.os, appId, edge.needs);
      if (grant === "blocked") return reject("permission-denied", { app: appId, permission: edge.needs });
      if (!isGranted(grant)) {
        draft.view.focus = null;
        draft.view.permission = { app: appId, permission: edge.needs, on, args: this.plain(args) };
        return;
      }
    }
    if (edge.ask && !confirmed) {
      draft.view.focus = null;
      const facts = edge.ask.facts ? edge.ask.facts(here) : {};
      draft.view.dialog = {
        app: appId,
        on,
        args: this.plain(args),
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
      result = this.runCommand(draft, app, edge.command, this.plain(edge.map!(here) as Json), presented);
      if (isRejection(result)) return result;
    }
    if (edge.system !== null) {
      const refused = this.system(draft, edge.system, this.plain(edge.systemMap!(here) as Json));
      if (refused) return refused;
    }
    const after = { ...(here as object), state: draft.apps[appId], result } as never;
    if (edge.set !== null) this.setView(draft, appId, this.plain(edge.set(after) as Record<string, Json>));
    if (edge.say !== null) this.tell(draft, appId, edge.say, edge.sayFacts ? this.plain(edge.sayFacts(after)) : {});
    if (edge.launch !== null) return this.launch(draft, edge.launch(after));
    if (edge.start !== null) {
      const { task, key } = { task: draft.view.front, key: top.key };
      draft.view.focus = null;
      return this.start(draft, this.plain(edge.start(after)), { task, key, onResult: edge.onResult });
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
    const args = this.checked(command.args, rawArgs, "/args");
    const shown: { screen: string; params: Json }[] = presented ?? [];
    return this.inside(() => {
      const result: unknown = command.run(draft.apps[app.id], args, this.ctx(draft, app.id, shown));
      if (!presented) for (const p of shown) this.present(draft, app.id, p.screen, p.params);
      return result;
    });
  }
  /** What the phone's own parts hand to each other and does not fit is a refusal: nobody has said it. */
  protected inside<T>(run: () => T): T {
    try {
      return run();
    } catch (e) {
      throw e instanceof CommandError ? new Refused(reject(doesNotFit)) : e;
    }
  }
  protected ctx(draft: Draft, app: string, shown: { screen: string; params: Json }[]): Ctx {
    return {
      ...this.making(draft),
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
      provide: (op) => this.provide(draft, app, op),
      system: (command, args) => this.system(draft, command, this.plain(args) as Json),
      money: {
        move: (m) => move(draft.os.money, app, m, this.making(draft)),
        refund: (r) => this.refund(draft, app, r),
        open: (account) => openAccount(draft.os.money, app, account),
        bind: (card) => bindCard(draft.os.money, app, card),
        unbind: (card) => unbindCard(draft.os.money, app, card),
      },
      sms: ({ from, text, afterMs }) => this.later(draft, afterMs, { kind: "message", from, text }),
      broadcast: (name, extras) => {
        if (!this.app(app).sends.includes(name)) throw new Error(`${app} does not declare that it sends ${name}`);
        this.outbox.push({ name, extras: this.plain(extras), from: app } as Broadcast);
      },
      keptQuiet: (coming) => this.keptQuiet(draft, coming),
    };
  }
  /** The app that had paid hears of it; what it refuses is not given back. */
  protected refund(draft: Draft, app: string, asked: Parameters<Ctx["money"]["refund"]>[0]): Rejection | string {
    const { money } = draft.os;
    const payer = money.entries[asked.entry]?.via ?? app;
    const entry = refund(money, app, asked, this.making(draft));
    if (isRejection(entry) || payer === app) return entry;
    const taken = this.byId.get(payer)?.receives.refund?.({ entry });
    if (!taken) return entry;
    const told = this.runCommand(draft, this.byId.get(payer)!, taken.command, taken.args);
    return isRejection(told) ? told : entry;
  }
  /**
   * What comes from outside, to the app that takes it. A message to an app that was named goes to that app: as a message
   * where people write to each other there, else as a notification of the app.
   */
  receive(draft: Draft, kind: (typeof incomingKinds)[number], incoming: Incoming, to: string | null = null): Result {
    const named = to === null || kind === "call" ? null : this.app(to);
    // Out of reach: a message waits for the network, a call is lost.
    if (draft.os.settings.network.airplane || draft.os.outage) {
      if (kind === "call") return { result: { as: "lost", app: null } };
      this.later(draft, unreachableMs, { kind, ...incoming, ...(named ? { app: named.id } : {}) });
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
    if (!Object.hasOwn(system, name)) throw new CommandError("/command", `no system command ${name}`);
    const found = system[name as keyof typeof system];
    return found.run(draft.os, this.checked(found.args, args, "/args") as never, this.making(draft));
  }
  /** A network that has too much to deliver loses the rest. */
  protected later(draft: Draft, afterMs: number, args: Json): void {
    if (Object.keys(draft.os.schedule).length >= scheduledMost) return;
    const id = this.making(draft).newId("due");
    draft.os.schedule[id] = { at: draft.clock.nowMs + Math.max(1, Math.round(afterMs)), command: "os.receive", args };
  }
  asResult(x: unknown): Result {
    return isRejection(x) ? x : undefined;
  }
}
