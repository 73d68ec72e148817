import { createMemo } from "solid-js";
import { lengthMost } from "../../../../../os/bounds.ts";
import { schemaAt } from "../../../../../os/system.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List } from "../../../../../ui/kit/rows.tsx";
import settings from "../../../index.ts";
import { pages, textAt } from "../../../pages.ts";
import { strings } from "../../../strings.ts";
import { icons } from "../../../screens/icons.ts";
import { Slot } from "../../../screens/parts/slots.tsx";
import { follow, SettingRows } from "../../../screens/parts/setting-row.tsx";
import { TextDialog } from "../../../screens/parts/text-dialog.tsx";

export default screen(settings, strings, "page", (p) => {
  const page = createMemo(() => pages[p.params.id]);
  const editing = createMemo(() => (p.view.editing ? textAt(p.view.editing.group, p.view.editing.name) : undefined));
  const word = () => editing()?.title ?? "name";
  const maxOf = () => {
    const row = editing();
    const schema = row && schemaAt(row.group, row.name);
    return schema && lengthMost(schema);
  };
  const hint = () => editing()?.hint;
  return (
    <Page
      back
      title={p.t(page().title)}
      overlays={
        <TextDialog
          open={p.view.open === "edit"}
          at={p.field("draft")}
          title={p.t(word())}
          hint={hint() ? p.t(hint()!) : undefined}
          ok={p.t("save")}
          valid={p.can("save")}
          kind={editing()?.keys}
          maxLength={maxOf()}
          onOk={() => p.act.save()}
        />
      }
    >
      <List each={page().sections}>
        {(section) => (
          <Section
            title={section.title ? p.t(section.title) : undefined}
            note={section.note ? p.t(section.note) : undefined}
          >
            <SettingRows
              rows={section.rows}
              icons={icons}
              slot={(name) => (
                <Slot name={name} t={p.t} os={p.os} own={p.state} now={p.now} onLead={(goal) => follow(p.act, goal)} />
              )}
              t={p.t}
              os={p.os}
              own={p.state}
              now={p.now}
              onLead={(goal) => follow(p.act, goal)}
              onPut={({ group, name, value }) => p.act.set({ group, name, value: value as never })}
              onEdit={({ group, name }) => p.act.edit({ group, name })}
              onAct={(does) => p.act[does]()}
            />
          </Section>
        )}
      </List>
    </Page>
  );
});
