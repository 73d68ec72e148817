// Where in the report one is, as the address after `#` has it, so that a link leads there.
import { createSignal } from "solid-js";

export type Route =
  | { readonly at: "list"; readonly query: string }
  /** `step`: how many actions have been done on what is shown. */
  | { readonly at: "episode"; readonly key: string; readonly step: number };

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [, key] = /^episode\/(.+)$/.exec(path) ?? [];
  if (key === undefined) return { at: "list", query };
  const step = Number(new URLSearchParams(query).get("step") ?? 0);
  return { at: "episode", key: decoded(key), step: Number.isInteger(step) && step > 0 ? step : 0 };
}
export const hashOf = (route: Route): string =>
  route.at === "list"
    ? `#/${route.query === "" ? "" : `?${route.query}`}`
    : `#/episode/${encodeURIComponent(route.key)}${route.step === 0 ? "" : `?step=${route.step}`}`;

/** `go` makes an entry in the browser's history; `turn` changes the one that is there. */
export function createRoute() {
  const [route, setRoute] = createSignal(routeOf(location.hash));
  addEventListener("hashchange", () => setRoute(routeOf(location.hash)));
  return {
    route,
    go: (to: Route): void => void (location.hash = hashOf(to)),
    turn: (to: Route): void => {
      history.replaceState(null, "", hashOf(to));
      setRoute(to);
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
