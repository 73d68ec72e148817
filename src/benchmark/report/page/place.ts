// Where in the report one is, as the address after `#` has it, so that a link leads there.
import { createSignal } from "solid-js";

export type Place =
  | { readonly at: "list"; readonly query: string }
  /** `step`: how many actions have been done on what is shown. */
  | { readonly at: "episode"; readonly key: string; readonly step: number };

export function placeOf(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [, key] = /^episode\/(.+)$/.exec(path) ?? [];
  if (key === undefined) return { at: "list", query };
  const step = Number(new URLSearchParams(query).get("step") ?? 0);
  return { at: "episode", key: decoded(key), step: Number.isInteger(step) && step > 0 ? step : 0 };
}
export const hashOf = (place: Place): string =>
  place.at === "list"
    ? `#/${place.query === "" ? "" : `?${place.query}`}`
    : `#/episode/${encodeURIComponent(place.key)}${place.step === 0 ? "" : `?step=${place.step}`}`;

/** `go` makes an entry in the browser's history; `turn` changes the one that is there. */
export function createPlace() {
  const [place, setPlace] = createSignal(placeOf(location.hash));
  addEventListener("hashchange", () => setPlace(placeOf(location.hash)));
  return {
    place,
    go: (to: Place): void => void (location.hash = hashOf(to)),
    turn: (to: Place): void => {
      history.replaceState(null, "", hashOf(to));
      setPlace(to);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A link that was cut: it names no episode, and that is said.
    return text;
  }
}
