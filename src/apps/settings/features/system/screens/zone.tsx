import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { isSetTo } from "#apps/settings/queries.ts";
import { zoneDescription, findZones } from "../zones.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "zone", (p) => {
  const shown = createMemo(() => {
    const texts = p.bothLanguages();
    return texts && findZones(p.view.query, texts);
  });
  const automatic = () => p.os.settings.time.automaticZone;
  return (
    <Page
      back
      title={p.t("zone")}
      subtitle={`${p.t(p.os.settings.time.zone)} · ${zoneDescription(p.os.settings.time.zone, p.os, p.now)}`}
      top={<SearchField at={p.field("query")} placeholder={p.t("searchZones")} />}
    >
      <Show when={shown()?.length !== 0} fallback={<Empty icon={none} title={p.t("noZones")} />}>
        <Section note={automatic() ? p.t("zone-automatic") : undefined}>
          <List each={shown() ?? []}>
            {(option) => (
              <RadioRow
                title={p.t(option.label)}
                subtitle={zoneDescription(option.put.value, p.os, p.now)}
                on={isSetTo(p.os, option.put)}
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
