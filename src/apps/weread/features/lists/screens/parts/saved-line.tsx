/** A list of another person that the user has saved. */
import { countText } from "#os/social-format.ts";
import type { Lang } from "#os/values.ts";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";

export function SavedLine(p: {
  readonly host: {
    readonly lang: Lang;
    t(key: "listBy", facts: Readonly<Record<string, string | number>>): string;
  };
  readonly list: string;
  readonly onTap: () => void;
}) {
  const found = queryWorld(books.queries.booklist, () => ({ id: p.list }));
  return (
    <ListLine
      books={found()?.books ?? []}
      title={found()?.title ?? ""}
      facts={p.host.t("listBy", {
        name: found()?.name ?? "",
        n: found()?.books.length ?? 0,
        saves: countText((found()?.saves ?? 0) + 1, p.host.lang),
      })}
      onTap={() => p.onTap()}
    />
  );
}
