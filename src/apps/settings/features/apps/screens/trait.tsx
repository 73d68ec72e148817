import { screen } from "#ui/screen-binding.tsx";
import { titleOf } from "#ui/apps.ts";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { deviceName, traitValue } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { findTrait } from "../traits.ts";

export default screen(settings, strings, "trait", (p) => {
  const trait = () => findTrait(p.params.subject, p.params.name);
  const of = () => {
    const [kind, id = ""] = p.params.subject.split(":");
    if (kind === "wifi") return p.os.wifi.networks[id]?.ssid ?? "";
    if (kind === "bt") return deviceName(p.os, id);
    return titleOf(id, p.lang);
  };
  return (
    <Page back title={p.t(trait()?.title ?? "title")} subtitle={of()}>
      <Section note={trait()?.note ? p.t(trait()!.note!) : undefined}>
        <List each={trait()?.options ?? []}>
          {(option) => (
            <RadioRow
              title={p.t(option.label)}
              on={traitValue(p.state, p.params.subject, p.params.name) === option.value}
              onTap={() => p.act.set({ value: option.value })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
