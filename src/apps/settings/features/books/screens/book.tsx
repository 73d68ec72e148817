import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { recordLists } from "../record-lists.ts";
import settings from "#apps/settings/index.ts";
import { entriesOf } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { icons } from "#apps/settings/screens/icons.ts";
import { AskSecret } from "#apps/settings/screens/parts/secret.tsx";

export default screen(settings, strings, "book", (p) => {
  const book = () => recordLists[p.params.id];
  const ids = createMemo(() => entriesOf(p.state, p.params.id).map(([id]) => id as `rec_${string}`));
  const entry = (id: string) => p.state.books[p.params.id]?.[id as `rec_${string}`] ?? {};
  const open = () => book().locked !== true || p.view.known === p.os.lock.secret;
  const used = (id: string) => p.state.used[p.params.id] === id;
  const about = (id: string) => {
    const own = entry(id)[book().subtitleField ?? ""] ?? "";
    const state = used(id) ? p.t(book().useTexts!.inUse) : "";
    return [state, own].filter((text) => text !== "").join(" · ") || undefined;
  };
  const name = (id: string) => entry(id)[book().name] ?? "";
  return (
    <Page
      back
      title={p.t(book().title)}
      fab={open() ? <Fab icon={add} name={p.t(book().add)} onTap={() => p.act.add()} /> : undefined}
    >
      <Show
        when={open()}
        fallback={
          <AskSecret
            t={p.t}
            os={p.os}
            at={p.field("secret")}
            entered={p.view.secret}
            why="enterToSee"
            onDraft={(secret) => p.setView({ secret })}
            onEnter={(secret) => p.act.unlock({ secret })}
          />
        }
      >
        <Show
          when={ids().length > 0}
          fallback={
            <Empty
              icon={icons[book().icon]}
              title={p.t(book().empty)}
              hint={book().hint ? p.t(book().hint!) : undefined}
            />
          }
        >
          <Section note={book().note ? p.t(book().note!) : undefined}>
            <List each={ids()}>
              {(id) => (
                <Row
                  icon={icons[book().icon]}
                  title={name(id)}
                  subtitle={about(id)}
                  on={used(id)}
                  leads={!book().useTexts}
                  trailing={
                    <Show when={book().useTexts}>
                      <IconButton
                        icon={gear}
                        name={p.t("edit", { name: name(id) })}
                        onTap={() => p.act.record({ id })}
                      />
                    </Show>
                  }
                  onTap={() => (book().useTexts ? p.act.use({ id, on: !used(id) }) : p.act.record({ id }))}
                />
              )}
            </List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
