/** Markers on a map: pins, ends of a route, and the current location. */
import homeIcon from "@material-symbols/svg-400/rounded/home-fill.svg?raw";
import star from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import work from "@material-symbols/svg-400/rounded/work-fill.svg?raw";
import { createMemo, For, Match, onCleanup, Show, Switch } from "solid-js";
import type { Coordinates } from "#world/places/geo.ts";
import { touches, type Touch } from "../../touch.ts";
import { textWidth } from "./labels.ts";

export interface Pin extends Coordinates {
  readonly id: string;
  readonly kind: "pin" | "dot" | "start" | "end" | "saved" | "home" | "work";
  readonly name: string;
}
type Projection = (spot: Coordinates) => { readonly x: number; readonly y: number };
const shapeOf = (svg: string): string => / d="([^"]*)"/.exec(svg)?.[1] ?? "";
const shapes = { saved: shapeOf(star), home: shapeOf(homeIcon), work: shapeOf(work) };
const pinColours = { saved: "#f9ab00", home: "#1a73e8", work: "#1a73e8" };

export function Pins(p: {
  readonly pins: readonly Pin[];
  readonly here: (Coordinates & { readonly heading: number | null; readonly accuracy: number }) | null;
  readonly at: Projection;
  readonly metres: number;
  readonly onPin: ((id: string) => void) | undefined;
}) {
  const named = createMemo(() => pinsWithName(p.pins, p.at));
  return (
    <>
      <Show when={p.here}>{(here) => <CurrentLocation here={here()} at={p.at} metres={p.metres} />}</Show>
      <For each={p.pins}>{(pin) => <PinMark pin={pin} at={p.at} named={named().has(pin.id)} onPin={p.onPin} />}</For>
    </>
  );
}
/**
 * Returns the ids of pins whose name is drawn. A drawn name covers neither another pin nor the name of an earlier pin.
 */
function pinsWithName(pins: readonly Pin[], at: Projection): ReadonlySet<string> {
  const placed = pins.filter(({ kind }) => kind === "pin" || kind === "end").map((pin) => ({ pin, ...at(pin) }));
  const taken = placed.map(({ x, y }): Box => [x - 13, y - 38, x + 13, y]);
  const named = new Set<string>();
  for (const [n, { pin, x, y }] of placed.entries()) {
    if (pin.kind !== "pin") continue;
    const box: Box = [x + 15, y - 33, x + 19 + textWidth(pin.name) * nameSize, y - 15];
    if (taken.some((other, m) => m !== n && overlap(box, other))) continue;
    taken.push(box);
    named.add(pin.id);
  }
  return named;
}
/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const nameSize = 12.5;

function CurrentLocation(p: {
  readonly here: Coordinates & { readonly heading: number | null; readonly accuracy: number };
  readonly at: Projection;
  readonly metres: number;
}) {
  const place = () => p.at(p.here);
  const wide = (): number => Math.round(Math.min(400, p.here.accuracy / p.metres) * 10) / 10;
  return (
    <g transform={`translate(${place().x} ${place().y})`}>
      <Show when={wide() > 9}>
        <circle class="here-wide" r={wide()} />
      </Show>
      <Show when={p.here.heading !== null}>
        <path
          class="here-beam"
          d="M0 0L-13 -26A29 29 0 0 1 13 -26Z"
          transform={`rotate(${Math.round(p.here.heading!)})`}
        />
      </Show>
      <circle class="here-dot" r="8" />
    </g>
  );
}
function PinMark(p: {
  readonly pin: Pin;
  readonly at: Projection;
  readonly named: boolean;
  readonly onPin: ((id: string) => void) | undefined;
}) {
  const place = () => p.at(p.pin);
  const register = (el: SVGElement) => {
    const touch: Touch = {
      role: "button",
      get name() {
        return p.pin.name;
      },
      get onTap() {
        return p.onPin && (() => p.onPin!(p.pin.id));
      },
    };
    touches.set(el, touch);
    onCleanup(() => touches.delete(el));
  };
  return (
    <g ref={register} transform={`translate(${place().x} ${place().y})`}>
      <Switch>
        <Match when={p.pin.kind === "pin" || p.pin.kind === "end"}>
          <path class="pin-body" d="M0 0C-2.6 -7.6 -13 -13.6 -13 -25A13 13 0 0 1 13 -25C13 -13.6 2.6 -7.6 0 0Z" />
          <circle class="pin-eye" cy="-25" r="4.8" />
          <Show when={p.named}>
            <text class="pin-name" x="17" y="-21" font-size={`${nameSize}px`}>
              {p.pin.name}
            </text>
          </Show>
        </Match>
        <Match when={p.pin.kind === "dot"}>
          <circle class="pin-dot" r="7" />
        </Match>
        <Match when={p.pin.kind === "start"}>
          <circle class="pin-start" r="6" />
        </Match>
        <Match when={p.pin.kind === "saved" || p.pin.kind === "home" || p.pin.kind === "work"}>
          <circle class="pin-round" r="11" fill={pinColours[p.pin.kind as keyof typeof pinColours]} />
          <path
            fill="#ffffff"
            style={{ fill: "#ffffff" }}
            d={shapes[p.pin.kind as keyof typeof shapes]}
            transform="translate(-7 7) scale(0.0146)"
          />
        </Match>
      </Switch>
    </g>
  );
}
