import empty from "@material-symbols/svg-400/rounded/assignment_turned_in.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { queryWorld } from "#ui/world.ts";
import web from "#world/web/index.ts";
import browser from "../index.ts";
import { parseHtmlPage } from "../html.ts";
import { fileIdOf, findPageFile, addressText, sentOf } from "../queries.ts";
import { strings } from "../strings.ts";
import { answerText } from "./parts/steps.tsx";

export default screen(browser, strings, "sent", (p) => {
  const one = createMemo(() => (p.params.id === null ? undefined : p.state.sent[p.params.id]));
  const lang = () => (p.lang === "en" ? "en" : "zh");
  const found = queryWorld(web.queries.at, () => (one() && fileIdOf(one()!.url) === null ? { url: one()!.url } : null));
  const blocks = createMemo(() => {
    const content = findPageFile(p.os.files, one()?.url ?? "")?.content;
    return content?.kind === "text" ? parseHtmlPage(content.text).blocks : (found()?.rows[0]?.blocks[lang()] ?? []);
  });
  const form = createMemo(() =>
    blocks()
      .flatMap((b) => (b.type === "form" || b.type === "steps" ? [b] : []))
      .find((b) => b.id === one()?.form),
  );
  const fields = () => {
    const it = form();
    return it?.type === "steps" ? it.steps.flatMap((step) => step.fields) : (it?.fields ?? []);
  };
  const fieldOf = (name: string) => fields().find((f) => f.name === name);
  return (
    <Show
      when={one()}
      fallback={
        <Page title={p.t("sent")} back>
          <Show when={sentOf(p.state).length > 0} fallback={<Empty icon={empty} title={p.t("sentEmpty")} />}>
            <Section>
              <List each={sentOf(p.state)}>
                {(sent) => (
                  <Row
                    icon={empty}
                    title={addressText(sent.url, p.os.files)}
                    subtitle={p.t("sentAt", { when: momentText(sent.at, p.os, p.now) })}
                    leads
                    onTap={() => p.act.open({ id: sent.id })}
                  />
                )}
              </List>
            </Section>
          </Show>
        </Page>
      }
    >
      {(sent) => (
        <Page
          title={form()?.title ?? p.t("sent")}
          subtitle={p.t("sentAt", { when: momentText(sent().at, p.os, p.now) })}
          back
        >
          <Section>
            <List each={Object.keys(sent().values).toSorted()}>
              {(name) => (
                <Row
                  title={fieldOf(name)?.label ?? name}
                  subtitle={answerText(fieldOf(name), sent().values[name] ?? "", p.t)}
                />
              )}
            </List>
          </Section>
        </Page>
      )}
    </Show>
  );
});
