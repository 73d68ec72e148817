import starIcon from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import { starredMessages } from "../queries.ts";
import { strings } from "../strings.ts";
import { previewText, useAddressBook } from "./labels.ts";

export default screen(messages, strings, "starred", (p) => {
  const names = useAddressBook(p);
  const found = createMemo(() => starredMessages(p.state));
  const title = (thread: string) => names().title(p.state.threads[thread] ?? { name: "", numbers: [] });
  return (
    <Page back tone="blue" title={p.t("starredTitle")}>
      <Show
        when={found().length > 0}
        fallback={<Empty icon={star} title={p.t("noStarred")} hint={p.t("noStarredHint")} />}
      >
        <Section>
          <List each={found()}>
            {(m) => (
              <Row
                leading={p.state.prefs.faces ? <Avatar name={title(m.thread)} /> : undefined}
                title={title(m.thread)}
                subtitle={`${whenText(m.at, p.os, p.now)} · ${previewText(m, p.t)}`}
                lines={3}
                trailing={
                  <IconButton
                    on
                    icon={starIcon}
                    name={`${p.t("unstar")}: ${previewText(m, p.t).slice(0, 40)}`}
                    onTap={() => p.act.unstar({ id: m.id })}
                  />
                }
                onTap={() => p.act.openAt({ thread: m.thread, message: m.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
