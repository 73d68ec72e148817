/** Notifications: the heads-up banner, and single or grouped cards in the shade and on the lock screen. */
import less from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import more from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import { groupNotifications } from "#os/notifications.ts";
import { OsHostScreen } from "../screen-binding.tsx";
import { Button, IconButton } from "../kit/buttons.tsx";
import { Field } from "../kit/fields.tsx";
import { AppIcon } from "../kit/app-icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { shellText } from "./strings.ts";
import { dispatchOs, textOf, titleOf } from "./texts.ts";
import "./notifications.css";

export function NotificationCard(p: {
  readonly id: string;
  readonly banner?: boolean | undefined;
  /** Whether the content is hidden, because the user has chosen this for the lock screen. */
  readonly hidden?: boolean | undefined;
}) {
  const n = createMemo(() => state().os.notifications[p.id]);
  const replying = () => state().view.replying === p.id && p.banner !== true;
  return (
    <Show when={n()}>
      {(it) => {
        const title = () => {
          const { title: key, app, facts } = it();
          return key === null ? null : textOf(app, key, facts);
        };
        const body = () =>
          p.hidden === true ? shellText("hiddenNotification") : textOf(it().app, it().key, it().facts);
        return (
          <div class="notification" classList={{ banner: p.banner === true }}>
            <Tap
              class="notification-body"
              name={[titleOf(it().app), p.hidden === true ? null : title(), body()]
                .filter((t) => t !== null)
                .join(", ")}
              onTap={() => dispatchOs("openNotification", { id: p.id })}
              onSwipe={(direction) => {
                if (direction === "up" && p.banner === true) dispatchOs("dismissHeadsUp");
                else if (direction === "left" || direction === "right")
                  dispatchOs("system", { command: "clearNotification", args: { id: p.id } });
                else return false;
              }}
            >
              <AppIcon app={it().app} size="small" />
              <div class="row-text">
                <p class="notification-head">
                  {titleOf(it().app)} · {whenText(it().at, state().os, state().clock.nowMs)}
                </p>
                <Show when={p.hidden !== true && title()}>{(text) => <p class="notification-title">{text()}</p>}</Show>
                <p class="notification-text">{body()}</p>
                <Show when={it().progress !== null}>
                  <div class="notification-progress">
                    <div style={{ width: `${it().progress ?? 0}%` }} />
                  </div>
                </Show>
              </div>
            </Tap>
            <Show when={p.hidden !== true && (it().actions.length > 0 || it().reply !== null) && !replying()}>
              <div class="notification-actions">
                <Show when={it().reply}>
                  <Button kind="text" label={shellText("reply")} onTap={() => dispatchOs("startReply", { id: p.id })} />
                </Show>
                <For each={it().actions}>
                  {(action, index) => (
                    <Button
                      kind="text"
                      label={textOf(it().app, action.label, it().facts)}
                      onTap={() => dispatchOs("notificationAction", { id: p.id, index: index() })}
                    />
                  )}
                </For>
              </div>
            </Show>
            <Show when={replying()}>
              <div class="notification-reply">
                <OsHostScreen>
                  <Field
                    at="os.reply"
                    label={shellText("reply")}
                    placeholder={shellText("replyTo", { name: title() ?? titleOf(it().app) })}
                    bare="body"
                    line
                    enter="send"
                    onEnter={() => dispatchOs("sendReply")}
                  />
                </OsHostScreen>
                <Button kind="text" label={shellText("enter-send")} onTap={() => dispatchOs("sendReply")} />
              </div>
            </Show>
          </div>
        );
      }}
    </Show>
  );
}
/** All notifications, newest first. A group shows only its newest notification until the user expands the group. */
export function NotificationList(p: { readonly hidden?: boolean | undefined }) {
  const groups = createMemo(() => groupNotifications(visibleNotifications(state().os)));
  return (
    <For each={groups().map((g) => g.name)}>
      {(name) => {
        const ids = () => groups().find((g) => g.name === name)?.ids ?? [];
        const open = () => state().view.unfolded.includes(name);
        return (
          <div class="notification-group">
            <For each={open() ? ids() : ids().slice(0, 1)}>
              {(id) => <NotificationCard id={id} hidden={p.hidden} />}
            </For>
            <Show when={ids().length > 1}>
              <div class="notification-fold">
                <IconButton
                  icon={open() ? less : more}
                  name={open() ? shellText("foldGroup") : shellText("unfoldGroup", { n: ids().length - 1 })}
                  onTap={() => dispatchOs("fold", { name })}
                />
                <Show when={!open()}>
                  <span>{shellText("unfoldGroup", { n: ids().length - 1 })}</span>
                </Show>
              </div>
            </Show>
          </div>
        );
      }}
    </For>
  );
}
export function HeadsUp() {
  return (
    <Show when={state().view.surface === null && state().view.headsUp} keyed>
      {(h) => (
        <div class="heads-up">
          <NotificationCard id={h.id} banner />
        </div>
      )}
    </Show>
  );
}
