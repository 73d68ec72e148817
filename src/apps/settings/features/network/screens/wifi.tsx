import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import off from "@material-symbols/svg-400/rounded/wifi_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { CheckRow, List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { screenFrames } from "#apps/settings/pages.ts";
import { networksOf } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { strengthIcon } from "./parts/strength-icon.ts";
import { openTarget, SettingRows } from "#apps/settings/screens/parts/setting-row.tsx";

export default screen(settings, strings, "wifi", (p) => {
  const ids = createMemo(() => networksOf(p.os));
  const on = () => p.os.settings.network.wifi;
  const network = (id: string) => p.os.wifi.networks[id]!;
  const stateOf = (id: string) => {
    const { saved, secured } = network(id);
    if (p.os.wifi.connected === id) return p.t("connectedState");
    if (saved) return p.t("savedState");
    return p.t(secured ? "securedState" : "openState");
  };
  const tap = (id: string) => {
    const { saved, secured } = network(id);
    if (p.os.wifi.connected === id) p.act.network({ id });
    else if (saved || !secured) p.act.join({ id });
    else p.act.ask({ id });
  };
  const target = () => (p.view.target === null ? "" : (p.os.wifi.networks[p.view.target]?.ssid ?? ""));
  return (
    <Page
      back
      title={p.t("wifi")}
      overlays={
        <Dialog
          open={p.view.open === "password"}
          title={p.t("joinTitle", { name: target() })}
          ok={p.t("connect")}
          disabled={!p.can("enter")}
          onOk={() => p.act.enter()}
        >
          <Field
            at={p.field("password")}
            label={p.t("password")}
            kind={p.view.visible ? "text" : "password"}
            hint={p.t("passwordHint")}
            onEnter={() => {
              if (p.can("enter")) p.act.enter();
            }}
          />
          <CheckRow
            title={p.t("showPassword")}
            on={p.view.visible}
            onTap={() => p.setView({ visible: !p.view.visible })}
          />
        </Dialog>
      }
    >
      <Section>
        <SettingRows
          rows={screenFrames.wifi.above}
          t={p.t}
          os={p.os}
          state={p.state}
          now={p.now}
          onPut={({ value }) => p.act.turn({ on: value === true })}
        />
      </Section>
      <Show when={on()} fallback={<Empty icon={off} title={p.t("wifiOff")} hint={p.t("wifiOffHint")} />}>
        <Section title={p.t("available")}>
          <List each={ids()}>
            {(id) => (
              <Row
                icon={strengthIcon(network(id).strength)}
                title={network(id).ssid}
                subtitle={stateOf(id)}
                on={p.os.wifi.connected === id}
                trailing={
                  <Show
                    when={network(id).saved}
                    fallback={
                      <Show when={network(id).secured}>
                        <Icon of={lock} size="small" />
                      </Show>
                    }
                  >
                    <IconButton
                      icon={gear}
                      name={p.t("details", { name: network(id).ssid })}
                      onTap={() => p.act.network({ id })}
                    />
                  </Show>
                }
                onTap={() => tap(id)}
              />
            )}
          </List>
        </Section>
      </Show>
      <Section>
        <SettingRows
          rows={screenFrames.wifi.below}
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
