import none from "@material-symbols/svg-400/rounded/wifi.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { savedNetworks } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { strengthIcon } from "./parts/strength-icon.ts";

export default screen(settings, strings, "saved", (p) => {
  const ids = createMemo(() => savedNetworks(p.os));
  const stateOf = (id: string) => {
    if (p.os.wifi.connected === id) return p.t("connectedState");
    return p.t(p.os.wifi.networks[id]?.away ? "outOfReach" : "savedState");
  };
  return (
    <Page back title={p.t("saved")}>
      <Show when={ids().length > 0} fallback={<Empty icon={none} title={p.t("savedNone")} />}>
        <Section>
          <List each={ids()}>
            {(id) => (
              <Row
                icon={strengthIcon(p.os.wifi.networks[id]!.strength)}
                title={p.os.wifi.networks[id]!.ssid}
                subtitle={stateOf(id)}
                leads
                onTap={() => p.act.network({ id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
