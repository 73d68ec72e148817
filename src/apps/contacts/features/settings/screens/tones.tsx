import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import { createMemo, Show } from "solid-js";
import { ringtones } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Fab } from "#ui/kit/buttons.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { sortedContacts, findName } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "tones", (p) => {
  const own = createMemo(() => sortedContacts(p.state).filter((c) => p.state.tones[c.id] !== undefined));
  const chosen = () => (p.view.contact === null ? undefined : p.state.contacts[p.view.contact]);
  return (
    <Page
      back
      tone="green"
      title={p.t("contactTones")}
      fab={<Fab icon={add} name={p.t("chooseContact")} onTap={() => p.act.pick()} />}
      overlays={
        <Sheet open={p.view.open === "tone"} title={findName(p.state, p.view.contact ?? "")}>
          <RadioRow
            title={p.t("toneOfPhone", { tone: p.t(p.os.settings.sound.ringtone) })}
            on={chosen() !== undefined && p.state.tones[chosen()!.id] === undefined}
            onTap={() => p.act.tone({ tone: null })}
          />
          <List each={ringtones}>
            {(tone) => (
              <RadioRow
                title={p.t(tone)}
                on={chosen() !== undefined && p.state.tones[chosen()!.id] === tone}
                onTap={() => p.act.tone({ tone })}
              />
            )}
          </List>
        </Sheet>
      }
    >
      <Show when={own().length > 0} fallback={<Empty icon={music} title={p.t("noTones")} hint={p.t("noTonesHint")} />}>
        <Section>
          <List each={own()}>
            {(c) => (
              <Row
                leading={<Avatar name={nameOf(c)} />}
                title={nameOf(c)}
                value={p.t(p.state.tones[c.id] ?? p.os.settings.sound.ringtone)}
                onTap={() => p.setView({ contact: c.id, open: "tone" })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
