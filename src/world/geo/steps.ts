/**
 * Converts a path to directions. Each step says how far to go along a street. The next step begins with the turn into
 * the next street.
 */
import type { LocalizedText } from "../cast.ts";
import type { Atlas } from "./model.ts";
import { decimetresToCoordinates } from "./snap.ts";
import type { Step, Turn } from "./legs.ts";
import type { PathPart } from "./street-path.ts";

interface StepStart {
  /** The start of the first step, measured from the start of the route, in milliseconds and decimetres. */
  readonly ms: number;
  readonly length: number;
  readonly last: "arrive" | "via" | null;
}
export function createSteps(atlas: Atlas, parts: readonly PathPart[], { ms, length, last }: StepStart): Step[] {
  const { network } = atlas;
  const open: { turn: Turn; street: LocalizedText; ms: number; length: number; part: PathPart }[] = [];
  let [atMs, atLength] = [ms, length];
  for (const [i, part] of parts.entries()) {
    const street = network.streets[network.street[part.edge]!]!.name;
    const before = parts[i - 1];
    const turn = before ? turnBetween(atlas, before, part) : "depart";
    const goesOn =
      before !== undefined &&
      open.at(-1)!.street.en === street.en &&
      (turn === "straight" || turn.startsWith("slight"));
    if (!goesOn) open.push({ turn, street, ms: atMs, length: atLength, part });
    [atMs, atLength] = [atMs + part.ms, atLength + part.length];
  }
  const steps = open.map(({ turn, street, ms: from, length: start, part }, i): Step => {
    const next = open[i + 1];
    const [endMs, endLength] = [next?.ms ?? atMs, next?.length ?? atLength];
    return {
      turn,
      street,
      metres: (endLength - start) / 10,
      seconds: Math.round(endMs / 1000) - Math.round(from / 1000),
      startMetres: start / 10,
      startSeconds: Math.round(from / 1000),
      spot: pointOn(atlas, part, part.from),
      line: null,
    };
  });
  const end = parts.at(-1);
  if (last !== null && end)
    steps.push({
      turn: last,
      street: network.streets[network.street[end.edge]!]!.name,
      metres: 0,
      seconds: 0,
      startMetres: atLength / 10,
      startSeconds: Math.round(atMs / 1000),
      spot: pointOn(atlas, end, end.to),
      line: null,
    });
  return steps;
}
function pointOn(atlas: Atlas, { edge }: PathPart, at: number) {
  const { network } = atlas;
  const [a, b] = [network.from[edge]!, network.to[edge]!];
  const t = at / network.length[edge]!;
  return decimetresToCoordinates(
    atlas,
    network.x[a]! + (network.x[b]! - network.x[a]!) * t,
    network.y[a]! + (network.y[b]! - network.y[a]!) * t,
  );
}
/** Returns the direction of a part. */
function direction({ network }: Atlas, { edge, reversed }: PathPart): readonly [number, number] {
  const [a, b] = [network.from[edge]!, network.to[edge]!];
  const sign = reversed ? -1 : 1;
  const long = network.length[edge]!;
  return [((network.x[b]! - network.x[a]!) * sign) / long, ((network.y[b]! - network.y[a]!) * sign) / long];
}
/** Returns the kind of turn between two parts. The angles of 20, 50, 120 and 160 degrees separate the kinds. */
export function turnBetween(atlas: Atlas, before: PathPart, after: PathPart): Turn {
  const [ax, ay] = direction(atlas, before);
  const [bx, by] = direction(atlas, after);
  const ahead = ax * bx + ay * by;
  const side = ax * by - ay * bx > 0 ? "left" : "right";
  if (ahead > 0.94) return "straight";
  if (ahead > 0.643) return `slight-${side}`;
  if (ahead > -0.5) return side;
  if (ahead > -0.94) return `sharp-${side}`;
  return "uturn";
}
