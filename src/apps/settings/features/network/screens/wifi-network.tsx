import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { List, Row, SwitchRow } from "#ui/kit/rows.tsx";
import { factText } from "#apps/settings/facts.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";
import { TraitRow } from "../../apps/screens/parts/trait-row.tsx";
import { strengthIcon } from "./parts/strength-icon.ts";

const networkTraits = ["metered", "address", "proxy"] as const;
const strengths = ["strength0", "strength1", "strength2", "strength3", "strength4"] as const;

export default screen(settings, strings, "wifiNetwork", (p) => {
  const network = createMemo(() => p.os.wifi.networks[p.params.id]);
  const subject = () => `wifi:${p.params.id}`;
  const connected = () => p.os.wifi.connected === p.params.id;
  return (
    <Page back title={p.t("wifi")}>
      <Show when={network()}>
        {(n) => (
          <>
            <DetailHeader
              picture={<Icon of={strengthIcon(n().strength)} size="huge" />}
              title={n().ssid}
              about={p.t(
                connected() ? "connectedState" : n().away ? "outOfReach" : n().saved ? "savedState" : "notConnected",
              )}
            />
            <Section>
              <Row title={p.t("strength")} value={p.t(strengths[n().strength] ?? "strength0")} />
              <Row title={p.t("security")} value={p.t(n().secured ? "securityWpa" : "securityNone")} />
              <Show when={connected()}>
                <Row title={p.t("ip")} value={factText("ip", { os: p.os, now: p.now, state: p.state, t: p.t })} />
                <Row
                  title={p.t("gateway")}
                  value={factText("gateway", { os: p.os, now: p.now, state: p.state, t: p.t })}
                />
              </Show>
            </Section>
            <Show when={n().saved}>
              <Section>
                <SwitchRow
                  title={p.t("autoJoinThis")}
                  on={n().autoJoin !== false}
                  onTap={() => p.act.autoJoin({ on: n().autoJoin === false })}
                />
                <List each={networkTraits}>
                  {(name) => (
                    <TraitRow
                      own={p.state}
                      t={p.t}
                      subject={subject()}
                      name={name}
                      onLead={() => p.act.trait({ name })}
                    />
                  )}
                </List>
              </Section>
            </Show>
            <Stack>
              <Show
                when={connected()}
                fallback={
                  <Button wide label={p.t("connect")} disabled={!p.can("connect")} onTap={() => p.act.connect()} />
                }
              >
                <Button wide kind="tonal" label={p.t("disconnect")} onTap={() => p.act.disconnect()} />
              </Show>
              <Button
                wide
                kind="danger"
                label={p.t("forgetNetwork")}
                disabled={!p.can("forget")}
                onTap={() => p.act.forget()}
              />
            </Stack>
          </>
        )}
      </Show>
    </Page>
  );
});
