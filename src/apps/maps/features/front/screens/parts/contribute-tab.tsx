/** The contribute tab: visited places without a review, and the user's contributions. */
import pen from "@material-symbols/svg-400/outlined/edit_location_alt.svg?raw";
import mine from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import { createMemo, For, Show, type JSX } from "solid-js";
import { dateText } from "#os/format.ts";
import { me } from "#world/cast.ts";
import { localized } from "#apps/maps/format.ts";
import { isPin } from "#apps/maps/ids.ts";
import { FlatPage, PersonHeader } from "#apps/maps/looks/flat-page.tsx";
import { Group, TextRow, TextRowWithButton, Prose } from "#apps/maps/looks/rows.tsx";
import { kindIcons } from "#apps/maps/screens/parts/kinds.ts";
import { useTargets, type ScreenContext } from "#apps/maps/screens/parts/targets.ts";

interface Actions {
  readonly review: (args: { place: string }) => void;
  readonly suggest: (args: { place: string }) => void;
  readonly contributions: () => void;
}
const maxPlaces = 12;
export function ContributeTab(p: {
  readonly of: ScreenContext;
  readonly act: Actions;
  readonly tabs: JSX.Element;
  readonly overlays: JSX.Element;
}) {
  /** Visited places that have no review by the user. Each place occurs once. */
  const open = createMemo(() => {
    const { visits, reviews, home, work } = p.of.state;
    const seen = new Set<string>();
    return visits.filter(({ target }) => {
      const fits = !isPin(target) && !reviews[target] && target !== home && target !== work && !seen.has(target);
      seen.add(target);
      return fits;
    });
  });
  // oxlint-disable-next-line solid/reactivity -- the screen's own props, the same as long as it is drawn
  const known = useTargets(p.of, () => open().map(({ target }) => target));
  const reviewCount = () => Object.keys(p.of.state.reviews).length;
  return (
    <FlatPage shade={p.of.state.prefs.theme} bottom={p.tabs} overlays={p.overlays} part="contribute">
      <PersonHeader name={localized(me.name, p.of.lang)} note={p.of.t("reviewsCount", { n: reviewCount() })} />
      <Group ruled>
        <TextRow
          plate
          accent
          icon={mine}
          title={p.of.t("contributionsTitle")}
          note={p.of.t("contributionsHint")}
          onTap={() => p.act.contributions()}
        />
      </Group>
      <Group title={p.of.t("reviewVisited")} ruled>
        <Show when={open().length > 0} fallback={<Prose kind="dim">{p.of.t("allReviewed")}</Prose>}>
          <For each={open().slice(0, maxPlaces)}>
            {(visit) => (
              <Show when={known(visit.target)}>
                {(place) => (
                  <TextRowWithButton
                    icon={pen}
                    name={p.of.t("suggestFor", { name: place().name })}
                    onEnd={() => p.act.suggest({ place: visit.target })}
                  >
                    <TextRow
                      plate
                      icon={kindIcons[place().place?.category ?? "sight"]}
                      title={place().name}
                      note={p.of.t("visitedOn", { when: dateText(visit.at, p.of.os, p.of.now) })}
                      name={p.of.t("reviewOf", { name: place().name })}
                      onTap={() => p.act.review({ place: visit.target })}
                    />
                  </TextRowWithButton>
                )}
              </Show>
            )}
          </For>
        </Show>
      </Group>
    </FlatPage>
  );
}
