import add from "@material-symbols/svg-400/rounded/group_add.svg?raw";
import groupIcon from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { groupsOf, membersOf } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "groups", (p) => {
  const groups = createMemo(() => groupsOf(p.state));
  return (
    <Page
      back
      tone="green"
      title={p.t("groups")}
      fab={<Fab icon={add} name={p.t("newGroup")} onTap={() => p.setView({ name: "", open: "add" })} />}
      overlays={
        <Dialog
          open={p.view.open === "add"}
          title={p.t("newGroup")}
          ok={p.t("create")}
          disabled={!p.can("add")}
          onOk={() => p.act.add()}
        >
          <Field at={p.field("name")} label={p.t("groupName")} onEnter={() => p.act.add()} />
        </Dialog>
      }
    >
      <Show when={groups().length > 0} fallback={<Empty icon={groupIcon} title={p.t("emptyGroups")} />}>
        <Section>
          <List each={groups()}>
            {(g) => (
              <Row
                icon={groupIcon}
                title={g.name}
                subtitle={p.t("membersCount", { n: membersOf(p.state, g.id).length })}
                leads
                onTap={() => p.act.open({ id: g.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
