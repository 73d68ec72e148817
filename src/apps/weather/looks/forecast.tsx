/**
 * Components for forecast cards: a row of hours, days with their temperature ranges, values of the day, the sun's path.
 */
import { createMemo, For, Show } from "solid-js";
import type { Condition } from "#world/weather/hour.ts";
import { createStableList } from "#ui/runtime.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { SkyArt } from "./weather-art.tsx";
import "./forecast.css";
import { cos, sin } from "#state/portable-math.ts";

export interface HourCell {
  readonly time: string;
  readonly sky: Condition;
  readonly skyName: string;
  readonly light: boolean;
  readonly temperature: number;
  readonly text: string;
  /** The chance of rain or snow as text; "" if the chance is too low to show. */
  readonly chance: string;
  readonly now?: boolean | undefined;
}
const cellWidth = 60;
const curveHeight = 26;
/** The next hours, with a curve of the temperatures. */
export function HourStrip(p: { readonly name: string; readonly each: readonly HourCell[] }) {
  const each = createStableList(() => p.each);
  const span = createMemo(() => {
    const values = each().map((h) => h.temperature);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value: number) => (high === low ? 0.5 : (high - value) / (high - low));
  });
  const curve = createMemo(() =>
    each()
      .map(
        (h, i) =>
          `${i === 0 ? "M" : "L"}${(i + 0.5) * cellWidth} ${(3 + span()(h.temperature) * curveHeight).toFixed(1)}`,
      )
      .join(""),
  );
  return (
    <Scroll name={p.name} axis="x" class="hour-strip">
      <svg
        class="hour-curve"
        width={each().length * cellWidth}
        height={curveHeight + 6}
        viewBox={`0 0 ${each().length * cellWidth} ${curveHeight + 6}`}
      >
        <path d={curve()} />
        <For each={each()}>
          {(h, i) => <circle cx={(i() + 0.5) * cellWidth} cy={3 + span()(h.temperature) * curveHeight} r="2.600" />}
        </For>
      </svg>
      <For each={each()}>
        {(h) => (
          <Tap
            class={`hour-cell ${h.now === true ? "now" : ""}`}
            role="listitem"
            name={[h.time, h.skyName, h.text, h.chance].filter((x) => x !== "").join(", ")}
          >
            <p class="hour-time">{h.time}</p>
            <SkyArt sky={h.sky} light={h.light} size="small" />
            <p class="hour-chance">{h.chance}</p>
            <p class="hour-figure" style={{ "--y": String(Math.round(span()(h.temperature) * 100) / 100) }}>
              {h.text}
            </p>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
export interface DayRowData {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly sky: Condition;
  readonly skyName: string;
  readonly rain: string;
  readonly low: number;
  readonly high: number;
  readonly lowText: string;
  readonly highText: string;
}
/** The days below each other. The bars of all days use the same scale. */
export function DayRows(p: { readonly each: readonly DayRowData[]; readonly onTap: (id: number) => void }) {
  const each = createStableList(() => p.each);
  const scale = createMemo(() => {
    const low = Math.min(...each().map((d) => d.low));
    const high = Math.max(...each().map((d) => d.high));
    return (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  });
  return (
    <For each={each()}>
      {(d) => (
        <Tap
          class="day-line"
          role="listitem"
          name={[d.title, d.date, d.skyName, d.rain, `${d.lowText}–${d.highText}`].filter((x) => x !== "").join(", ")}
          onTap={() => p.onTap(d.id)}
        >
          <div class="day-line-when">
            <p>{d.title}</p>
            <p class="day-line-date">{d.date}</p>
          </div>
          <div class="day-line-sky">
            <SkyArt sky={d.sky} light size="small" />
            <Show when={d.rain !== ""}>
              <p class="hour-chance">{d.rain}</p>
            </Show>
          </div>
          <p class="day-line-low">{d.lowText}</p>
          <div class="day-line-track">
            <div class="day-line-bar" style={{ left: `${scale()(d.low)}%`, right: `${100 - scale()(d.high)}%` }} />
          </div>
          <p class="day-line-high">{d.highText}</p>
        </Tap>
      )}
    </For>
  );
}
/** The weather of a day, in large type. */
export function DayHero(p: { readonly sky: Condition; readonly figure: string; readonly lines: readonly string[] }) {
  return (
    <div class="day-hero">
      <SkyArt sky={p.sky} light size="large" />
      <div class="row-text">
        <p class="day-hero-figure">{p.figure}</p>
        <For each={p.lines}>{(line) => <p class="sky-note">{line}</p>}</For>
      </div>
    </div>
  );
}
/** The hours, below each other. */
export function HourRows(p: {
  readonly each: readonly {
    readonly id: number;
    readonly time: string;
    readonly sky: Condition;
    readonly skyName: string;
    readonly light: boolean;
    readonly text: string;
    readonly rain: string;
    readonly wind: string;
  }[];
}) {
  const each = createStableList(() => p.each);
  return (
    <For each={each()}>
      {(h) => (
        <Tap class="hour-row" role="listitem" name={[h.time, h.skyName, h.text, h.rain, h.wind].join(", ")}>
          <p class="hour-row-time">{h.time}</p>
          <SkyArt sky={h.sky} light={h.light} size="small" />
          <p class="hour-row-sky">{h.skyName}</p>
          <div class="hour-row-side">
            <p class="hour-chance">{h.rain}</p>
            <p class="day-line-date">{h.wind}</p>
          </div>
          <p class="hour-row-figure">{h.text}</p>
        </Tap>
      )}
    </For>
  );
}
/** Values, side by side. */
export function Tiles(p: {
  readonly each: readonly {
    readonly icon: string;
    readonly title: string;
    readonly figure: string;
    readonly note: string;
    /** The rotation of the icon in degrees, so that the icon points in the direction in which the wind blows. */
    readonly turnDeg?: number | undefined;
  }[];
}) {
  const each = createStableList(() => p.each);
  return (
    <div class="figure-tiles">
      <For each={each()}>
        {(tile) => (
          <Tap
            class="figure-tile"
            role="text"
            name={[tile.title, tile.figure, tile.note].filter((x) => x !== "").join(", ")}
          >
            <div class="figure-tile-head">
              <span style={tile.turnDeg === undefined ? {} : { transform: `rotate(${tile.turnDeg}deg)` }}>
                <Icon of={tile.icon} size="small" />
              </span>
              <p>{tile.title}</p>
            </div>
            <p class="figure-tile-figure">{tile.figure}</p>
            <p class="figure-tile-note">{tile.note}</p>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A value on a scale of six colours. */
export function AirScale(p: { readonly aqi: number; readonly name: string }) {
  const place = () => {
    const marks = [0, 50, 100, 150, 200, 300, 500];
    const i = Math.max(0, marks.findIndex((m, at) => at > 0 && p.aqi <= m) - 1);
    const [from, to] = [marks[i]!, marks[i + 1]!];
    return ((i + Math.min(1, (p.aqi - from) / (to - from))) / 6) * 100;
  };
  return (
    <div class="air-scale" role="img" aria-label={p.name}>
      <For each={[1, 2, 3, 4, 5, 6]}>{(level) => <div class={`air-step air-${level}`} />}</For>
      <div class="air-mark" style={{ left: `${place()}%` }} />
    </div>
  );
}
export function AirBadge(p: { readonly level: number; readonly text: string }) {
  return <span class={`air-badge air-${p.level}`}>{p.text}</span>;
}
/** The sun's path over the day. The elapsed part is a number from 0 to 1. */
export function SunArc(p: {
  readonly share: number;
  readonly name: string;
  readonly from: { readonly title: string; readonly time: string };
  readonly to: { readonly title: string; readonly time: string };
}) {
  const at = () => {
    const angle = Math.PI * (1 - p.share);
    return { x: 150 + 120 * cos(angle), y: 96 - 80 * sin(angle) };
  };
  return (
    <Tap class="sun-arc" role="image" name={p.name}>
      <svg viewBox="0 0 300 108">
        <path class="sun-way" d="M30 96A120 80 0 0 1 270 96" />
        <Show when={p.share > 0}>
          <path class="sun-gone" d={`M30 96A120 80 0 0 1 ${at().x.toFixed(2)} ${at().y.toFixed(2)}`} />
        </Show>
        <path class="sun-horizon" d="M8 96H292" />
        <Show when={p.share > 0 && p.share < 1}>
          <circle class="sun-disc" cx={at().x.toFixed(2)} cy={at().y.toFixed(2)} r="8" />
        </Show>
      </svg>
      <div class="sun-ends">
        <div>
          <p class="sky-note">{p.from.title}</p>
          <p>{p.from.time}</p>
        </div>
        <div>
          <p class="sky-note">{p.to.title}</p>
          <p>{p.to.time}</p>
        </div>
      </div>
    </Tap>
  );
}
/** Small tappable tiles, three per row: an icon, a name, a value. */
export function TileTriples(p: {
  readonly each: readonly {
    readonly id: string;
    readonly icon: string;
    readonly title: string;
    readonly text: string;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="trio">
      <For each={p.each}>
        {(one) => (
          <Tap class="trio-one" role="listitem" name={`${one.title}, ${one.text}`} onTap={() => one.onTap()}>
            <Icon of={one.icon} />
            <p class="trio-text">{one.text}</p>
            <p class="sky-note">{one.title}</p>
          </Tap>
        )}
      </For>
    </div>
  );
}
