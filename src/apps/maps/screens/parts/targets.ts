/** Finds the names, addresses and coordinates of targets. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { useCityAtlas } from "#ui/kit/map/atlas.ts";
import { queryWorld } from "#ui/world.ts";
import { cityAt } from "#world/geo/cities.ts";
import geo, { type GeoPlace } from "#world/geo/index.ts";
import type { Atlas } from "#world/geo/model.ts";
import { findAddress } from "#world/geo/snap.ts";
import type { Coordinates } from "#world/places/geo.ts";
import { localized } from "../../format.ts";
import { here, isPin, parsePin } from "../../ids.ts";
import type { State } from "../../state.ts";
import type { TextKey } from "../../strings.ts";

/** The parts of a screen's props that these helpers need. */
export interface ScreenContext {
  readonly state: State;
  readonly os: OsState;
  readonly lang: Lang;
  readonly now: number;
  readonly offsetMin: number;
  t(key: TextKey, facts?: Readonly<Record<string, string | number>>): string;
}
export interface ResolvedTarget {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates;
  /** The place; null if the target is a pin. */
  readonly place: GeoPlace | null;
}
export const phoneSpot = (os: OsState): Coordinates => ({ latitude: os.location.lat, longitude: os.location.lon });
/** Returns the loaded map of the city that contains a point. */
export const useAtlas = (spot: () => Coordinates | null): Accessor<Atlas | undefined> =>
  useCityAtlas(() => {
    const at = spot();
    return at === null ? null : cityAt(at);
  });
const targetsPerRead = 60;
/** Returns a lookup function for targets. It returns undefined for a target that is still loading or does not exist. */
export function useTargets(p: ScreenContext, ids: () => readonly string[]): (id: string) => ResolvedTarget | undefined {
  const wanted = createMemo(() => [...new Set(ids())].filter((id) => id !== here && !isPin(id)).toSorted());
  const part = (n: number) =>
    queryWorld(geo.queries.places, () => {
      const some = wanted().slice(n * targetsPerRead, (n + 1) * targetsPerRead);
      return some.length > 0 ? { ids: some } : null;
    });
  const parts = [part(0), part(1), part(2), part(3)];
  const places = createMemo(() => new Map(parts.flatMap((some) => some() ?? []).map((place) => [place.id, place])));
  const pins = createMemo(() => ids().filter(isPin));
  const map = useAtlas(() => (pins()[0] === undefined ? null : parsePin(pins()[0]!)));
  return (id) => {
    if (id === here) return { id, name: p.t("yourLocation"), address: "", coordinates: phoneSpot(p.os), place: null };
    const label = p.state.labels[id];
    if (isPin(id)) {
      const coordinates = parsePin(id);
      if (!coordinates) return undefined;
      const near = map();
      const address =
        near && cityAt(coordinates) === near.city.id ? localized(findAddress(near, coordinates).address, p.lang) : "";
      return {
        id,
        name: label ?? p.t("droppedPin"),
        address: address || spotText(coordinates),
        coordinates,
        place: null,
      };
    }
    const place = places().get(id);
    if (!place) return undefined;
    const { latitude, longitude } = place;
    return {
      id,
      name: label ?? localized(place.name, p.lang),
      address: localized(place.address, p.lang),
      coordinates: { latitude, longitude },
      place,
    };
  };
}
/** "31.23040, 121.47370". */
export const spotText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
