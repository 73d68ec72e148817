/** A row that stands for a page: its title as soon as the world has told it, and where it is. */
import { world } from "../../../../ui/world.ts";
import web from "../../../../world/web/index.ts";
import globe from "@material-symbols/svg-400/rounded/public.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import draft from "@material-symbols/svg-400/rounded/draft.svg?raw";
import type { Files } from "../../../../os/files.ts";
import type { JSX } from "solid-js";
import { Row } from "../../../../ui/kit/rows.tsx";
import { fileIdOf, addressText, searchOf } from "../../queries.ts";

export function TitledRow(p: {
  readonly url: string;
  readonly files: Files;
  readonly lang: "en" | "zh";
  readonly note: string;
  readonly trailing: JSX.Element;
  readonly onTap: () => void;
}) {
  const found = world(web.queries.at, () =>
    searchOf(p.url) === null && fileIdOf(p.url) === null ? { url: p.url } : null,
  );
  const title = () => searchOf(p.url) ?? found()?.rows[0]?.title[p.lang] ?? addressText(p.url, p.files);
  return (
    <Row
      icon={searchOf(p.url) !== null ? search : fileIdOf(p.url) === null ? globe : draft}
      title={title()}
      subtitle={fileIdOf(p.url) === null ? `${addressText(p.url, p.files)} · ${p.note}` : p.note}
      trailing={p.trailing}
      onTap={() => p.onTap()}
    />
  );
}
