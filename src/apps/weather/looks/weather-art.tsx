/**
 * Draws each weather condition, by day and by night. The drawings are flat shapes that can be distinguished even at the
 * size of text.
 */
import { For, Match, Show, Switch } from "solid-js";
import type { Condition } from "#world/weather/hour.ts";
import "./weather-art.css";

const rays = Array.from({ length: 8 }, (_, i) => i * 45);
const cloudPath = "M19 50a12 12 0 0 1-1-24A16 16 0 0 1 48 27.500a11.300 11.300 0 0 1-2 22.500z";
const highCloud = "M19 42a11 11 0 0 1-1-22A15.500 15.500 0 0 1 47 22a10.200 10.200 0 0 1-2 20z";
const moonPath = "M40 12a21 21 0 1 0 13 33A17 17 0 0 1 40 12z";
const flake = "M0 -5V5M-4.300 -2.500 4.300 2.500M-4.300 2.500 4.300 -2.500";

interface PrecipitationMarks {
  /** The x coordinate of each drop or flake. */
  readonly xPositions: readonly number[];
  readonly shape: "drop" | "flake" | "dot" | "long";
}
const precipitationMarks: Partial<Record<Condition, readonly PrecipitationMarks[]>> = {
  drizzle: [{ xPositions: [22, 32, 42], shape: "dot" }],
  light_rain: [{ xPositions: [25, 39], shape: "drop" }],
  rain: [{ xPositions: [21, 32, 43], shape: "drop" }],
  heavy_rain: [{ xPositions: [18, 27, 36, 45], shape: "drop" }],
  rainstorm: [{ xPositions: [16, 24, 32, 40, 48], shape: "long" }],
  sleet: [
    { xPositions: [22, 42], shape: "drop" },
    { xPositions: [32], shape: "flake" },
  ],
  light_snow: [{ xPositions: [25, 40], shape: "flake" }],
  snow: [{ xPositions: [20, 32, 44], shape: "flake" }],
  heavy_snow: [{ xPositions: [14, 26, 38, 50], shape: "flake" }],
};
const fogLines: Partial<Record<Condition, readonly (readonly [number, number, number])[]>> = {
  fog: [
    [12, 46, 44],
    [18, 53, 52],
    [14, 60, 40],
  ],
  haze: [
    [10, 40, 38],
    [20, 47, 56],
    [10, 54, 46],
  ],
  dust: [
    [10, 22, 44],
    [16, 32, 54],
    [8, 42, 40],
    [22, 52, 50],
  ],
};

export function SkyArt(p: {
  readonly sky: Condition;
  readonly light: boolean;
  readonly size?: "small" | "large" | "huge" | undefined;
}) {
  const clouded = () =>
    precipitationMarks[p.sky] !== undefined || p.sky === "thunder" || p.sky === "overcast" || p.sky === "fog";
  return (
    <i class={`sky-art ${p.size ?? ""}`}>
      <svg viewBox="0 0 64 64">
        <Switch>
          <Match when={p.sky === "clear"}>
            <Show when={p.light} fallback={<path class="sky-moon" d={moonPath} />}>
              <Sun x={32} y={32} r={13} />
            </Show>
          </Match>
          <Match when={p.sky === "partly" || p.sky === "cloudy"}>
            <Show
              when={p.light}
              fallback={<path class="sky-moon" d={moonPath} transform="translate(26 -2) scale(.62)" />}
            >
              <Sun x={43} y={21} r={9} />
            </Show>
            <path
              class="sky-cloud"
              d={cloudPath}
              transform={p.sky === "partly" ? "translate(2 16) scale(.74)" : "translate(-3 5)"}
            />
          </Match>
          <Match when={p.sky === "haze"}>
            <Show when={p.light} fallback={<circle class="sky-moon" cx="34" cy="24" r="11" />}>
              <circle class="sky-sun" cx="34" cy="24" r="12" />
            </Show>
          </Match>
          <Match when={clouded()}>
            <Show when={p.sky === "overcast"}>
              <path class="sky-cloud back" d={cloudPath} transform="translate(22 -2) scale(.7)" />
            </Show>
            <path
              class={p.sky === "overcast" || p.sky === "thunder" ? "sky-cloud dark" : "sky-cloud"}
              d={p.sky === "overcast" ? cloudPath : highCloud}
              transform={p.sky === "overcast" ? "translate(-2 4)" : "translate(0 -8)"}
            />
          </Match>
        </Switch>
        <Show when={p.sky === "thunder"}>
          <path class="sky-bolt" d="M35 32 22 49h8l-4 13 15-19h-9l5-11z" />
          <path class="sky-drop" d="M46 42l-3 10M18 42l-3 10" />
        </Show>
        <For each={precipitationMarks[p.sky] ?? []}>
          {(falls) => (
            <For each={falls.xPositions}>
              {(x, i) => (
                <Switch>
                  <Match when={falls.shape === "flake"}>
                    <path class="sky-flake" d={flake} transform={`translate(${x} ${i() % 2 === 0 ? 46 : 55})`} />
                  </Match>
                  <Match when={falls.shape === "dot"}>
                    <path class="sky-drop" d={`M${x + 1} ${i() % 2 === 0 ? 44 : 50}l-1 4`} />
                  </Match>
                  <Match when={true}>
                    <path
                      class="sky-drop"
                      d={`M${x + 2} ${i() % 2 === 0 ? 41 : 45}l${falls.shape === "long" ? "-5 17" : "-3 11"}`}
                    />
                  </Match>
                </Switch>
              )}
            </For>
          )}
        </For>
        <For each={fogLines[p.sky] ?? []}>
          {([from, y, to]) => <path class={`sky-line ${p.sky}`} d={`M${from} ${y}H${to}`} />}
        </For>
      </svg>
    </i>
  );
}
function Sun(p: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <>
      <circle class="sky-sun" cx={p.x} cy={p.y} r={p.r} />
      <For each={rays}>
        {(deg) => (
          <path
            class="sky-ray"
            d={`M${p.x} ${p.y - p.r * 1.45}v${-p.r * 0.42}`}
            transform={`rotate(${deg} ${p.x} ${p.y})`}
          />
        )}
      </For>
    </>
  );
}
/** Returns the name of the sky's colour in the style sheet. */
export function skyBackground(sky: Condition, light: boolean): string {
  const of =
    sky === "clear" || sky === "partly"
      ? "clear"
      : sky === "cloudy" || sky === "overcast" || sky === "fog" || sky === "haze" || sky === "dust"
        ? sky
        : sky === "thunder"
          ? "thunder"
          : sky.includes("snow") || sky === "sleet"
            ? "snow"
            : "rain";
  return `${of}-${light ? "day" : "night"}`;
}
