/** Data that apps provide to other apps (SPEC, P). */
import type { Json } from "#state/json.ts";
import { isRejection, type Draft } from "../command.ts";
import type { AnyApp } from "../define.ts";
import { reject, type Rejection } from "../values.ts";
import { grantOf, isGranted } from "../permissions.ts";
import {
  requiredPermissions,
  type Authority,
  type ContentOp,
  type Provider,
  type ReadContent,
  type Row,
  type TimeSpan,
} from "../providers.ts";
import { zones } from "../settings.ts";
import type { PhoneState } from "../state.ts";
import { DailyLimits } from "./daily-limits.ts";

export abstract class Providers extends DailyLimits {
  protected providerOf<A extends Authority>(authority: A): { app: AnyApp; provider: Provider<never, A> } | null {
    for (const app of this.apps) {
      const provider = app.provides[authority];
      if (provider) return { app, provider: provider as never };
    }
    return null;
  }
  /**
   * Returns the rows of an authority that `requester` may read; null if no app provides the authority or the permission
   * is missing. The app that provides the rows may always read them.
   */
  content<A extends Authority>(
    state: PhoneState,
    requester: string,
    authority: A,
    span: TimeSpan | null = null,
  ): readonly Row<A>[] | null {
    const found = this.providerOf(authority);
    if (!found) return null;
    const needed = requiredPermissions[authority];
    if (needed && found.app.id !== requester && !isGranted(grantOf(state.os, requester, needed))) return null;
    const { time, language } = state.os.settings;
    const c = { now: state.clock.nowMs, offsetMin: zones[time.zone], lang: language.language, span };
    return found.provider.rows(state.apps[found.app.id] as never, c);
  }
  protected contentReader(state: PhoneState, requester: string): ReadContent {
    return (authority, span) => this.toPlain(this.content(state, requester, authority, span ?? null) ?? []) as never;
  }
  protected writeContent(
    draft: Draft,
    requester: string,
    { op, authority, args }: ContentOp,
  ): Rejection | { readonly result: Json } {
    const found = this.providerOf(authority);
    const command = found?.provider[op];
    if (!found || command === undefined) return reject("nobody-does");
    const needed = requiredPermissions[authority];
    if (needed && found.app.id !== requester && !isGranted(grantOf(draft.os, requester, needed)))
      return reject("permission-denied", { permission: needed });
    const result = this.runCommand(draft, found.app, command, args);
    return isRejection(result) ? result : { result: (result ?? null) as Json };
  }
  /** Runs a command of an app. Returns its result or its refusal. */
  abstract runCommand(
    draft: Draft,
    app: AnyApp,
    name: string,
    rawArgs: Json,
    presented?: { screen: string; params: Json }[],
  ): unknown;
}
