import help from "@material-symbols/svg-400/outlined/help.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, EmptyState, Section } from "#apps/ebay/looks/content.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Opinion } from "#apps/ebay/looks/people.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "questions", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const all = queryWorld(goods.queries.questions, () => ({ item: p.params.item, sort: "helpful" as const }));
  const mine = createMemo(() =>
    p.state.account.signedIn ? Object.values(p.state.threads).filter((one) => one.item === p.params.item) : [],
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("questionsTitle")}
      bottom={
        <StickyButtons>
          <PillButton
            label={p.t("askSeller")}
            disabled={!found()}
            onTap={() => p.act.ask({ seller: found()!.seller })}
          />
        </StickyButtons>
      }
    >
      <Show when={mine().length > 0}>
        <Section title={p.t("yourQuestions")}>
          <For each={mine()}>
            {(thread) => (
              <LinkRow
                title={thread.said.at(-1)?.text ?? ""}
                note={`${thread.said.at(-1)?.mine === true ? p.t("waitsForAnswer") : thread.who} · ${whenText(thread.said.at(-1)?.at ?? p.now, p.os, p.now)}`}
                onTap={() => p.act.openThread({ thread: thread.id })}
              />
            )}
          </For>
        </Section>
      </Show>
      <Show
        when={all() === undefined || all()!.total > 0}
        fallback={<EmptyState icon={help} title={p.t("noQuestions")} text={p.t("noQuestionsText")} />}
      >
        <For each={all()?.rows}>
          {(one) => (
            <Opinion
              head={`${one.by} · ${p.t("daysAgo", { n: one.daysAgo })}`}
              title={localized(one.text, p.lang)}
              text={localized(one.answer, p.lang)}
              note={one.helpful > 0 ? p.t("helpfulCount", { n: one.helpful }) : undefined}
            />
          )}
        </For>
      </Show>
    </ShopPage>
  );
});
