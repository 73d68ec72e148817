/** Charts (rings, bars and lines), QR codes and barcodes. */
import { For, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./figures.css";

export interface Slice {
  readonly share: number;
  readonly tint: string;
}
/** A ring chart with shares of a total, clockwise from the top. */
export function RingChart(p: { readonly slices: readonly Slice[]; readonly children?: JSX.Element }) {
  const round = 2 * Math.PI * 40;
  const arcs = () => {
    let from = 0;
    return p.slices.map((slice) => {
      const arc = { ...slice, from };
      from += slice.share;
      return arc;
    });
  };
  return (
    <div class="ring">
      <svg viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="40" fill="none" stroke="var(--sunken)" stroke-width="13" />
        <For each={arcs()}>
          {(arc) => (
            <circle
              cx="50"
              cy="50"
              r="40"
              fill="none"
              stroke={arc.tint}
              stroke-width="13"
              stroke-dasharray={`${Math.max(0.4, arc.share * round - 0.8)} ${round}`}
              stroke-dashoffset={String(-arc.from * round)}
              transform="rotate(-90 50 50)"
            />
          )}
        </For>
      </svg>
      <div class="ring-mid">{p.children}</div>
    </div>
  );
}
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly text?: string;
}
/** A bar chart with at most one chosen bar. */
export function BarChart(p: {
  readonly bars: readonly Bar[];
  readonly chosen?: string | null;
  readonly slim?: boolean;
  readonly onPick?: (id: string) => void;
}) {
  const most = () => Math.max(1, ...p.bars.map((bar) => bar.value));
  const column = (bar: Bar) => (
    <>
      <span>{bar.text}</span>
      <div class="bar-fill" style={{ height: `${(bar.value / most()) * (p.slim === true ? 92 : 70)}%` }} />
      <span>{bar.label}</span>
    </>
  );
  return (
    <div class={`bars ${p.slim === true ? "slim" : ""}`}>
      <For each={p.bars}>
        {(bar) =>
          p.onPick ? (
            <Tap
              class="bar-slot"
              role="option"
              name={`${bar.label} ${bar.text ?? ""}`}
              on={p.chosen === bar.id}
              onTap={() => p.onPick!(bar.id)}
            >
              {column(bar)}
            </Tap>
          ) : (
            <div class="bar-slot" classList={{ on: p.chosen === bar.id }}>
              {column(bar)}
            </div>
          )
        }
      </For>
    </div>
  );
}
/** A line chart of values at equal distances. */
export function LineChart(p: { readonly values: readonly number[]; readonly name: string }) {
  const path = () => {
    const low = Math.min(...p.values);
    const range = Math.max(...p.values) - low || 1;
    return p.values
      .map((value, i) => {
        const x = (i / Math.max(1, p.values.length - 1)) * 320;
        return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${(132 - ((value - low) / range) * 116).toFixed(1)}`;
      })
      .join("");
  };
  return (
    <Tap class="curve" role="image" name={p.name}>
      <svg viewBox="0 0 320 150" preserveAspectRatio="none">
        <path d="M0 16H320M0 74H320M0 132H320" stroke="var(--line)" stroke-width="1" fill="none" />
        <path d={`${path()}L320 150L0 150Z`} fill="var(--accent-soft)" opacity="0.6" />
        <path d={path()} stroke="var(--accent)" stroke-width="2" fill="none" vector-effect="non-scaling-stroke" />
      </svg>
    </Tap>
  );
}
/** An endless sequence of bits, derived from a text. */
function* pseudoRandomBits(text: string): Generator<boolean> {
  let seed = 2_166_136_261;
  for (const char of text) seed = Math.imul(seed ^ char.codePointAt(0)!, 16_777_619);
  for (;;) {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 374_761_393;
    yield ((seed >>> 13) & 1) === 1;
  }
}
const qrModules = 29;
function qrPath(text: string): string {
  const bits = pseudoRandomBits(text);
  const inFinder = (x: number, y: number): boolean =>
    (x < 8 && y < 8) || (x >= qrModules - 8 && y < 8) || (x < 8 && y >= qrModules - 8);
  let path = "";
  for (let y = 0; y < qrModules; y++)
    for (let x = 0; x < qrModules; x++) {
      const timing = x === 6 || y === 6 ? (x + y) % 2 === 0 : null;
      const on = bits.next().value === true;
      if (!inFinder(x, y) && (timing ?? on)) path += `M${x} ${y}h1v1h-1z`;
    }
  for (const [x, y] of [
    [0, 0],
    [qrModules - 7, 0],
    [0, qrModules - 7],
  ] as const)
    path += `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return path;
}
/** Draws a pattern that looks like a QR code of the text. */
export function QrCode(p: {
  readonly of: string;
  readonly size: number;
  readonly name: string;
  readonly tint?: string;
}) {
  return (
    <Tap class="qr" role="image" name={p.name} style={{ width: `${p.size}px`, height: `${p.size}px` }}>
      <svg viewBox={`0 0 ${qrModules} ${qrModules}`} shape-rendering="crispEdges">
        <path d={qrPath(p.of)} fill={p.tint ?? "#111111"} fill-rule="evenodd" />
      </svg>
    </Tap>
  );
}
/** Draws a pattern that looks like a barcode of the digits. */
export function Barcode(p: { readonly of: string; readonly name: string }) {
  const path = () => {
    const bits = pseudoRandomBits(p.of);
    let at = 0;
    let drawn = "";
    while (at < 186) {
      const wide = 1 + Number(bits.next().value) + Number(bits.next().value);
      drawn += `M${at} 0h${wide}v50h-${wide}z`;
      at += wide + 1 + Number(bits.next().value) + Number(bits.next().value);
    }
    return drawn;
  };
  return (
    <Tap class="stripes" role="image" name={p.name}>
      <svg viewBox="0 0 190 50" preserveAspectRatio="none" shape-rendering="crispEdges">
        <path d={path()} fill="#111111" />
      </svg>
    </Tap>
  );
}
export function ProgressBar(p: { readonly share: number; readonly tint?: string }) {
  return (
    <div class="share">
      <div style={{ width: `${Math.max(0, Math.min(1, p.share)) * 100}%`, background: p.tint ?? "var(--accent)" }} />
    </div>
  );
}
