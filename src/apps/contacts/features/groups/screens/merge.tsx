import mergeIcon from "@material-symbols/svg-400/rounded/merge.svg?raw";
import { createMemo, Show } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { duplicates, findName } from "#apps/contacts/queries.ts";
import type { Contact } from "../../cards/state.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "merge", (p) => {
  const pairs = createMemo(() => duplicates(p.state));
  const names = createMemo(() =>
    [p.view.keep, p.view.drop].map((id) => findName(p.state, id ?? "")).filter((name) => name !== ""),
  );
  const numbers = (c: Contact) => listText([...c.phones.map((x) => x.number), ...c.emails], p.lang);
  const merge = (keep: Contact, drop: Contact) =>
    nameOf(keep) === nameOf(drop)
      ? p.act.merge({ keep: keep.id, drop: drop.id })
      : p.act.choose({ keep: keep.id, drop: drop.id });
  return (
    <Page
      back
      tone="green"
      title={p.t("mergeTitle")}
      overlays={
        <Sheet open={p.view.open === "name"} title={p.t("whichName")}>
          <List each={names()}>
            {(name) => <Row leading={<Avatar name={name} />} title={name} onTap={() => p.act.mergeAs({ name })} />}
          </List>
        </Sheet>
      }
    >
      <Show when={pairs().length > 0} fallback={<Empty icon={mergeIcon} title={p.t("noDuplicates")} />}>
        <Stack pad>
          <Text as="sub" dim>
            {p.t("mergeHint")}
          </Text>
        </Stack>
        <List each={pairs()}>
          {(pair) => (
            <Section title={p.t(pair.reason === "number" ? "sameNumber" : "sameName")}>
              <List each={[pair.keep, pair.drop]}>
                {(c) => (
                  <Row
                    leading={<Avatar name={nameOf(c)} />}
                    title={nameOf(c)}
                    subtitle={numbers(c)}
                    onTap={() => p.act.open({ id: c.id })}
                  />
                )}
              </List>
              <Stack pad>
                <Button
                  wide
                  kind="tonal"
                  icon={mergeIcon}
                  label={p.t("mergeAct")}
                  name={`${p.t("mergeAct")}: ${nameOf(pair.keep)}, ${nameOf(pair.drop)}`}
                  onTap={() => merge(pair.keep, pair.drop)}
                />
              </Stack>
            </Section>
          )}
        </List>
      </Show>
    </Page>
  );
});
