import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { findChoice } from "#apps/settings/pages.ts";
import { isSetTo } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "choice", (p) => {
  const row = createMemo(() => findChoice(p.params.group, p.params.name));
  return (
    <Page back title={p.t(row()?.title ?? "title")}>
      <Section>
        <List each={row()?.options ?? []}>
          {(option) => (
            <RadioRow
              title={p.t(option.label)}
              on={isSetTo(p.os, option.put)}
              onTap={() => p.act.set({ value: option.put.value as never })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
