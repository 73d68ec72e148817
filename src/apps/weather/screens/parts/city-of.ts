/** A city by its id: from what is saved, else from the world, for which a network is needed. */
import { createMemo } from "solid-js";
import type { OsState } from "../../../../os/state.ts";
import { world } from "../../../../ui/world.ts";
import weather from "../../../../world/weather/index.ts";
import { online } from "../../queries.ts";
import type { City, State } from "../../state.ts";

export function cityOf(state: () => State, id: () => string, os: () => OsState) {
  const saved = createMemo(() => {
    const { cities, here } = state();
    return cities[id()] ?? (here?.id === id() ? here : undefined);
  });
  const asked = world(weather.queries.city, () => (saved() || !online(os()) ? null : { id: id() }));
  return {
    city: (): City | undefined => saved() ?? asked() ?? undefined,
    /** It cannot be had. */
    missing: () => saved() === undefined && (!online(os()) || asked.failed() || asked() === null),
  };
}
