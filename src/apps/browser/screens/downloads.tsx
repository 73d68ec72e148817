import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import file from "@material-symbols/svg-400/rounded/draft.svg?raw";
import empty from "@material-symbols/svg-400/rounded/download.svg?raw";
import source from "@material-symbols/svg-400/rounded/public.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import browser from "../index.ts";
import { downloadsOf, hostOf } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(browser, strings, "downloads", (p) => {
  const all = createMemo(() => downloadsOf(p.state));
  return (
    <Page title={p.t("downloads")} back>
      <Show when={all().length > 0} fallback={<Empty icon={empty} title={p.t("downloadsEmpty")} />}>
        <Section>
          <List each={all()}>
            {(it) => (
              <Row
                icon={file}
                title={it.name}
                subtitle={`${p.t("bytes", { n: Math.max(1, Math.round(it.bytes / 1024)) })} · ${p.t("from", { host: hostOf(it.from) })} · ${whenText(it.at, p.os, p.now)}`}
                trailing={
                  <>
                    <IconButton icon={source} name={p.t("seeSource")} onTap={() => p.act.visit({ url: it.from })} />
                    <IconButton icon={close} name={p.t("forgetDownload")} onTap={() => p.act.forget({ id: it.id })} />
                  </>
                }
                onTap={() => p.act.open({ id: it.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
