/** The reviews of a place. The user's own review is first. */
import like from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { queryWorld } from "#ui/world.ts";
import { me } from "#world/cast.ts";
import geo, { type GeoPlace } from "#world/geo/index.ts";
import { countText, localized } from "#apps/maps/format.ts";
import { Group, TextRow, Prose, TextButton } from "#apps/maps/looks/rows.tsx";
import { Chips } from "#apps/maps/looks/search-pill.tsx";
import { OwnPhotos, PhotoStrip, ReviewCard, Score } from "#apps/maps/looks/place-parts.tsx";
import type { ScreenContext } from "#apps/maps/screens/parts/targets.ts";

const sorts = ["relevant", "newest", "highest", "lowest"] as const;
type Sort = (typeof sorts)[number];
const sortTexts = {
  relevant: "sortRelevant",
  newest: "sortNewest",
  highest: "sortHighest",
  lowest: "sortLowest",
} as const;
export function PlaceReviews(p: {
  readonly of: ScreenContext;
  readonly place: GeoPlace;
  readonly sort: Sort;
  readonly stars: number | null;
  readonly setView: (patch: { sort?: Sort; stars?: number | null }) => void;
  readonly act: { readonly review: () => void };
}) {
  const found = queryWorld(geo.queries.reviews, () => ({ id: p.place.id }));
  const shown = createMemo(() => {
    const all = (found()?.reviews ?? []).filter(({ stars }) => p.stars === null || stars === p.stars);
    if (p.sort === "newest") return all.toSorted((a, b) => a.age - b.age);
    if (p.sort === "highest") return all.toSorted((a, b) => b.stars - a.stars || a.age - b.age);
    if (p.sort === "lowest") return all.toSorted((a, b) => a.stars - b.stars || a.age - b.age);
    return all.toSorted((a, b) => b.likes - a.likes || a.age - b.age);
  });
  const mine = () => p.of.state.reviews[p.place.id];
  const files = () =>
    (mine()?.photos ?? []).flatMap((id) => {
      const file = p.of.os.files[id];
      return file?.type === "file" ? [file] : [];
    });
  return (
    <>
      <Show when={p.place.ratings > 0}>
        <Score tenths={p.place.rating} count={countText(p.place.ratings, p.of.lang)} counts={p.place.stars} />
      </Show>
      <Group
        title={p.of.t("yourReview")}
        ruled
        end={<TextButton label={p.of.t(mine() ? "editWord" : "writeReview")} onTap={() => p.act.review()} />}
      >
        <Show when={mine()} fallback={<Prose kind="dim">{p.of.t("notReviewed")}</Prose>}>
          {(own) => (
            <ReviewCard
              name={localized(me.name, p.of.lang)}
              stars={own().stars}
              when={dateText(own().editedAt ?? own().at, p.of.os, p.of.now)}
              text={own().text}
            >
              <OwnPhotos part="own-photos" files={files()} />
            </ReviewCard>
          )}
        </Show>
      </Group>
      <Group title={p.of.t("reviews")} ruled>
        <Chips
          name="review-sorts"
          inside
          chips={[
            ...sorts.map((sort) => ({
              label: p.of.t(sortTexts[sort]),
              on: p.sort === sort,
              onTap: () => p.setView({ sort }),
            })),
            ...[5, 4, 3, 2, 1].map((n) => ({
              label: `${n} ★`,
              name: p.of.t("onlyStars", { n }),
              on: p.stars === n,
              onTap: () => p.setView({ stars: p.stars === n ? null : n }),
            })),
          ]}
        />
        <For
          each={shown()}
          fallback={
            <Show when={found()}>
              <Prose kind="dim">{p.of.t("noReviews")}</Prose>
            </Show>
          }
        >
          {(one) => (
            <ReviewCard
              name={localized(one.name, p.of.lang)}
              stars={one.stars}
              when={p.of.t("daysAgo", { n: one.age })}
              text={localized(one.text, p.of.lang)}
            >
              <>
                <PhotoStrip part={`photos-${one.id}`} photos={one.photos} />
                <Show when={one.likes > 0}>
                  <TextRow icon={like} title={countText(one.likes, p.of.lang)} />
                </Show>
              </>
            </ReviewCard>
          )}
        </For>
      </Group>
    </>
  );
}
