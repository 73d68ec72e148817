/** Instruments that are drawn from numbers: a compass rose and a spirit level. */
import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./instruments.css";
import { cos, hypot, sin } from "#state/portable-math.ts";

const ticks = Array.from({ length: 120 }, (_, i) => i * 3);
const numbers = Array.from({ length: 12 }, (_, i) => i * 30);
const middle = 150;

/** A rose that turns under a fixed mark at the top. `letters` are the labels of north, east, south and west. */
export function CompassDial(p: {
  readonly headingDeg: number;
  readonly name: string;
  readonly letters: readonly string[];
  readonly targetDeg?: number | undefined;
}) {
  return (
    <Tap class="dial" role="image" name={p.name}>
      <svg viewBox="0 0 300 300">
        <circle class="dial-ground" cx={middle} cy={middle} r="132" />
        <Show when={p.targetDeg !== undefined}>
          <path class="dial-arc" d={arc(p.targetDeg! - p.headingDeg)} />
        </Show>
        <g transform={`rotate(${-p.headingDeg} ${middle} ${middle})`}>
          <For each={ticks}>
            {(deg) => (
              <line
                class={deg % 30 === 0 ? "dial-tick main" : "dial-tick"}
                x1={middle}
                y1={24}
                x2={middle}
                y2={deg % 30 === 0 ? 38 : 32}
                transform={`rotate(${deg} ${middle} ${middle})`}
              />
            )}
          </For>
          <For each={numbers}>
            {(deg) => (
              <text class="dial-number" x={middle} y={54} transform={`rotate(${deg} ${middle} ${middle})`}>
                {deg}
              </text>
            )}
          </For>
          <For each={p.letters}>
            {(letter, i) => (
              <text
                class={i() === 0 ? "dial-letter north" : "dial-letter"}
                x={middle}
                y={86}
                transform={`rotate(${i() * 90} ${middle} ${middle})`}
              >
                {letter}
              </text>
            )}
          </For>
          <path class="dial-north" d={`M${middle} 8l8 14h-16z`} />
          <Show when={p.targetDeg !== undefined}>
            <g transform={`rotate(${p.targetDeg} ${middle} ${middle})`}>
              <line class="dial-target-line" x1={middle} y1={122} x2={middle} y2={98} />
              <circle class="dial-target" cx={middle} cy={15} r="7" />
            </g>
          </Show>
        </g>
        <path class="dial-cross" d={`M${middle} 128v44M128 ${middle}h44`} />
        <path class="dial-mark" d={`M${middle} 4v34`} />
      </svg>
    </Tap>
  );
}
/** Returns the shorter arc from the mark at the top to an angle. */
function arc(deg: number): string {
  const away = ((((deg + 180) % 360) + 360) % 360) - 180;
  const r = 141;
  const at = (away * Math.PI) / 180;
  const x = (middle + r * sin(at)).toFixed(2);
  const y = (middle - r * cos(at)).toFixed(2);
  return `M${middle} ${middle - r}A${r} ${r} 0 0 ${away < 0 ? 0 : 1} ${x} ${y}`;
}

/** The tilt, in degrees, at which the bubble touches the rim. */
const rimDeg = 12;
const maxBubbleOffset = 96;
/** A bubble level: the bubble moves to the higher side. */
export function SpiritLevel(p: {
  readonly pitchDeg: number;
  readonly rollDeg: number;
  readonly level: boolean;
  readonly name: string;
}) {
  const bubble = () => {
    const [x, y] = [-p.rollDeg / rimDeg, -p.pitchDeg / rimDeg];
    const far = Math.max(1, hypot(x, y));
    return { x: middle + (x / far) * maxBubbleOffset, y: middle + (y / far) * maxBubbleOffset };
  };
  return (
    <Tap class={p.level ? "dial level" : "dial"} role="image" name={p.name}>
      <svg viewBox="0 0 300 300">
        <circle class="dial-ground" cx={middle} cy={middle} r="132" />
        <circle class="level-ring" cx={middle} cy={middle} r="90" />
        <circle class="level-ring" cx={middle} cy={middle} r="40" />
        <path class="level-line" d={`M18 ${middle}h264M${middle} 18v264`} />
        <circle class="level-bubble" cx={bubble().x.toFixed(2)} cy={bubble().y.toFixed(2)} r="34" />
        <circle class="level-ring front" cx={middle} cy={middle} r="40" />
      </svg>
    </Tap>
  );
}
