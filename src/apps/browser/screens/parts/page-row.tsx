/** A row for a page: the page's address, and its title as soon as the world has returned it. */
import { queryWorld } from "#ui/world.ts";
import web from "#world/web/index.ts";
import globe from "@material-symbols/svg-400/rounded/public.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import draft from "@material-symbols/svg-400/rounded/draft.svg?raw";
import type { Files } from "#os/files.ts";
import type { JSX } from "solid-js";
import { Row } from "#ui/kit/rows.tsx";
import { fileIdOf, addressText, parseSearch } from "../../queries.ts";

export function PageRow(p: {
  readonly url: string;
  readonly files: Files;
  readonly lang: "en" | "zh";
  readonly note: string;
  readonly trailing: JSX.Element;
  readonly onTap: () => void;
}) {
  const found = queryWorld(web.queries.at, () =>
    parseSearch(p.url) === null && fileIdOf(p.url) === null ? { url: p.url } : null,
  );
  const title = () => parseSearch(p.url) ?? found()?.rows[0]?.title[p.lang] ?? addressText(p.url, p.files);
  return (
    <Row
      icon={parseSearch(p.url) !== null ? search : fileIdOf(p.url) === null ? globe : draft}
      title={title()}
      subtitle={fileIdOf(p.url) === null ? `${addressText(p.url, p.files)} · ${p.note}` : p.note}
      trailing={p.trailing}
      onTap={() => p.onTap()}
    />
  );
}
