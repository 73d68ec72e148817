import type { State } from "../../state.ts";
import type { Favourite } from "./state.ts";

export const favouriteKinds = ["all", "links", "pictures", "notes", "files", "places", "records"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];
const kindByBody: Readonly<Record<string, FavouriteKind>> = {
  link: "links",
  card: "links",
  picture: "pictures",
  sticker: "pictures",
  text: "notes",
  voice: "notes",
  file: "files",
  place: "places",
  record: "records",
};
/** Returns all text in a favourite. The search uses this text. */
export function searchText(f: Favourite): string {
  const { body } = f;
  const own =
    body.kind === "text"
      ? body.text
      : body.kind === "link"
        ? `${body.title} ${body.note}`
        : body.kind === "place"
          ? `${body.name} ${body.address}`
          : body.kind === "file"
            ? body.name
            : body.kind === "voice"
              ? body.words
              : body.kind === "record"
                ? [body.title, ...body.lines.map((l) => l.text)].join(" ")
                : "";
  return [own, f.note, ...f.tags].join(" ");
}
/** Lists the favourites that have the given kind and tag and contain the query, newest first. */
export function filterFavourites(state: State, kind: FavouriteKind, q: string, tag: string | null): Favourite[] {
  const wanted = q.trim().toLowerCase();
  return Object.values(state.favourites)
    .filter((f) => kind === "all" || (kindByBody[f.body.kind] ?? "notes") === kind)
    .filter((f) => tag === null || f.tags.includes(tag))
    .filter((f) => wanted === "" || searchText(f).toLowerCase().includes(wanted))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
export const listTags = (state: State): string[] =>
  [...new Set(Object.values(state.favourites).flatMap((f) => f.tags))].toSorted();
