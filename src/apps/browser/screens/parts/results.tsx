/** Search results: the first three pages of the world's results, in rank order. */
import { For, Show } from "solid-js";
import { Empty } from "#ui/kit/page.tsx";
import notFound from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { WebCard, WebHeading, type LinkActions } from "../../looks/web-page.tsx";
import { queryWorld } from "#ui/world.ts";
import web from "#world/web/index.ts";
import type { Facts } from "#os/values.ts";
import { hostOf } from "../../queries.ts";

/** Parses a search such as "whale site:openleaf.example" into the search terms and the one host to search. */
function parseQuery(text: string): { readonly words: string; readonly host: string | null } {
  const host = /(?:^|\s)site:(\S+)/i.exec(text)?.[1]?.toLowerCase() ?? null;
  return { words: text.replace(/(?:^|\s)site:\S+/gi, " ").trim(), host };
}
export function Results(
  p: LinkActions & {
    readonly words: string;
    readonly lang: "en" | "zh";
    readonly t: (key: "results" | "noResults", facts?: Facts) => string;
  },
) {
  const pages = [0, 1, 2].map((page) =>
    queryWorld(web.queries.find, () => {
      const { words, host } = parseQuery(p.words);
      return words === "" ? null : { q: words, page, ...(host === null ? {} : { host }) };
    }),
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
