import { createMemo } from "solid-js";
import { hasValues, type PrefRow } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { PrefRow as Declared } from "#ui/kit/pref-row.tsx";
import { List } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { pages, titleOf, type PrefKinds } from "../prefs.ts";
import { strings } from "#apps/contacts/strings.ts";
import { iconOf } from "./icons.ts";

export default screen(contacts, strings, "settings", (p) => {
  const sections = createMemo(() => pages[p.params.page]);
  /** Returns the current value of the setting whose screen the row opens. */
  const shows = (row: PrefRow<PrefKinds>): string | undefined => {
    if (row.kind !== "link") return undefined;
    const { screen } = row.to;
    if (screen === "ringtone") return p.t(p.os.settings.sound.ringtone);
    if (screen === "fixed") return p.t(p.state.fixed.on ? "on" : "off");
    const counts: Partial<Record<typeof screen, number>> = {
      responses: p.state.responses.length,
      barring: p.state.barred.length,
      speedDial: Object.keys(p.state.speed).length,
      tones: Object.keys(p.state.tones).length,
      recorded: p.state.recorded.length,
      blocked: p.state.blocked.length,
    };
    return counts[screen] ? String(counts[screen]) : undefined;
  };
  const follow = (row: PrefRow<PrefKinds>): void => {
    const to = "to" in row ? row.to : undefined;
    if (!to) return;
    if (to.screen === "settings") p.act.openPage({ page: to.page });
    else if (to.screen === "choice") p.act.openChoice({ name: to.name });
    else if (to.screen === "number") p.act.edit({ name: to.name });
    else if (to.screen === "ringtone") p.act.openRingtone();
    else p.act[to.screen]();
  };
  const draw = (row: PrefRow<PrefKinds>) => (
    <Declared<PrefKinds>
      row={row}
      t={p.t}
      holds={(put) => hasValues(p.state.prefs, put)}
      value={row.kind === "text" && row.to?.screen === "number" ? p.state.prefs[row.to.name] : undefined}
      empty={p.t("off")}
      shows={shows(row)}
      showsAt="right"
      note={row.note ? p.t(row.note) : undefined}
      icon={row.icon ? iconOf[row.icon] : undefined}
      onPut={(put) => p.act.put(put)}
      onTap={() => follow(row)}
    />
  );
  return (
    <Page
      back
      tone="green"
      title={p.t(titleOf(p.params.page))}
      overlays={
        <Dialog
          open={p.view.open === "number"}
          title={p.t(p.view.editing ?? "number")}
          ok={p.t("save")}
          disabled={!p.can("saveNumber")}
          onOk={() => p.act.saveNumber()}
        >
          <Field
            at={p.field("number")}
            label={p.t("number")}
            kind="phone"
            hint={p.t("emptyIsOff")}
            onEnter={() => p.act.saveNumber()}
          />
        </Dialog>
      }
    >
      <List each={sections()}>
        {(section) => (
          <Section
            title={section.title ? p.t(section.title) : undefined}
            note={section.note ? p.t(section.note) : undefined}
          >
            <List each={section.rows}>{draw}</List>
          </Section>
        )}
      </List>
    </Page>
  );
});
