/** Formats and parses links to places and lists. */
import { mapOrigin as origin } from "#os/links.ts";
import { formatPin, TargetId } from "./ids.ts";
import * as v from "valibot";

export const linkTo = (target: string): string => `${origin}${target}`;
export const listLink = (list: string): string => `${origin}lists/${list}`;
/** Returns the target of a link to a place, or null for any other address. */
export function parseTargetLink(uri: string | null): string | null {
  const found = v.safeParse(TargetId, uri?.startsWith(origin) ? uri.slice(origin.length) : "");
  return found.success ? found.output : null;
}
export const parseListLink = (uri: string | null): string | null =>
  uri?.startsWith(`${origin}lists/`)
    ? (/^list_[a-z0-9_]{1,60}$/.exec(uri.slice(origin.length + 6))?.[0] ?? null)
    : null;
/**
 * Parses a geo address. It contains the id of a place, coordinates, or a search text (`geo:0,0?q=…`). Returns null for
 * any other address.
 */
export function parseGeoUri(uri: string | null): { readonly target?: string; readonly words?: string } | null {
  const found = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:\?(.*))?$/i.exec(uri ?? "");
  if (!found) return null;
  const params = new URLSearchParams(found[3] ?? "");
  const place = v.safeParse(TargetId, params.get("place") ?? "");
  if (place.success) return { target: place.output };
  const words = (params.get("q") ?? "").trim();
  if (words !== "") return { words: words.slice(0, maxQueryLength) };
  const spot = v.safeParse(TargetId, formatPin({ latitude: Number(found[1]), longitude: Number(found[2]) }));
  return spot.success ? { target: spot.output } : null;
}
const maxQueryLength = 80;
