// The part of the report that is open. It is stored in the URL after `#`, so that links can refer to it.
import { createSignal } from "solid-js";

export type Route =
  | { readonly at: "list"; readonly query: string }
  /** `step`: the number of actions that were executed before the displayed screen. */
  | { readonly at: "episode"; readonly key: string; readonly step: number };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [, key] = /^episode\/(.+)$/.exec(path) ?? [];
  if (key === undefined) return { at: "list", query };
  const step = Number(new URLSearchParams(query).get("step") ?? 0);
  return { at: "episode", key: decodeOrKeep(key), step: Number.isInteger(step) && step > 0 ? step : 0 };
}
export const formatRoute = (route: Route): string =>
  route.at === "list"
    ? `#/${route.query === "" ? "" : `?${route.query}`}`
    : `#/episode/${encodeURIComponent(route.key)}${route.step === 0 ? "" : `?step=${route.step}`}`;

/** `go` adds an entry to the browser's history. `turn` replaces the current entry. */
export function createRoute() {
  const [route, setRoute] = createSignal(parseRoute(location.hash));
  addEventListener("hashchange", () => setRoute(parseRoute(location.hash)));
  return {
    route,
    go: (to: Route): void => void (location.hash = formatRoute(to)),
    turn: (to: Route): void => {
      history.replaceState(null, "", formatRoute(to));
      setRoute(to);
    },
  };
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // If a link is truncated, its text is not the key of an episode. The page then displays a message.
    return text;
  }
}
