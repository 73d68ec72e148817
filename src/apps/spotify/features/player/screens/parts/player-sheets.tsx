/** The sheets of the player: sleep timer, speed, devices. */
import computer from "@material-symbols/svg-400/rounded/computer.svg?raw";
import devicesIcon from "@material-symbols/svg-400/rounded/devices.svg?raw";
import phoneIcon from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/speaker.svg?raw";
import tv from "@material-symbols/svg-400/rounded/tv.svg?raw";
import { For, Show } from "solid-js";
import { timeText } from "#os/format.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cell, Note, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { sleepChoices, speeds, thisPhone } from "../../state.ts";
import type { PlayerProps } from "./names.ts";

export const deviceIcons = { speaker, computer, tv } as const;
export function DeviceLink(p: { readonly host: PlayerProps }) {
  const device = () => p.host.state.devices.find(({ id }) => id === p.host.state.device);
  return (
    <Tap
      class={`device-link ${device() === undefined ? "" : "away"}`}
      name={p.host.t("devices")}
      value={device()?.name ?? p.host.t("thisPhone")}
      onTap={() => p.host.act.chooseDevice()}
    >
      <Icon of={devicesIcon} />
      <Show when={device()}>{(found) => <span>{found().name}</span>}</Show>
    </Tap>
  );
}
export function PlayerSheets(p: { readonly host: PlayerProps }) {
  const t: typeof p.host.t = (key, facts) => p.host.t(key, facts);
  const sleep = () => p.host.os.media?.sleep ?? null;
  return (
    <>
      <Sheet open={p.host.view.open === "sleep"} part="sleep" title={t("sleepTimer")}>
        <Show when={typeof sleep() === "number"}>
          <Note text={t("sleepAt", { time: timeText(sleep() as number, p.host.os) })} />
        </Show>
        <For each={sleepChoices}>
          {(minutes) => (
            <Cell
              plain
              title={minutes === 60 ? t("oneHour") : t("minutes", { n: minutes })}
              onTap={() => p.host.act.setSleep({ sleep: minutes })}
            />
          )}
        </For>
        <RadioCell title={t("sleepAtEnd")} on={sleep() === "end"} onTap={() => p.host.act.setSleep({ sleep: "end" })} />
        <Show when={sleep() !== null}>
          <Cell plain title={t("sleepOff")} onTap={() => p.host.act.setSleep({ sleep: null })} />
        </Show>
      </Sheet>
      <Sheet open={p.host.view.open === "speed"} part="speed" title={t("speed")}>
        <For each={speeds}>
          {(speed) => (
            <RadioCell
              title={`${speed}×`}
              on={p.host.state.speed === speed}
              onTap={() => p.host.act.setSpeed({ speed })}
            />
          )}
        </For>
      </Sheet>
      <Sheet open={p.host.view.open === "devices"} part="devices" title={t("devices")}>
        <Cell
          plain
          icon={phoneIcon}
          green={p.host.state.device === thisPhone}
          title={t("thisPhone")}
          onTap={() => p.host.act.setDevice({ device: thisPhone })}
        />
        <Show when={p.host.state.prefs.connectDevices}>
          <For each={p.host.state.devices}>
            {(device) => (
              <Cell
                plain
                icon={deviceIcons[device.kind]}
                green={p.host.state.device === device.id}
                title={device.name}
                onTap={() => p.host.act.setDevice({ device: device.id })}
              />
            )}
          </For>
        </Show>
      </Sheet>
    </>
  );
}
