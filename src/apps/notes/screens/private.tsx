import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import key from "@material-symbols/svg-400/rounded/key.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Cards, NoteCard } from "../looks/cards.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Empty, Page, Stack } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import notes from "../index.ts";
import { privateNotes } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(notes, strings, "private", (p) => {
  const found = createMemo(() => privateNotes(p.state));
  return (
    <Page
      back
      tone="amber"
      title={p.t("private")}
      actions={
        <Show when={p.view.unlocked}>
          <IconButton icon={key} name={p.t("changePassword")} onTap={() => p.act.setPassword()} />
        </Show>
      }
    >
      <Show
        when={p.view.unlocked}
        fallback={
          <Show
            when={p.state.password !== null}
            fallback={
              <Empty icon={lock} title={p.t("noPassword")}>
                <Button label={p.t("setPassword")} onTap={() => p.act.setPassword()} />
              </Empty>
            }
          >
            <Empty icon={lock} title={p.t("privateHint")} />
            <Stack gap="large" pad>
              <Field
                at={p.field("entered")}
                label={p.t("password")}
                kind="password"
                error={p.view.wrong ? p.t("password-wrong") : undefined}
                onEnter={() => p.act.unlock()}
              />
              <Button wide label={p.t("unlock")} disabled={p.view.entered === ""} onTap={() => p.act.unlock()} />
            </Stack>
          </Show>
        }
      >
        <Show when={found().length > 0} fallback={<Empty icon={lock} title={p.t("privateNone")} />}>
          <Cards>
            <List each={found()}>
              {(note) => (
                <NoteCard
                  title={note.title === "" ? p.t("untitled") : note.title}
                  text={note.body}
                  foot={whenText(note.updatedAt, p.os, p.now)}
                  onTap={() => p.act.open({ id: note.id })}
                />
              )}
            </List>
          </Cards>
        </Show>
      </Show>
    </Page>
  );
});
