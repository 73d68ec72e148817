/** What a search finds: the pages of the world in rank order, more of them as one asks. */
import { For, Show } from "solid-js";
import { Empty } from "../../../../ui/kit/page.tsx";
import notFound from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { WebCard, WebHeading, type LinkActs } from "../../../../ui/kit/web-page.tsx";
import { world } from "../../../../ui/world.ts";
import web from "../../../../world/web/index.ts";
import type { Facts } from "../../../../os/define.ts";
import { hostOf } from "../../queries.ts";

export function Results(
  p: LinkActs & {
    readonly words: string;
    readonly lang: "en" | "zh";
    readonly t: (key: "results" | "noResults", facts?: Facts) => string;
  },
) {
  const pages = [0, 1, 2].map((page) =>
    world(web.queries.find, () => (p.words.trim() === "" ? null : { q: p.words, page })),
  );
  const rows = () => pages.flatMap((page) => page()?.rows ?? []);
  return (
    <Show when={pages[0]?.()}>
      {(first) => (
        <Show when={first().total > 0} fallback={<Empty icon={notFound} title={p.t("noResults", { q: p.words })} />}>
          <WebHeading level={3} text={p.words} sub={p.t("results", { n: first().total })} />
          <For each={rows()}>
            {(row) => (
              <WebCard
                title={row.title[p.lang]}
                text={row.summary[p.lang]}
                meta={`${hostOf(row.url)} · ${row.updated}`}
                picture={null}
                to={row.url}
                onLink={p.onLink}
                onHoldLink={p.onHoldLink}
              />
            )}
          </For>
        </Show>
      )}
    </Show>
  );
}
