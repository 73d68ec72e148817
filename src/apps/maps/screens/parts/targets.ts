/** What a screen knows of the spots that its state names: names, addresses, where they are. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "../../../../os/state.ts";
import type { Lang } from "../../../../os/values.ts";
import { atlas } from "../../../../ui/kit/map/atlas.ts";
import { world } from "../../../../ui/world.ts";
import { cityAt } from "../../../../world/geo/cities.ts";
import geo, { type GeoPlace } from "../../../../world/geo/index.ts";
import type { Atlas } from "../../../../world/geo/model.ts";
import { addressNear } from "../../../../world/geo/snap.ts";
import type { Spot } from "../../../../world/places/geo.ts";
import { said } from "../../format.ts";
import { here, isPin, pinOf } from "../../ids.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

/** What such helpers ask of a screen. */
export interface Seen {
  readonly state: State;
  readonly os: OsState;
  readonly lang: Lang;
  readonly now: number;
  readonly offsetMin: number;
  t(key: Word, facts?: Readonly<Record<string, string | number>>): string;
}
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly spot: Spot;
  /** Null for a spot of the user's own. */
  readonly place: GeoPlace | null;
}
export const phoneSpot = (os: OsState): Spot => ({ latitude: os.location.lat, longitude: os.location.lon });
/** The map in memory of the city in which a spot lies. */
export const useAtlas = (spot: () => Spot | null): Accessor<Atlas | undefined> =>
  atlas(() => {
    const at = spot();
    return at === null ? null : cityAt(at);
  });
const atOnce = 60;
/** Undefined for those that are on their way, or nowhere. */
export function useTargets(p: Seen, ids: () => readonly string[]): (id: string) => Known | undefined {
  const wanted = createMemo(() => [...new Set(ids())].filter((id) => id !== here && !isPin(id)).toSorted());
  const part = (n: number) =>
    world(geo.queries.places, () => {
      const some = wanted().slice(n * atOnce, (n + 1) * atOnce);
      return some.length > 0 ? { ids: some } : null;
    });
  const parts = [part(0), part(1), part(2), part(3)];
  const places = createMemo(() => new Map(parts.flatMap((some) => some() ?? []).map((place) => [place.id, place])));
  const pins = createMemo(() => ids().filter(isPin));
  const map = useAtlas(() => (pins()[0] === undefined ? null : pinOf(pins()[0]!)));
  return (id) => {
    if (id === here) return { id, name: p.t("yourLocation"), address: "", spot: phoneSpot(p.os), place: null };
    const label = p.state.labels[id];
    if (isPin(id)) {
      const spot = pinOf(id);
      if (!spot) return undefined;
      const near = map();
      const address = near && cityAt(spot) === near.city.id ? said(addressNear(near, spot).address, p.lang) : "";
      return { id, name: label ?? p.t("droppedPin"), address: address || spotText(spot), spot, place: null };
    }
    const place = places().get(id);
    if (!place) return undefined;
    const { latitude, longitude } = place;
    return {
      id,
      name: label ?? said(place.name, p.lang),
      address: said(place.address, p.lang),
      spot: { latitude, longitude },
      place,
    };
  };
}
/** "31.23040, 121.47370". */
export const spotText = ({ latitude, longitude }: Spot): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
