/** Notifications: SPEC, N. */
import type { Draft } from "../command.ts";
import type { Notice } from "../app-command.ts";
import { wake } from "../lock.ts";
import { maxNotifications } from "../limits.ts";
import { isMutedByDnd, type Interruption } from "../do-not-disturb.ts";
import type { Notification, PhoneState } from "../state.ts";
import type { Importance } from "../state-schemas.ts";
import { moveToHistory } from "../system-commands.ts";
import { Providers } from "./providers.ts";

const headsUpMs = 4000;

export abstract class Notifications extends Providers {
  /** Returns the importance of a notification channel: the user's choice, otherwise the app's declaration. */
  importanceOf(state: PhoneState, app: string, channel: string): Importance {
    return state.os.channels[`${app}/${channel}`] ?? this.app(app).channels[channel]?.importance ?? "high";
  }
  /**
   * Whether do-not-disturb mutes this interruption. The phone looks up the sender in the contacts, so no app needs the
   * permission.
   */
  protected isMutedByDnd(state: PhoneState, coming: Interruption): boolean {
    const all = this.providerOf("contacts");
    return isMutedByDnd(state.os, coming, () => (all && this.content(state, all.app.id, "contacts")) ?? []);
  }
  /**
   * Posts a notification. Returns `muted` if the user has muted the app or channel. Also returns `muted` if the app has
   * its maximum number of notifications and all of these are ongoing.
   */
  notify(draft: Draft, app: string, notice: Notice): "notification" | "muted" {
    const { channel = "general", tag = null } = notice;
    const importance = this.importanceOf(draft, app, channel);
    if (draft.os.muted.includes(app) || importance === "none") return "muted";
    const kind = this.app(app).channels[channel]?.kind ?? null;
    const quiet = this.isMutedByDnd(draft, { kind, from: notice.from ?? null });
    const notification: Notification = {
      app,
      channel,
      tag,
      group: notice.group ?? null,
      title: notice.title ?? null,
      key: notice.key,
      facts: { ...notice.facts },
      at: draft.clock.nowMs,
      open: notice.open ? this.toPlain(notice.open) : null,
      actions: this.toPlain([...(notice.actions ?? [])]),
      reply: notice.reply ? this.toPlain(notice.reply) : null,
      progress: notice.progress ?? null,
      ongoing: notice.ongoing ?? false,
      ...(quiet ? { quiet } : {}),
    };
    const own = Object.entries(draft.os.notifications).filter(([, n]) => n.app === app);
    const same = own.find(([, n]) => tag !== null && n.tag === tag);
    if (!same && own.length >= maxNotifications) {
      const [oldest] = own.filter(([, n]) => !n.ongoing).toSorted(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
      if (!oldest) return "muted";
      this.dropNotification(draft, oldest[0]);
    }
    const id = same ? same[0] : this.creationContext(draft).newId("ntf");
    draft.os.notifications[id] = notification;
    const { banners, wakeScreen } = draft.os.settings.notifications;
    if (quiet || importance === "low") return "notification";
    if (wakeScreen) wake(draft);
    if (importance === "high" && banners && draft.view.power === "on" && !draft.view.locked)
      draft.view.headsUp = { id, untilMs: draft.clock.nowMs + headsUpMs };
    return "notification";
  }
  /** Moves a notification from the shade into the history. */
  dropNotification(draft: Draft, id: string): void {
    if (!Object.hasOwn(draft.os.notifications, id)) return;
    moveToHistory(draft.os, id);
    if (draft.view.headsUp?.id === id) draft.view.headsUp = null;
  }
}
