/** Computes the position on a route after a given number of seconds. */
import type { Coordinates } from "../places/geo.ts";
import type { Route } from "./legs.ts";

export interface RoutePosition {
  readonly spot: Coordinates;
  /** In whole degrees, clockwise from north. */
  readonly heading: number;
  /** The index of the current step. */
  readonly step: number;
  readonly metresLeft: number;
  readonly secondsLeft: number;
  /** The distance to the beginning of the next step, in metres. */
  readonly metresToTurn: number;
}
export function positionAlong(route: Route, seconds: number): RoutePosition {
  const now = Math.max(0, Math.min(route.seconds, seconds));
  const { track, steps } = route;
  let i = 1;
  while (i < track.length - 1 && (now >= route.seconds || track[i]!.seconds < now)) i += 1;
  const [a, b] = [track[i - 1] ?? track[0]!, track[i] ?? track[0]!];
  const share =
    now < route.seconds && b.seconds > a.seconds
      ? Math.max(0, Math.min(1, (now - a.seconds) / (b.seconds - a.seconds)))
      : 1;
  const metres = a.metres + (b.metres - a.metres) * share;
  const mix = (from: number, to: number): number => Math.round((from + (to - from) * share) * 1e6) / 1e6;
  let step = 0;
  while (step + 1 < steps.length && steps[step + 1]!.startSeconds <= now) step += 1;
  const next = steps[step + 1];
  return {
    spot: { latitude: mix(a.latitude, b.latitude), longitude: mix(a.longitude, b.longitude) },
    heading: headingOf((b.longitude - a.longitude) * 0.855, b.latitude - a.latitude),
    step,
    metresLeft: Math.round(route.metres - metres),
    secondsLeft: Math.round(route.seconds - now),
    metresToTurn: next ? Math.max(0, Math.round(next.startMetres - metres)) : 0,
  };
}
/** Computes degrees from east and north without an arc tangent. The error is at most a fifth of a degree. */
export function headingOf(east: number, north: number): number {
  const [e, n] = [Math.abs(east), Math.abs(north)];
  if (e === 0 && n === 0) return 0;
  const small = Math.min(e, n) / Math.max(e, n);
  const angle = small * (45 + 15.64 * (1 - small));
  const from = e < n ? angle : 90 - angle;
  const turned = north >= 0 ? (east >= 0 ? from : 360 - from) : east >= 0 ? 180 - from : 180 + from;
  return Math.round(turned) % 360;
}
