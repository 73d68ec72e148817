/** Finds a city by its id among the saved cities, or else in the world. The query to the world needs a network. */
import { createMemo } from "solid-js";
import type { OsState } from "#os/state.ts";
import { queryWorld } from "#ui/world.ts";
import weather from "#world/weather/index.ts";
import { isOnline } from "../../queries.ts";
import type { City, State } from "../../state.ts";

export function useCity(state: () => State, id: () => string, os: () => OsState) {
  const saved = createMemo(() => {
    const { cities, here } = state();
    return cities[id()] ?? (here?.id === id() ? here : undefined);
  });
  const asked = queryWorld(weather.queries.city, () => (saved() || !isOnline(os()) ? null : { id: id() }));
  return {
    city: (): City | undefined => saved() ?? asked() ?? undefined,
    /** Whether the city cannot be loaded. */
    missing: () => saved() === undefined && (!isOnline(os()) || asked.failed() || asked() === null),
  };
}
