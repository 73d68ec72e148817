import { screen } from "../../../../../ui/bind.tsx";
import { titleOf } from "../../../../../ui/apps.ts";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, RadioRow } from "../../../../../ui/kit/rows.tsx";
import settings from "../../../index.ts";
import { deviceName, traitAt } from "../../../queries.ts";
import { strings } from "../../../strings.ts";
import { traitOf } from "../traits.ts";

export default screen(settings, strings, "trait", (p) => {
  const trait = () => traitOf(p.params.subject, p.params.name);
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
              on={traitAt(p.state, p.params.subject, p.params.name) === option.value}
              onTap={() => p.act.set({ value: option.value })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
