/** The menu of an entry of the library. */
import bin from "@material-symbols/svg-400/rounded/delete.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import down from "@material-symbols/svg-400/rounded/arrow_circle_down.svg?raw";
import pen from "@material-symbols/svg-400/rounded/edit.svg?raw";
import pin from "@material-symbols/svg-400/rounded/keep.svg?raw";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/spotify/index.ts";
import { isOwnPlaylist, libraryKind } from "#apps/spotify/ids.ts";
import { Sheet, SheetHead, SheetRows, type SheetItem } from "#apps/spotify/looks/sheet.tsx";
import type { CardFacts } from "#apps/spotify/looks/tiles.tsx";
import type { Word } from "#apps/spotify/strings.ts";

export function HeldSheet(p: {
  readonly host: ScreenProps<typeof app, "library", Word>;
  readonly card: CardFacts | undefined;
}) {
  const t: typeof p.host.t = (key, facts) => p.host.t(key, facts);
  const items = (): SheetItem[] => {
    const id = p.card?.id ?? "";
    const { state, act } = p.host;
    const canDownload =
      id === "liked" || libraryKind(id) === "album" || (libraryKind(id) === "playlist" && !id.startsWith("mu_chart_"));
    const isKept = (state.kept as Record<string, unknown>)[id] !== undefined;
    return [
      {
        icon: pin,
        label: t(state.pins.includes(id) ? "unpin" : "pin"),
        green: state.pins.includes(id),
        onTap: () => act.togglePin({ id }),
      },
      ...(canDownload
        ? [
            isKept
              ? { icon: down, green: true, label: t("removeDownload"), onTap: () => act.removeDownload({ id }) }
              : { icon: down, label: t("download"), onTap: () => act.download({ id }) },
          ]
        : []),
      ...(isOwnPlaylist(id)
        ? [
            { icon: pen, label: t("editPlaylist"), onTap: () => act.editPlaylist({ playlist: id }) },
            { icon: bin, label: t("deletePlaylist"), onTap: () => act.deletePlaylist({ playlist: id }) },
          ]
        : id === "liked" || id === "episodes"
          ? []
          : [
              {
                icon: cross,
                label: t(["artist", "show"].includes(libraryKind(id)) ? "unfollow" : "removeFromLibrary"),
                onTap: () => act.unsave({ id }),
              },
            ]),
    ];
  };
  return (
    <Sheet
      open={p.host.view.open === "held" && p.card !== undefined}
      part="held"
      head={
        <SheetHead
          art={p.card?.art ?? { kind: "none" }}
          round={p.card?.round}
          title={p.card?.title ?? ""}
          note={p.card?.note ?? ""}
        />
      }
    >
      <SheetRows items={items()} />
    </Sheet>
  );
}
