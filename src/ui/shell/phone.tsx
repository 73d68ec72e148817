/** Draws the whole display from the state. */
import airplane from "@material-symbols/svg-400/rounded/flight-fill.svg?raw";
import alarmIcon from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import cell from "@material-symbols/svg-400/rounded/signal_cellular_4_bar-fill.svg?raw";
import charging from "@material-symbols/svg-400/rounded/bolt-fill.svg?raw";
import dnd from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import silent from "@material-symbols/svg-400/rounded/notifications_off.svg?raw";
import vibrate from "@material-symbols/svg-400/rounded/mobile_vibrate.svg?raw";
import vpn from "@material-symbols/svg-400/rounded/vpn_key.svg?raw";
import wifi1 from "@material-symbols/svg-400/rounded/network_wifi_1_bar.svg?raw";
import wifi2 from "@material-symbols/svg-400/rounded/network_wifi_2_bar.svg?raw";
import wifi3 from "@material-symbols/svg-400/rounded/network_wifi_3_bar.svg?raw";
import wifi4 from "@material-symbols/svg-400/rounded/network_wifi.svg?raw";
import { createMemo, createRenderEffect, For, Show } from "solid-js";
import { osId } from "#os/command.ts";
import { langOf, timeText } from "#os/format.ts";
import { findTexts } from "../app-texts.ts";
import { phone } from "../phone.ts";
import { AppIcon } from "../kit/app-icon.tsx";
import { Icon } from "../kit/icon.tsx";
import { ready, state } from "../runtime.ts";
import { ScreenHost } from "./screen-host.tsx";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import { isOnline } from "#os/network.ts";
import { sortNotifications } from "#os/notifications.ts";
import { wallpaperGround, homeWallpaper, lockWallpaper } from "../wallpaper.ts";
import { fit, fontScaleOf, layoutSize, scaleOf } from "../scale.ts";
import { deferredPart } from "./deferred-part.tsx";
import { NavBar } from "./nav-bar.tsx";
import { OsDialog, PausedApp, PopUp, Recents, Toast } from "./surfaces.tsx";
import { CorrectionFilter, displayFilter } from "./display-filters.tsx";
import "./phone.css";

const Keyboard = deferredPart(async () => (await import("./text-input.ts")).Keyboard);
const TextTools = deferredPart(async () => (await import("./text-input.ts")).TextTools);
const HeadsUp = deferredPart(async () => (await import("./overlays.ts")).HeadsUp);
const SmallWindow = deferredPart(async () => (await import("./overlays.ts")).SmallWindow);
const Shade = deferredPart(async () => (await import("./overlays.ts")).Shade);
const Chooser = deferredPart(async () => (await import("./overlays.ts")).Chooser);
const PermissionPrompt = deferredPart(async () => (await import("./overlays.ts")).PermissionPrompt);
const LockScreen = deferredPart(async () => (await import("./overlays.ts")).LockScreen);
const AdPage = deferredPart(async () => (await import("./overlays.ts")).AdPage);
const VolumePanel = deferredPart(async () => (await import("./overlays.ts")).VolumePanel);
const DarkDisplay = deferredPart(async () => (await import("./overlays.ts")).DarkDisplay);

export function Phone() {
  return (
    <Show when={ready()}>
      <Display />
    </Show>
  );
}
function Display() {
  const settings = createMemo(() => state().os.settings);
  // Requests the phone's texts early, because nearly every screen needs them.
  createRenderEffect(() => {
    findTexts(osId, langOf(state().os));
  });
  const home = createMemo(() => {
    const at = phone.frontOf(state());
    return at.app === phone.home.id && at.screen === phone.home.navigation.start;
  });
  /** Whether the area behind the status bar is dark both in the light theme and in the dark theme. */
  const dark = () => {
    const { surface } = state().view;
    return surface === "recents" || (home() && surface !== "shade") || phone.isAsleep(state());
  };
  /** Whether the wallpaper behind the status bar is light, so that the letters must be dark. */
  const light = () => {
    const { os, view } = state();
    if (view.power === "off" || view.surface === "recents") return false;
    return wallpaperGround(phone.isAsleep(state()) ? lockWallpaper(os) : homeWallpaper(os), os.files) === "light";
  };
  const room = () => layoutSize(state());
  return (
    <div
      class="phone"
      classList={{
        home: dark() && !light(),
        pale: dark() && light(),
        buttons: settings().gestures.navigation === "buttons",
        bold: settings().accessibility.boldText,
        resized: fit().scale !== 1,
        contrast: settings().accessibility.highContrast,
        wide: room().width > room().height,
      }}
      data-theme={settings().display.theme}
      data-font={settings().look.font}
      lang={langOf(state().os)}
      style={{
        "--fs": String(fontScaleOf(state())),
        "--width": String(room().width),
        "--height": String(room().height),
        width: `${room().width}px`,
        height: `${room().height}px`,
        zoom: String(scaleOf(state().os) * fit().dpr),
        transform: fit().scale === 1 ? undefined : `scale(${fit().scale})`,
        filter: displayFilter(settings()),
      }}
    >
      <CorrectionFilter />
      <div class="toned" data-tone={settings().look.accent}>
        <div class="glass" classList={{ typing: state().view.focus !== null }}>
          <div class="app-layer">
            <ScreenHost task={state().view.front} />
            <PausedApp />
          </div>
          <Show when={state().view.focus}>
            <Keyboard />
          </Show>
          <Show when={state().view.focus}>
            <TextTools />
          </Show>
        </div>
        <Recents />
        <Show when={state().view.pip}>
          <SmallWindow />
        </Show>
        <Show when={state().view.headsUp}>
          <HeadsUp />
        </Show>
        <Show when={state().view.surface === "shade"}>
          <Shade />
        </Show>
        <Show when={state().view.chooser}>
          <Chooser />
        </Show>
        <OsDialog />
        <Show when={state().view.permission}>
          <PermissionPrompt />
        </Show>
        <Show when={phone.isAsleep(state())}>
          <LockScreen />
        </Show>
        <PopUp />
        <Show when={state().view.ad}>
          <AdPage />
        </Show>
        <Show when={state().view.volumePanel}>
          <VolumePanel />
        </Show>
        <Toast />
        <StatusBar />
        <NavBar />
        <Show when={settings().display.nightLight}>
          <div class="film warm" style={{ opacity: String(0.08 + settings().display.nightLightStrength * 0.004) }} />
        </Show>
        <Show when={state().view.power === "off"}>
          <DarkDisplay />
        </Show>
        <Show when={settings().accessibility.extraDim}>
          <div class="film dim" />
        </Show>
      </div>
    </div>
  );
}

function StatusBar() {
  const os = createMemo(() => state().os);
  const net = createMemo(() => os().settings.network);
  const strength = () => {
    const id = os().wifi.connected;
    return id === null ? null : (os().wifi.networks[id]?.strength ?? null);
  };
  const waiting = createMemo(() =>
    [
      ...new Set([
        ...(os().media?.active == null ? [] : [os().media!.active!]),
        ...sortNotifications(visibleNotifications(os())).map(([, n]) => n.app),
      ]),
    ].slice(0, 4),
  );
  const hasAlarm = createMemo(() => phone.hasAlarm(state()));
  const hasVpn = createMemo(() => phone.hasStatusMark(state(), "vpn") && isOnline(os()));
  return (
    <div class="status">
      <p class="status-time">{timeText(state().clock.nowMs, os())}</p>
      <div class="status-left">
        <For each={os().settings.notifications.statusIcons ? waiting() : []}>
          {(app) => <AppIcon app={app} size="small" />}
        </For>
      </div>
      <div class="status-right">
        <Show when={hasAlarm()}>
          <Icon of={alarmIcon} />
        </Show>
        <Show when={os().settings.sound.dnd}>
          <Icon of={dnd} />
        </Show>
        <Show when={os().settings.sound.ringer === "vibrate"}>
          <Icon of={vibrate} />
        </Show>
        <Show when={os().settings.sound.ringer === "silent"}>
          <Icon of={silent} />
        </Show>
        <Show when={net().bluetooth}>
          <Icon of={bluetooth} />
        </Show>
        <Show when={hasVpn()}>
          <Icon of={vpn} />
        </Show>
        <Show when={net().airplane}>
          <Icon of={airplane} />
        </Show>
        <Show when={strength() !== null}>
          <Icon of={[wifi1, wifi1, wifi2, wifi3, wifi4][strength()!]!} />
        </Show>
        <Show when={!net().airplane}>
          <Icon of={cell} />
        </Show>
        <div class="battery">
          <Show when={os().battery.charging}>
            <Icon of={charging} />
          </Show>
          <div class="battery-box" classList={{ low: os().battery.level <= 15, saver: os().settings.battery.saver }}>
            <div class="battery-fill" style={{ width: `${os().battery.level}%` }} />
          </div>
          <Show when={os().settings.display.batteryPercent}>
            <span>{os().battery.level}</span>
          </Show>
        </div>
      </div>
    </div>
  );
}
