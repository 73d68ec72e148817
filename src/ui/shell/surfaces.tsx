/** What the OS lays over the apps: questions, toasts, banners, the notification shade, recent apps. */
import { createMemo, For, Show } from "solid-js";
import airplane from "@material-symbols/svg-400/rounded/flight-fill.svg?raw";
import battery from "@material-symbols/svg-400/rounded/battery_plus.svg?raw";
import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import brightness from "@material-symbols/svg-400/rounded/brightness_6.svg?raw";
import clearAll from "@material-symbols/svg-400/rounded/clear_all.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import dark from "@material-symbols/svg-400/rounded/dark_mode.svg?raw";
import dnd from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import hotspot from "@material-symbols/svg-400/rounded/wifi_tethering.svg?raw";
import mobile from "@material-symbols/svg-400/rounded/signal_cellular_alt.svg?raw";
import nightLight from "@material-symbols/svg-400/rounded/nightlight.svg?raw";
import wifi from "@material-symbols/svg-400/rounded/wifi.svg?raw";
import type { Facts } from "../../os/define.ts";
import { langOf, longDateText, timeText, whenText } from "../../os/format.ts";
import { inOrder } from "../../os/notifications.ts";
import { setting, type Settings } from "../../os/settings.ts";
import { fill, wordsFor } from "../../os/words.ts";
import { phone } from "../../apps/phone.ts";
import { Button, IconButton } from "../kit/buttons.tsx";
import { AppIcon } from "../kit/home.tsx";
import { Icon } from "../kit/icon.tsx";
import { Slider } from "../kit/rows.tsx";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import { titleOf as titleIn } from "../apps.ts";
import { lookOf } from "../screens.ts";
import { ScreenHost } from "./screen-host.tsx";
import { shellStrings, shellText, type ShellKey } from "./strings.ts";

/** A text of an app, else of the phone: refusals of the OS are shown over any app. */
function textOf(app: string, key: string, facts: Facts): string {
  const lang = langOf(state().os);
  const own = lookOf(app)?.strings;
  const template = (own && wordsFor(own, lang)[key]) ?? wordsFor(shellStrings, lang)[key as ShellKey];
  return fill(template ?? shellText("refused-generic"), facts);
}
const titleOf = (app: string): string => titleIn(app, langOf(state().os));
const send = (name: string, args: Parameters<typeof dispatch>[0]["args"] = {}) =>
  dispatch({ name: `os.${name}`, args });

export function OsDialog() {
  const dialog = () => state().view.dialog;
  return (
    <Show when={dialog()}>
      {(d) => (
        <div class="overlay dialog-layer os-layer">
          <Tap class="scrim" name={shellText("dismiss")} onTap={() => send("answer", { yes: false })} />
          <div class="dialog">
            <p class="dialog-text">{textOf(d().app, d().text, d().facts)}</p>
            <div class="dialog-actions">
              <Button kind="text" label={shellText("cancel")} onTap={() => send("answer", { yes: false })} />
              <Button
                kind={d().danger ? "danger" : "text"}
                label={textOf(d().app, d().ok, d().facts)}
                onTap={() => send("answer", { yes: true })}
              />
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}
export function PopUp() {
  return (
    <Show when={state().view.popUp}>
      {(it) => (
        <div class="overlay dialog-layer os-layer">
          <div class="scrim" />
          <div class="dialog">
            <h2>{it().title}</h2>
            <p class="dialog-text">{it().text}</p>
            <div class="dialog-actions">
              <Button kind="text" label={shellText("close")} onTap={() => send("dismissPopUp")} />
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}
export function Toast() {
  return (
    <Show when={state().view.toast}>
      {(t) => (
        <div class="toast">
          <span>{textOf(t().app, t().key, t().facts)}</span>
        </div>
      )}
    </Show>
  );
}
function NotificationCard(p: { readonly id: string; readonly banner?: boolean | undefined }) {
  const n = createMemo(() => state().os.notifications[p.id]);
  return (
    <Show when={n()}>
      {(it) => (
        <Tap
          class={`notification ${p.banner === true ? "banner" : ""}`}
          name={`${titleOf(it().app)}, ${textOf(it().app, it().key, it().facts)}`}
          onTap={() => send("openNotification", { id: p.id })}
          onSwipe={(direction) => {
            if (direction === "up") send("dismissHeadsUp");
            else if (direction !== "down") send("system", { command: "clearNotification", args: { id: p.id } });
          }}
        >
          <AppIcon app={it().app} size="small" />
          <div class="row-text">
            <p class="notification-head">
              {titleOf(it().app)} · {whenText(it().at, state().os, state().clock.nowMs)}
            </p>
            <p class="row-title">{textOf(it().app, it().key, it().facts)}</p>
          </div>
        </Tap>
      )}
    </Show>
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

type Flag<G extends keyof Settings> = {
  [N in keyof Settings[G]]: Settings[G][N] extends boolean ? N : never;
}[keyof Settings[G]] &
  string;
function Tile<G extends keyof Settings>(p: {
  readonly icon: string;
  readonly label: ShellKey;
  readonly group: G;
  readonly flag: Flag<G>;
  readonly detail?: string | undefined;
}) {
  const on = () => (state().os.settings[p.group] as Record<string, unknown>)[p.flag] === true;
  return (
    <Tap
      class="tile"
      role="switch"
      name={shellText(p.label)}
      on={on()}
      onTap={() => send("system", { command: "set", args: setting(p.group, p.flag, !on() as never) })}
    >
      <Icon of={p.icon} />
      <div class="row-text">
        <p class="tile-title">{shellText(p.label)}</p>
        <p class="tile-sub">{on() ? (p.detail ?? shellText("on")) : shellText("off")}</p>
      </div>
    </Tap>
  );
}
function DarkTile() {
  const on = () => state().os.settings.display.theme === "dark";
  return (
    <Tap
      class="tile"
      role="switch"
      name={shellText("dark")}
      on={on()}
      onTap={() => send("system", { command: "set", args: setting("display", "theme", on() ? "light" : "dark") })}
    >
      <Icon of={dark} />
      <div class="row-text">
        <p class="tile-title">{shellText("dark")}</p>
        <p class="tile-sub">{shellText(on() ? "on" : "off")}</p>
      </div>
    </Tap>
  );
}
export function Shade() {
  const ids = createMemo(() => inOrder(state().os.notifications).map(([id]) => id));
  const joined = () => {
    const id = state().os.wifi.connected;
    return id === null ? undefined : state().os.wifi.networks[id]?.ssid;
  };
  return (
    <Show when={state().view.surface === "shade"}>
      <div class="overlay shade-layer">
        <Tap
          class="scrim strong"
          name={shellText("dismiss")}
          onTap={() => send("shade", { open: false })}
          onSwipe={(d) => d === "up" && send("shade", { open: false })}
        />
        <div class="shade">
          <p class="shade-time">{timeText(state().clock.nowMs, state().os)}</p>
          <p class="shade-date">{longDateText(state().clock.nowMs, state().os)}</p>
          <div class="tiles">
            <Tile icon={wifi} label="wifi" group="network" flag="wifi" detail={joined()} />
            <Tile icon={bluetooth} label="bluetooth" group="network" flag="bluetooth" />
            <Tile icon={mobile} label="mobileData" group="network" flag="mobileData" />
            <Tile icon={airplane} label="airplane" group="network" flag="airplane" />
            <Tile icon={dnd} label="dnd" group="sound" flag="dnd" />
            <DarkTile />
            <Tile icon={hotspot} label="hotspot" group="network" flag="hotspot" />
            <Tile icon={battery} label="saver" group="battery" flag="saver" />
            <Tile icon={nightLight} label="nightLight" group="display" flag="nightLight" />
          </div>
          <div class="shade-slider">
            <Icon of={brightness} />
            <Slider
              name={shellText("brightness")}
              value={state().os.settings.display.brightness}
              max={100}
              onPick={(value) => send("system", { command: "set", args: setting("display", "brightness", value) })}
            />
          </div>
          <div class="shade-list">
            <Show when={ids().length > 0} fallback={<p class="shade-empty">{shellText("noNotifications")}</p>}>
              <div class="shade-head">
                <p>{shellText("notifications")}</p>
                <Button
                  kind="text"
                  label={shellText("clearAll")}
                  onTap={() => send("system", { command: "clearNotifications", args: {} })}
                />
              </div>
              <For each={ids()}>{(id) => <NotificationCard id={id} />}</For>
            </Show>
          </div>
        </div>
      </div>
    </Show>
  );
}

export function Recents() {
  const apps = createMemo(() => phone.recentsOf(state()));
  const shown = () => apps().slice(0, 6);
  return (
    <Show when={state().view.surface === "recents"}>
      <div class="overlay recents">
        <Tap class="recents-ground" name={shellText("dismiss")} onTap={() => send("home")} />
        <Show when={apps().length > 0} fallback={<p class="recents-empty">{shellText("recentsEmpty")}</p>}>
          <div class="recents-grid">
            <For each={shown()}>
              {(app) => (
                <div class="recent">
                  <div class="recent-head">
                    <AppIcon app={app} size="small" />
                    <p>{titleOf(app)}</p>
                    <IconButton
                      icon={close}
                      name={shellText("closeApp", { name: titleOf(app) })}
                      onTap={() => send("closeTasks", { apps: [app] })}
                    />
                  </div>
                  <div class="recent-card">
                    <div class="recent-glass">
                      <ScreenHost task={app} />
                    </div>
                    <Tap
                      class="recent-cover"
                      name={titleOf(app)}
                      onTap={() => send("launch", { app })}
                      onSwipe={(d) => d === "up" && send("closeTasks", { apps: [app] })}
                    />
                  </div>
                </div>
              )}
            </For>
          </div>
          <div class="recents-foot">
            <Button
              kind="tonal"
              icon={clearAll}
              label={shellText("clearAll")}
              onTap={() => send("closeTasks", { apps: apps() })}
            />
          </div>
        </Show>
      </div>
    </Show>
  );
}
