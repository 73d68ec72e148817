import { createMemo } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, RadioRow } from "../../../../../ui/kit/rows.tsx";
import settings from "../../../index.ts";
import { choiceAt } from "../../../pages.ts";
import { holds } from "../../../queries.ts";
import { strings } from "../../../strings.ts";

export default screen(settings, strings, "choice", (p) => {
  const row = createMemo(() => choiceAt(p.params.group, p.params.name));
  return (
    <Page back title={p.t(row()?.title ?? "title")}>
      <Section>
        <List each={row()?.options ?? []}>
          {(option) => (
            <RadioRow
              title={p.t(option.label)}
              on={holds(p.os, option.put)}
              onTap={() => p.act.set({ value: option.put.value as never })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
