/**
 * The notification shade: time, quick settings, sliders and notifications. A long press on a tile opens the tile's page
 * in Settings.
 */
import airplane from "@material-symbols/svg-400/rounded/flight-fill.svg?raw";
import battery from "@material-symbols/svg-400/rounded/battery_plus.svg?raw";
import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import brightness from "@material-symbols/svg-400/rounded/brightness_6.svg?raw";
import cast from "@material-symbols/svg-400/rounded/cast.svg?raw";
import dark from "@material-symbols/svg-400/rounded/dark_mode.svg?raw";
import dnd from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import flashlight from "@material-symbols/svg-400/rounded/flashlight_on.svg?raw";
import hotspot from "@material-symbols/svg-400/rounded/wifi_tethering.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import mobile from "@material-symbols/svg-400/rounded/signal_cellular_alt.svg?raw";
import nightLight from "@material-symbols/svg-400/rounded/nightlight.svg?raw";
import rotate from "@material-symbols/svg-400/rounded/screen_rotation_alt.svg?raw";
import screenshot from "@material-symbols/svg-400/rounded/screenshot_region.svg?raw";
import settingsIcon from "@material-symbols/svg-400/rounded/settings.svg?raw";
import volume from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import wifi from "@material-symbols/svg-400/rounded/wifi.svg?raw";
import { For, Show } from "solid-js";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import { longDateText, timeText } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { settingArgs, type Settings } from "#os/settings.ts";
import { OsHostScreen } from "../screen-binding.tsx";
import { Button, IconButton } from "../kit/buttons.tsx";
import { Icon } from "../kit/icon.tsx";
import { Slider } from "../kit/rows.tsx";
import { Scroll } from "../kit/scroll.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { MediaCard } from "./media-card.tsx";
import { NotificationList } from "./notifications.tsx";
import { shellText, type ShellKey } from "./strings.ts";
import { dispatchOs } from "./texts.ts";
import "./shade.css";

interface Tile {
  readonly icon: string;
  readonly label: ShellKey;
  /** The id of the tile's page in Settings. */
  readonly page: string;
  readonly isOn: (settings: Settings) => boolean;
  readonly setOn: (on: boolean) => void;
  readonly detail?: () => string | undefined;
}
const changeSetting = (args: ReturnType<typeof settingArgs>): void => dispatchOs("system", { command: "set", args });
const wifiName = (): string | undefined => {
  const id = state().os.wifi.connected;
  return id === null ? undefined : state().os.wifi.networks[id]?.ssid;
};
const wideTiles: readonly Tile[] = [
  {
    icon: wifi,
    label: "wifi",
    page: "wifi",
    isOn: (s) => s.network.wifi,
    setOn: (on) => changeSetting(settingArgs("network", "wifi", on)),
    detail: wifiName,
  },
  {
    icon: bluetooth,
    label: "bluetooth",
    page: "bluetooth",
    isOn: (s) => s.network.bluetooth,
    setOn: (on) => changeSetting(settingArgs("network", "bluetooth", on)),
    detail: () => Object.values(state().os.bluetooth.devices).find((d) => d.connected)?.name,
  },
  {
    icon: mobile,
    label: "mobileData",
    page: "mobile",
    isOn: (s) => s.network.mobileData,
    setOn: (on) => changeSetting(settingArgs("network", "mobileData", on)),
    detail: () => Object.values(state().os.sims).find((sim) => sim.on)?.carrier,
  },
  {
    icon: dnd,
    label: "dnd",
    page: "dnd",
    isOn: (s) => s.sound.dnd,
    setOn: (on) => changeSetting(settingArgs("sound", "dnd", on)),
  },
];
const smallTiles: readonly Tile[] = [
  {
    icon: airplane,
    label: "airplane",
    page: "network",
    isOn: (s) => s.network.airplane,
    setOn: (on) => changeSetting(settingArgs("network", "airplane", on)),
  },
  {
    icon: flashlight,
    label: "flashlight",
    page: "home",
    isOn: (s) => s.device.flashlight,
    setOn: (on) => changeSetting(settingArgs("device", "flashlight", on)),
  },
  {
    icon: rotate,
    label: "rotate",
    page: "display",
    isOn: (s) => s.display.autoRotate,
    setOn: (on) => changeSetting(settingArgs("display", "autoRotate", on)),
  },
  {
    icon: location,
    label: "location",
    page: "location",
    isOn: (s) => s.location.on,
    setOn: (on) => changeSetting(settingArgs("location", "on", on)),
  },
  {
    icon: battery,
    label: "saver",
    page: "battery",
    isOn: (s) => s.battery.saver,
    setOn: (on) => changeSetting(settingArgs("battery", "saver", on)),
  },
  {
    icon: hotspot,
    label: "hotspot",
    page: "hotspot",
    isOn: (s) => s.network.hotspot,
    setOn: (on) => changeSetting(settingArgs("network", "hotspot", on)),
  },
  {
    icon: dark,
    label: "dark",
    page: "display",
    isOn: (s) => s.display.theme === "dark",
    setOn: (on) => changeSetting(settingArgs("display", "theme", on ? "dark" : "light")),
  },
  {
    icon: nightLight,
    label: "nightLight",
    page: "nightLight",
    isOn: (s) => s.display.nightLight,
    setOn: (on) => changeSetting(settingArgs("display", "nightLight", on)),
  },
  {
    icon: cast,
    label: "cast",
    page: "cast",
    isOn: (s) => s.device.cast !== null,
    setOn: (on) => changeSetting(settingArgs("device", "cast", on ? "living-room-tv" : null)),
  },
];
function TileView(p: { readonly tile: Tile; readonly wide?: boolean | undefined }) {
  const on = () => p.tile.isOn(state().os.settings);
  return (
    <Tap
      class={p.wide === true ? "tile" : "tile small"}
      role="switch"
      name={shellText(p.tile.label)}
      on={on()}
      onTap={() => p.tile.setOn(!on())}
      onHold={() => dispatchOs("start", { intent: intents.settings(p.tile.page) })}
    >
      <div class="tile-face">
        <Icon of={p.tile.icon} />
      </div>
      <div class="row-text">
        <p class="tile-title">{shellText(p.tile.label)}</p>
        <Show when={p.wide === true}>
          <p class="tile-sub">{on() ? (p.tile.detail?.() ?? shellText("on")) : shellText("off")}</p>
        </Show>
      </div>
    </Tap>
  );
}
export function Shade() {
  const waiting = () => Object.keys(visibleNotifications(state().os)).length > 0;
  return (
    <Show when={state().view.surface === "shade"}>
      <div class="overlay shade-layer">
        <Tap
          class="scrim strong"
          name={shellText("dismiss")}
          onTap={() => dispatchOs("shade", { open: false })}
          onSwipe={(d) => d === "up" && dispatchOs("shade", { open: false })}
        />
        <div class="shade">
          <div class="shade-top">
            <div class="row-text">
              <p class="shade-time">{timeText(state().clock.nowMs, state().os)}</p>
              <p class="shade-date">{longDateText(state().clock.nowMs, state().os)}</p>
            </div>
            <IconButton
              icon={settingsIcon}
              name={shellText("settings")}
              onTap={() => dispatchOs("start", { intent: intents.settings("home") })}
            />
          </div>
          <OsHostScreen>
            <Scroll name="shade" class="shade-list">
              <div class="tiles">
                <For each={wideTiles}>{(tile) => <TileView tile={tile} wide />}</For>
              </div>
              <div class="tiles-small">
                <For each={smallTiles}>{(tile) => <TileView tile={tile} />}</For>
                <Tap class="tile small" name={shellText("screenshot")} onTap={() => dispatchOs("screenshot")}>
                  <div class="tile-face">
                    <Icon of={screenshot} />
                  </div>
                  <p class="tile-title">{shellText("screenshot")}</p>
                </Tap>
              </div>
              <div class="shade-slider">
                <Icon of={brightness} />
                <Slider
                  name={shellText("brightness")}
                  value={state().os.settings.display.brightness}
                  max={100}
                  onPick={(value) => changeSetting(settingArgs("display", "brightness", value))}
                />
              </div>
              <div class="shade-slider">
                <Icon of={volume} />
                <Slider
                  name={shellText("volume")}
                  value={state().os.settings.sound.media}
                  max={100}
                  onPick={(value) => changeSetting(settingArgs("sound", "media", value))}
                />
              </div>
              <MediaCard />
              <Show when={waiting()} fallback={<p class="shade-empty">{shellText("noNotifications")}</p>}>
                <div class="shade-head">
                  <p>{shellText("notifications")}</p>
                  <Button
                    kind="text"
                    label={shellText("clearAll")}
                    onTap={() => dispatchOs("system", { command: "clearNotifications", args: {} })}
                  />
                </div>
                <NotificationList />
              </Show>
            </Scroll>
          </OsHostScreen>
        </div>
      </div>
    </Show>
  );
}
