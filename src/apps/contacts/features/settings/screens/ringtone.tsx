import { ringtones } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "ringtone", (p) => (
  <Page back tone="green" title={p.t("ringtone")}>
    <Section note={p.t("ringtoneHint")}>
      <List each={ringtones}>
        {(tone) => (
          <RadioRow title={p.t(tone)} on={p.os.settings.sound.ringtone === tone} onTap={() => p.act.pick({ tone })} />
        )}
      </List>
    </Section>
  </Page>
));
