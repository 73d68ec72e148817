/** Notifications: SPEC, N. */
import type { Draft } from "../command.ts";
import type { Notice } from "../app-command.ts";
import { wake } from "../lock.ts";
import { notificationsMost } from "../most.ts";
import { keptQuiet, type Coming } from "../quiet.ts";
import type { Notification, PhoneState } from "../state.ts";
import type { Importance } from "../state-parts.ts";
import { remember } from "../system.ts";
import { Providing } from "./providing.ts";

const headsUpMs = 4000;

export abstract class Notifying extends Providing {
  /** How much a notification of this channel disturbs: as the user has set, else as the app declares. */
  importanceOf(state: PhoneState, app: string, channel: string): Importance {
    return state.os.channels[`${app}/${channel}`] ?? this.app(app).channels[channel]?.importance ?? "high";
  }
  /** The phone itself looks up who calls or writes: no app's permission is needed for that. */
  protected keptQuiet(state: PhoneState, coming: Coming): boolean {
    const all = this.providerOf("contacts");
    return keptQuiet(state.os, coming, () => (all && this.content(state, all.app.id, "contacts")) ?? []);
  }
  /** `muted` where the user has turned the app's notifications off, or its shade is full of ongoing ones. */
  notify(draft: Draft, app: string, notice: Notice): "notification" | "muted" {
    const { channel = "general", tag = null } = notice;
    const importance = this.importanceOf(draft, app, channel);
    if (draft.os.muted.includes(app) || importance === "none") return "muted";
    const kind = this.app(app).channels[channel]?.kind ?? null;
    const quiet = this.keptQuiet(draft, { kind, from: notice.from ?? null });
    const notification: Notification = {
      app,
      channel,
      tag,
      group: notice.group ?? null,
      title: notice.title ?? null,
      key: notice.key,
      facts: { ...notice.facts },
      at: draft.clock.nowMs,
      open: notice.open ? this.plain(notice.open) : null,
      actions: this.plain([...(notice.actions ?? [])]),
      reply: notice.reply ? this.plain(notice.reply) : null,
      progress: notice.progress ?? null,
      ongoing: notice.ongoing ?? false,
      ...(quiet ? { quiet } : {}),
    };
    const own = Object.entries(draft.os.notifications).filter(([, n]) => n.app === app);
    const same = own.find(([, n]) => tag !== null && n.tag === tag);
    if (!same && own.length >= notificationsMost) {
      const [oldest] = own.filter(([, n]) => !n.ongoing).toSorted(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
      if (!oldest) return "muted";
      this.dropNotification(draft, oldest[0]);
    }
    const id = same ? same[0] : this.making(draft).newId("ntf");
    draft.os.notifications[id] = notification;
    const { banners, wakeScreen } = draft.os.settings.notifications;
    if (quiet || importance === "low") return "notification";
    if (wakeScreen) wake(draft);
    if (importance === "high" && banners && draft.view.power === "on" && !draft.view.locked)
      draft.view.headsUp = { id, untilMs: draft.clock.nowMs + headsUpMs };
    return "notification";
  }
  /** Out of the shade and into its history. */
  dropNotification(draft: Draft, id: string): void {
    if (!Object.hasOwn(draft.os.notifications, id)) return;
    remember(draft.os, id);
    if (draft.view.headsUp?.id === id) draft.view.headsUp = null;
  }
}
