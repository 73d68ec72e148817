/** A row that stands for a page: its title as soon as the world has told it, and where it is. */
import { world } from "../../../../ui/world.ts";
import web from "../../../../world/web/index.ts";
import globe from "@material-symbols/svg-400/rounded/public.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import type { JSX } from "solid-js";
import { Row } from "../../../../ui/kit/rows.tsx";
import { hostOf, searchOf } from "../../queries.ts";

export function TitledRow(p: {
  readonly url: string;
  readonly lang: "en" | "zh";
  readonly note: string;
  readonly trailing: JSX.Element;
  readonly onTap: () => void;
}) {
  const found = world(web.queries.at, () => (searchOf(p.url) === null ? { url: p.url } : null));
  const title = () => searchOf(p.url) ?? found()?.rows[0]?.title[p.lang] ?? hostOf(p.url);
  return (
    <Row
      icon={searchOf(p.url) === null ? globe : search}
      title={title()}
      subtitle={`${hostOf(p.url)} · ${p.note}`}
      trailing={p.trailing}
      onTap={() => p.onTap()}
    />
  );
}
