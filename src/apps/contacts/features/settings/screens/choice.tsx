import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { Options } from "#ui/kit/pref-row.tsx";
import contacts from "#apps/contacts/index.ts";
import { choice } from "../prefs.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "choice", (p) => (
  <Page back tone="green" title={p.t(p.params.name)}>
    <Section>
      <Options
        row={choice(p.params.name)}
        t={p.t}
        holds={(put) => hasValues(p.state.prefs, put)}
        onPut={(put) => p.act.pick({ value: put[p.params.name]! })}
      />
    </Section>
  </Page>
));
