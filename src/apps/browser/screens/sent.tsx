import empty from "@material-symbols/svg-400/rounded/assignment_turned_in.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "../../../os/format.ts";
import { screen } from "../../../ui/bind.tsx";
import { Empty, Page, Section } from "../../../ui/kit/page.tsx";
import { List, Row } from "../../../ui/kit/rows.tsx";
import { world } from "../../../ui/world.ts";
import web from "../../../world/web/index.ts";
import browser from "../index.ts";
import { hostOf, sentOf } from "../queries.ts";
import type { Sent } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(browser, strings, "sent", (p) => {
  const one = createMemo(() => (p.params.id === null ? undefined : p.state.sent[p.params.id]));
  const lang = () => (p.lang === "en" ? "en" : "zh");
  const found = world(web.queries.at, () => (one() ? { url: one()!.url } : null));
  const form = createMemo(() =>
    found()
      ?.rows[0]?.blocks[lang()].flatMap((b) => (b.type === "form" ? [b] : []))
      .find((b) => b.id === one()?.form),
  );
  const labelOf = (name: string) => form()?.fields.find((f) => f.name === name)?.label ?? name;
  const valueOf = (name: string, value: Sent["values"][string]) => {
    const field = form()?.fields.find((f) => f.name === name);
    const options = field && "options" in field ? field.options : [];
    const say = (x: string) => options.find((o) => o.value === x)?.label ?? x;
    if (typeof value === "boolean") return p.t(value ? "yes" : "no");
    return Array.isArray(value) ? value.map(say).join(", ") : say(value);
  };
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
                    title={hostOf(sent.url)}
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
              {(name) => <Row title={labelOf(name)} subtitle={valueOf(name, sent().values[name] ?? "")} />}
            </List>
          </Section>
        </Page>
      )}
    </Show>
  );
});
