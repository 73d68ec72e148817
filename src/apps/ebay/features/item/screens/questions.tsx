import help from "@material-symbols/svg-400/outlined/help.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Nothing, Part } from "../../../looks/facts.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Opinion } from "../../../looks/people.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "questions", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  const all = world(goods.queries.questions, () => ({ item: p.params.item, sort: "helpful" as const }));
  const mine = createMemo(() =>
    p.state.account.signedIn ? Object.values(p.state.threads).filter((one) => one.item === p.params.item) : [],
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("questionsTitle")}
      bottom={
        <StickyActs>
          <Oval label={p.t("askSeller")} disabled={!found()} onTap={() => p.act.ask({ seller: found()!.seller })} />
        </StickyActs>
      }
    >
      <Show when={mine().length > 0}>
        <Part title={p.t("yourQuestions")}>
          <For each={mine()}>
            {(thread) => (
              <Lead
                title={thread.said.at(-1)?.text ?? ""}
                note={`${thread.said.at(-1)?.mine === true ? p.t("waitsForAnswer") : thread.who} · ${whenText(thread.said.at(-1)?.at ?? p.now, p.os, p.now)}`}
                onTap={() => p.act.openThread({ thread: thread.id })}
              />
            )}
          </For>
        </Part>
      </Show>
      <Show
        when={all() === undefined || all()!.total > 0}
        fallback={<Nothing icon={help} title={p.t("noQuestions")} text={p.t("noQuestionsText")} />}
      >
        <For each={all()?.rows}>
          {(one) => (
            <Opinion
              head={`${one.by} · ${p.t("daysAgo", { n: one.daysAgo })}`}
              title={said(one.text, p.lang)}
              text={said(one.answer, p.lang)}
              note={one.helpful > 0 ? p.t("helpfulCount", { n: one.helpful }) : undefined}
            />
          )}
        </For>
      </Show>
    </ShopPage>
  );
});
