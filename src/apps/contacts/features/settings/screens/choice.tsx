import { holdsIn } from "../../../../../os/prefs.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { Options } from "../../../../../ui/kit/pref-row.tsx";
import contacts from "../../../index.ts";
import { choice } from "../prefs.ts";
import { strings } from "../../../strings.ts";

export default screen(contacts, strings, "choice", (p) => (
  <Page back tone="green" title={p.t(p.params.name)}>
    <Section>
      <Options
        row={choice(p.params.name)}
        t={p.t}
        holds={(put) => holdsIn(p.state.prefs, put)}
        onPut={(put) => p.act.pick({ value: put[p.params.name]! })}
      />
    </Section>
  </Page>
));
