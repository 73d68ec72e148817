/** Returns pins on the map for home, work and the places in lists. */
import type { State } from "../../state.ts";
import type { Pin } from "./screen-map.tsx";
import type { ResolvedTarget } from "./targets.ts";

const maxPins = 120;
const idsOf = ({ home, work, lists }: State): string[] => {
  const kept = Object.values(lists).flatMap(({ onMap, items }) => (onMap ? items.map(({ target }) => target) : []));
  return [...new Set([home, work, ...kept].filter((id) => id !== null))].slice(0, maxPins);
};
export const savedPins = {
  idsOf,
  of: (state: State, known: (id: string) => ResolvedTarget | undefined, t: (key: "home" | "work") => string): Pin[] =>
    idsOf(state).flatMap((id) => {
      const at = known(id);
      if (!at) return [];
      const kind = id === state.home ? "home" : id === state.work ? "work" : "saved";
      const { latitude, longitude } = at.coordinates;
      return [{ id, latitude, longitude, kind, name: kind === "saved" ? at.name : t(kind) } as const];
    }),
};
