/** Rings around the owner's portrait, with the people whom the radar found. */
import type { JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import "./radar.css";

export function RadarField(p: { readonly of: string; readonly text: string; readonly children: JSX.Element }) {
  return (
    <div class="radar-field">
      <div class="radar-ring wide" />
      <div class="radar-ring" />
      <div class="radar-ring near" />
      <div class="radar-me">
        <Face of={p.of} size={60} />
      </div>
      {p.children}
      <p class="radar-text">{p.text}</p>
    </div>
  );
}
const facePositions = [
  [24, 24],
  [76, 31],
  [22, 66],
  [74, 71],
] as const;
export function RadarFace(p: {
  readonly at: number;
  readonly of: string;
  readonly name: string;
  readonly onTap: () => void;
}) {
  const spot = () => facePositions[p.at % facePositions.length]!;
  return (
    <Tap
      class="radar-spot"
      role="listitem"
      name={p.name}
      style={{ left: `${spot()[0]}%`, top: `${spot()[1]}%` }}
      onTap={() => p.onTap()}
    >
      <Face of={p.of} size={50} />
      <span>{p.name}</span>
    </Tap>
  );
}
