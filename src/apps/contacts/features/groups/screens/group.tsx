import add from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import groupIcon from "@material-symbols/svg-400/rounded/group.svg?raw";
import groupOff from "@material-symbols/svg-400/rounded/group_off.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import remove from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { membersOf } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "group", (p) => {
  const group = createMemo(() => p.state.groups[p.params.id]);
  const members = createMemo(() => membersOf(p.state, p.params.id));
  return (
    <Page
      back
      tone="green"
      title={group()?.name}
      subtitle={group() && p.t("membersCount", { n: members().length })}
      actions={
        <Show when={group()}>
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      fab={group() ? <Fab icon={add} name={p.t("addMembers")} onTap={() => p.act.add()} /> : undefined}
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("rename"), icon: edit, onTap: () => p.act.startRename() },
              { label: p.t("deleteGroup"), icon: del, danger: true, onTap: () => p.act.delete() },
            ]}
          />
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("renameGroup")}
            ok={p.t("rename")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("groupName")} onEnter={() => p.act.rename()} />
          </Dialog>
        </>
      }
    >
      <Show when={group()} fallback={<Empty icon={groupOff} title={p.t("group-missing")} />}>
        <Show when={members().length > 0} fallback={<Empty icon={groupIcon} title={p.t("noMembers")} />}>
          <Section>
            <List each={members()}>
              {(c) => (
                <Row
                  leading={<Avatar name={nameOf(c)} />}
                  title={nameOf(c)}
                  subtitle={c.phones[0]?.number ?? c.emails[0]}
                  trailing={
                    <IconButton
                      icon={remove}
                      name={p.t("removeMember", { name: nameOf(c) })}
                      onTap={() => p.act.remove({ contact: c.id })}
                    />
                  }
                  onTap={() => p.act.open({ id: c.id })}
                />
              )}
            </List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
