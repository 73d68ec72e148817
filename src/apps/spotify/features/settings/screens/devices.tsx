import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, HeadLine, ItemRow, RadioCell, SwitchCell } from "#apps/spotify/looks/rows.tsx";
import { thisPhone } from "../../player/state.ts";

export default screen(app, strings, "devices", (p) => (
  <Leaf back title={p.t("devicesPage")}>
    <SwitchCell
      title={p.t("connectDevices")}
      note={p.t("connectDevicesNote")}
      on={p.state.prefs.connectDevices}
      onTap={() => p.act.put({ connectDevices: !p.state.prefs.connectDevices })}
    />
    <HeadLine text={p.t("playOn")} />
    <RadioCell
      title={p.t("thisPhone")}
      on={p.state.device === thisPhone}
      onTap={() => p.act.choose({ device: thisPhone })}
    />
    <Show when={p.state.prefs.connectDevices}>
      <For each={p.state.devices}>
        {(device) => (
          <ItemRow
            title={device.name}
            note={p.t(`device_${device.kind}`)}
            now={p.state.device === device.id}
            end={
              <IconButton
                icon={cross}
                name={p.t("logOutDevice", { name: device.name })}
                onTap={() => p.act.logOutDevice({ device: device.id })}
              />
            }
            onTap={() => p.act.choose({ device: device.id })}
          />
        )}
      </For>
      <Show when={p.state.devices.length === 0}>
        <Cell title={p.t("noDevices")} />
      </Show>
    </Show>
  </Leaf>
));
