import { createMemo, Match, Show, Switch, type JSX } from "solid-js";
import { Rng } from "#state/rng.ts";
import { Field } from "#ui/kit/fields.tsx";
import { me } from "#apps/meeting/ids.ts";
import { Whiteboard, ShareButton, ScreenSharing, Slide } from "#apps/meeting/looks/shared-content.tsx";
import { StageArea } from "#apps/meeting/looks/stage-area.tsx";
import { Pages, Tile, Tiles, tilesPerPage, type TileData } from "#apps/meeting/looks/tiles.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { slideAt } from "../../presence.ts";
import type { Room } from "../../state.ts";
import type { RoomScreenProps } from "./props.ts";
import { otherTiles, ownTile } from "./visible-tiles.ts";

/** The middle of a meeting screen: shared content, the speaker, or all participants as tiles. */
export function StageMiddle(p: {
  readonly host: RoomScreenProps;
  readonly room: Room;
  readonly children: JSX.Element;
}) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const own = createMemo(() => ownTile(host().state, p.room, host().now));
  const others = createMemo(() => otherTiles(host().state, p.room, host().lang, host().now));
  const slide = createMemo(() => (live().share ? null : slideAt(p.room, host().now)));
  const shown = createMemo(() => {
    const all = host().state.prefs.hideSelf && others().length > 0 ? others() : [own(), ...others()];
    const seen = all.filter(({ camera, id }) => camera || id === me);
    return host().state.prefs.hideSilent && seen.length > 0 ? seen : all;
  });
  const pages = () => Math.max(1, Math.ceil(shown().length / tilesPerPage));
  const page = () => Math.min(host().view.page, pages() - 1);
  const onPage = createMemo(() => shown().slice(page() * tilesPerPage, (page() + 1) * tilesPerPage));
  const speaker = () => others().find(({ speaks }) => speaks) ?? others()[0];
  const turn = (by: number) => {
    const next = page() + by;
    if (next >= 0 && next < pages()) host().act.turn({ page: next });
  };
  const labelOf = (one: TileData): string =>
    [
      one.id === me ? host().t("meOf", { name: one.name }) : one.name,
      host().t(one.mic ? "micOnName" : "micOffName"),
      one.camera ? host().t("cameraOnName") : "",
      one.speaks ? host().t("speaksName") : "",
      one.hand ? host().t("handUp") : "",
      one.sign ?? "",
    ]
      .filter((word) => word !== "")
      .join(", ");
  const bars = (n: number): number[] => {
    const r = Rng.of(p.room.seed, "bars", n);
    return Array.from({ length: 5 }, () => r.int(20, 100));
  };
  return (
    <StageArea note={spokenNote()} onTurn={live().layout === "gallery" && !live().share ? turn : undefined}>
      <Switch>
        <Match when={live().share?.what === "screen"}>
          <ScreenSharing
            title={host().t(live().share?.paused === true ? "sharePaused" : "sharesNow")}
            note={host().t("shareNote")}
          >
            <ShareButton
              label={host().t(live().share?.paused === true ? "goOnWord" : "pauseWord")}
              onTap={() => host().act.pauseShare()}
            />
            <ShareButton red label={host().t("stopShare")} onTap={() => host().act.stopShare()} />
          </ScreenSharing>
        </Match>
        <Match when={live().share?.what === "whiteboard"}>
          <Whiteboard
            notes={live().board}
            empty={host().t("boardEmpty")}
            paused={live().share?.paused === true ? host().t("sharePaused") : undefined}
            removeName={(note) => host().t("boardRemove", { note })}
            onRemove={(index) => host().act.unpin({ index })}
          >
            <Field
              at={host().field("pinned")}
              label={host().t("boardHint")}
              placeholder={host().t("boardHint")}
              bare="body"
              line
              onEnter={() => host().act.pin()}
            />
            <ShareButton label={host().t("boardAdd")} onTap={() => host().act.pin()} />
            <ShareButton
              label={host().t(live().share?.paused === true ? "goOnWord" : "pauseWord")}
              onTap={() => host().act.pauseShare()}
            />
          </Whiteboard>
        </Match>
        <Match when={live().layout === "gallery"}>
          <Tiles each={onPage()} tag={host().state.prefs.showNames} labelOf={labelOf} />
        </Match>
        <Match when={slide()}>
          {(one) => (
            <Slide
              title={p.room.topic}
              note={host().t("showsSlides", { name: displayName(host(), one().id) })}
              page={host().t("slidePage", { n: one().page })}
              bars={bars(one().page)}
            />
          )}
        </Match>
        <Match when={true}>
          <Tile
            one={speaker() ?? own()}
            tag={host().state.prefs.showNames}
            size="whole"
            label={labelOf(speaker() ?? own())}
          />
          <Show when={speaker() && !host().state.prefs.hideSelf}>
            <Tile one={own()} tag={host().state.prefs.showNames} size="thumb" label={labelOf(own())} />
          </Show>
        </Match>
      </Switch>
      <Show when={live().layout === "gallery" && !live().share && pages() > 1}>
        <Pages
          count={pages()}
          at={page()}
          nameOf={(n) => host().t("pageN", { n: n + 1 })}
          onTurn={(n) => host().act.turn({ page: n })}
        />
      </Show>
      {p.children}
    </StageArea>
  );

  function spokenNote(): string {
    if (others().length === 0) return host().t("aloneNote");
    // The gallery shows faces instead of the slides, so a note says that somebody is presenting slides.
    const hidden = live().layout === "gallery" ? slide() : null;
    if (hidden) return host().t("showsSlides", { name: displayName(host(), hidden.id) });
    const one = others().find(({ speaks }) => speaks);
    return one ? host().t("speakingNow", { name: one.name }) : host().t("nobodySpeaks");
  }
}
