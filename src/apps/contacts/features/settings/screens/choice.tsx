import { screen } from "../../../../../ui/bind.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, RadioRow } from "../../../../../ui/kit/rows.tsx";
import contacts from "../../../index.ts";
import { choices, type Word } from "../prefs.ts";
import { strings } from "../../../strings.ts";

export default screen(contacts, strings, "choice", (p) => (
  <Page back tone="green" title={p.t(p.params.name)}>
    <Section>
      <List each={choices[p.params.name] as readonly Word[]}>
        {(option) => (
          <RadioRow
            title={p.t(option)}
            on={p.state.prefs[p.params.name] === option}
            onTap={() => p.act.pick({ value: option })}
          />
        )}
      </List>
    </Section>
  </Page>
));
