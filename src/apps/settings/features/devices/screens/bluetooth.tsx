import off from "@material-symbols/svg-400/rounded/bluetooth_disabled.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { screenFrames } from "#apps/settings/pages.ts";
import { deviceName, devicesOf } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { kindIcons } from "./parts/kind-icons.ts";
import { openTarget, SettingRows } from "#apps/settings/screens/parts/setting-row.tsx";
import { TextDialog } from "#apps/settings/screens/parts/text-dialog.tsx";

export default screen(settings, strings, "bluetooth", (p) => {
  const paired = createMemo(() => devicesOf(p.os, true));
  const near = createMemo(() => devicesOf(p.os, false));
  const on = () => p.os.settings.network.bluetooth;
  const device = (id: string) => p.os.bluetooth.devices[id]!;
  return (
    <Page
      back
      title={p.t("bluetooth")}
      overlays={
        <TextDialog
          open={p.view.open === "edit"}
          at={p.field("draft")}
          title={p.t("deviceName")}
          ok={p.t("save")}
          valid={p.can("save")}
          onOk={() => p.act.save()}
        />
      }
    >
      <Section>
        <SettingRows
          rows={screenFrames.bluetooth.above}
          t={p.t}
          os={p.os}
          state={p.state}
          now={p.now}
          onPut={({ value }) => p.act.turn({ on: value === true })}
          onEdit={({ group, name }) => p.act.edit({ group, name })}
        />
      </Section>
      <Show when={on()} fallback={<Empty icon={off} title={p.t("bluetoothOff")} hint={p.t("bluetoothOffHint")} />}>
        <Section title={p.t("pairedDevices")}>
          <List each={paired()} fallback={<Row title={p.t("pairedNone")} />}>
            {(id) => (
              <Row
                icon={kindIcons[device(id).kind]}
                title={deviceName(p.os, id)}
                subtitle={p.t(device(id).connected ? "connectedState" : "notConnected")}
                on={device(id).connected}
                trailing={
                  <IconButton
                    icon={gear}
                    name={p.t("details", { name: deviceName(p.os, id) })}
                    onTap={() => p.act.device({ id })}
                  />
                }
                onTap={() => p.act.connect({ id, on: !device(id).connected })}
              />
            )}
          </List>
        </Section>
        <Section title={p.t("availableDevices")}>
          <List each={near()} fallback={<Row title={p.t("availableNone")} />}>
            {(id) => (
              <Row
                icon={kindIcons[device(id).kind]}
                tone="slate"
                title={deviceName(p.os, id)}
                subtitle={p.t(`kind-${device(id).kind}`)}
                onTap={() => p.act.pair({ id })}
              />
            )}
          </List>
        </Section>
      </Show>
      <Section>
        <SettingRows
          rows={screenFrames.bluetooth.below}
          t={p.t}
          os={p.os}
          state={p.state}
          now={p.now}
          onLead={(goal) => openTarget(p.act, goal)}
        />
      </Section>
    </Page>
  );
});
