import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { SearchField } from "../../../../../ui/kit/fields.tsx";
import { Empty, Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, RadioRow } from "../../../../../ui/kit/rows.tsx";
import settings from "../../../index.ts";
import { holds } from "../../../queries.ts";
import { zoneAbout, zonesNamed } from "../zones.ts";
import { strings } from "../../../strings.ts";

export default screen(settings, strings, "zone", (p) => {
  const shown = createMemo(() => {
    const texts = p.bothLanguages();
    return texts && zonesNamed(p.view.query, texts);
  });
  const automatic = () => p.os.settings.time.automaticZone;
  return (
    <Page
      back
      title={p.t("zone")}
      subtitle={`${p.t(p.os.settings.time.zone)} · ${zoneAbout(p.os.settings.time.zone, p.os, p.now)}`}
      top={<SearchField at={p.field("query")} placeholder={p.t("searchZones")} />}
    >
      <Show when={shown()?.length !== 0} fallback={<Empty icon={none} title={p.t("noZones")} />}>
        <Section note={automatic() ? p.t("zone-automatic") : undefined}>
          <List each={shown() ?? []}>
            {(option) => (
              <RadioRow
                title={p.t(option.label)}
                subtitle={zoneAbout(option.put.value, p.os, p.now)}
                on={holds(p.os, option.put)}
                disabled={automatic()}
                onTap={() => p.act.set({ zone: String(option.put.value) })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
