/** Components for rides and for the health card. */
import { Show, type JSX } from "solid-js";
import car from "@material-symbols/svg-400/outlined/local_taxi.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./ride.css";
import { sin } from "#state/portable-math.ts";

/** A small map with a route between two ends. `share` is the position of the car on the route, from 0 to 1. */
export function RideMap(p: { readonly share: number | null; readonly ends: boolean }) {
  const x = () => 60 + 240 * (p.share ?? 0);
  const y = () => 150 - 84 * (p.share ?? 0) + sin((p.share ?? 0) * Math.PI) * 18;
  return (
    <svg class="ride-map" viewBox="0 0 360 210" preserveAspectRatio="xMidYMid slice">
      <rect width="360" height="210" class="map-land" />
      <path d="M0 30h360M0 96h360M0 168h360M52 0v210M142 0v210M236 0v210M316 0v210M0 210 210 0" class="map-street" />
      <path d="M250 210q-20-60 30-90t80-20v110z" class="map-water" />
      <rect x="160" y="108" width="62" height="46" rx="4" class="map-park" />
      <Show when={p.ends}>
        <path d="M60 150q130 20 240-84" class="map-way" />
        <circle cx="60" cy="150" r="7" fill="#07a955" />
        <circle cx="300" cy="66" r="7" fill="#e5533f" />
      </Show>
      <Show when={p.share !== null}>
        <rect x={x() - 11} y={y() - 8} width="22" height="16" rx="4" fill="#1f2937" stroke="#fff" stroke-width="2" />
      </Show>
    </svg>
  );
}
export function RidePlace(p: {
  readonly tone: "from" | "to";
  readonly text: string;
  readonly empty: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`ride-place ${p.tone}`} role="listitem" name={p.text} onTap={() => p.onTap()}>
      <i />
      <span class={p.empty ? "empty-place" : ""}>{p.text}</span>
    </Tap>
  );
}
export function RideKindTile(p: {
  readonly title: string;
  readonly note: string;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="kind-tile" role="radio" name={`${p.title}, ${p.note}`} on={p.on} onTap={() => p.onTap()}>
      <Icon of={car} />
      <b>{p.title}</b>
      <small>{p.note}</small>
    </Tap>
  );
}
export function HealthCard(p: {
  readonly name: string;
  readonly born: string;
  readonly fine: string;
  readonly code: JSX.Element;
  readonly note: string;
}) {
  return (
    <div class="health-board">
      <div class="health-head">
        <b>{p.name}</b>
        <span>{p.born}</span>
      </div>
      {p.code}
      <p class="health-fine">{p.fine}</p>
      <p class="health-note">{p.note}</p>
    </div>
  );
}
