import { createMemo } from "solid-js";
import { maxLengthOf } from "#os/max-length.ts";
import { findSettingSchema } from "#os/system-commands.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { pages, findTextSetting } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { icons } from "#apps/settings/screens/icons.ts";
import { Slot } from "#apps/settings/screens/parts/slots.tsx";
import { openTarget, SettingRows } from "#apps/settings/screens/parts/setting-row.tsx";
import { TextDialog } from "#apps/settings/screens/parts/text-dialog.tsx";

export default screen(settings, strings, "page", (p) => {
  const page = createMemo(() => pages[p.params.id]);
  const editing = createMemo(() =>
    p.view.editing ? findTextSetting(p.view.editing.group, p.view.editing.name) : undefined,
  );
  const word = () => editing()?.title ?? "name";
  const maxOf = () => {
    const row = editing();
    const schema = row && findSettingSchema(row.group, row.name);
    return schema && maxLengthOf(schema);
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
                <Slot
                  name={name}
                  t={p.t}
                  os={p.os}
                  state={p.state}
                  now={p.now}
                  onLead={(goal) => openTarget(p.act, goal)}
                />
              )}
              t={p.t}
              os={p.os}
              state={p.state}
              now={p.now}
              onLead={(goal) => openTarget(p.act, goal)}
              onPut={({ group, name, value }) => p.act.set({ group, name, value: value as never })}
              onEdit={({ group, name }) => p.act.edit({ group, name })}
              onAct={(action) => p.act[action]()}
            />
          </Section>
        )}
      </List>
    </Page>
  );
});
