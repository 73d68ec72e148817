/** One label on the map, with its icon. */
import bus from "@material-symbols/svg-400/rounded/directions_bus-fill.svg?raw";
import cafe from "@material-symbols/svg-400/rounded/local_cafe-fill.svg?raw";
import education from "@material-symbols/svg-400/rounded/school-fill.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant-fill.svg?raw";
import health from "@material-symbols/svg-400/rounded/local_hospital-fill.svg?raw";
import home from "@material-symbols/svg-400/rounded/home-fill.svg?raw";
import hotel from "@material-symbols/svg-400/rounded/hotel-fill.svg?raw";
import park from "@material-symbols/svg-400/rounded/park-fill.svg?raw";
import service from "@material-symbols/svg-400/rounded/account_balance-fill.svg?raw";
import shop from "@material-symbols/svg-400/rounded/shopping_bag-fill.svg?raw";
import sight from "@material-symbols/svg-400/rounded/museum-fill.svg?raw";
import sport from "@material-symbols/svg-400/rounded/fitness_center-fill.svg?raw";
import transit from "@material-symbols/svg-400/rounded/train-fill.svg?raw";
import { For, onCleanup, Show } from "solid-js";
import type { Category } from "#world/geo/model.ts";
import { touches, type Touch } from "../../touch.ts";
import { textWidth, type Label } from "./labels.ts";

const shapeOf = (svg: string): string => / d="([^"]*)"/.exec(svg)?.[1] ?? "";
const shapes: Readonly<Record<Category, string>> = {
  food: shapeOf(food),
  cafe: shapeOf(cafe),
  shop: shapeOf(shop),
  hotel: shapeOf(hotel),
  sight: shapeOf(sight),
  park: shapeOf(park),
  health: shapeOf(health),
  education: shapeOf(education),
  transit: shapeOf(transit),
  home: shapeOf(home),
  sport: shapeOf(sport),
  service: shapeOf(service),
};
const busShape = shapeOf(bus);

export function LabelMark(p: { readonly label: Label; readonly onPlace: ((id: string) => void) | undefined }) {
  const half = (): number =>
    p.label.kind === "place" ? 9 : p.label.kind === "station" ? 7 : p.label.kind === "stop" ? 5 : 0;
  const wide = (): number => Math.max(...p.label.lines.map(textWidth)) * p.label.size;
  const high = (): number => p.label.lines.length * p.label.size * 1.15;
  /** The offset of the text's middle from the icon. */
  const text = () => {
    if (half() === 0) return { x: 0, y: 0 };
    const { side } = p.label;
    return side === "below"
      ? { x: 0, y: half() + 2 + high() / 2 }
      : { x: (side === "right" ? 1 : -1) * (half() + 3), y: 0 };
  };
  const anchor = (): "middle" | "start" | "end" =>
    half() === 0 || p.label.side === "below" ? "middle" : p.label.side === "right" ? "start" : "end";
  const line = (i: number): number =>
    text().y + (i - (p.label.lines.length - 1) / 2) * p.label.size * 1.15 + p.label.size * 0.36;
  const transform = (): string => {
    const { x, y, direction } = p.label;
    return direction === null
      ? `translate(${x} ${y})`
      : `matrix(${direction[0]} ${direction[1]} ${-direction[1]} ${direction[0]} ${x} ${y})`;
  };
  const register = (el: SVGElement) => {
    const place = p.label.place;
    if (place === null || !p.onPlace) return;
    const touch: Touch = { role: "button", name: p.label.lines.join(" "), onTap: () => p.onPlace?.(place) };
    touches.set(el, touch);
    onCleanup(() => touches.delete(el));
  };
  const box = () => {
    const [w, h] = [wide(), Math.max(high(), 2 * half())];
    if (p.label.side === "below")
      return {
        x: -Math.max(w / 2, half()),
        y: -half(),
        width: Math.max(w, 2 * half()),
        height: 2 * half() + high() + 2,
      };
    return { x: p.label.side === "right" ? -half() : -half() - 3 - w, y: -h / 2, width: w + 2 * half() + 3, height: h };
  };
  return (
    <g ref={register} class={`label-${p.label.kind}`} transform={transform()}>
      <Show when={p.label.place}>
        <rect class="map-touch" {...box()} />
      </Show>
      <Show when={p.label.kind === "place" && p.label.category}>
        {(category) => (
          <>
            <circle class={`label-sign sign-${category()}`} r={half()} />
            <path class="label-glyph" d={shapes[category()]} transform="translate(-6 6) scale(0.0125)" />
          </>
        )}
      </Show>
      <Show when={p.label.kind === "station"}>
        <circle class="label-sign metro" r={p.label.colours.length > 1 ? 6 : 5} />
        <circle r={2.4} fill={p.label.colours[0]} />
      </Show>
      <Show when={p.label.kind === "stop"}>
        <circle class="label-sign sign-transit" r={5.5} />
        <path class="label-glyph" d={busShape} transform="translate(-4 4) scale(0.0083)" />
      </Show>
      <For each={p.label.lines}>
        {(words, i) => (
          <text x={text().x} y={line(i())} font-size={`${p.label.size}px`} style={{ "text-anchor": anchor() }}>
            {words}
          </text>
        )}
      </For>
    </g>
  );
}
