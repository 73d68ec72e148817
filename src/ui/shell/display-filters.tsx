/**
 * The user's colour settings for the whole display, as CSS filters. The filters are in the order in which they apply.
 */
import { Show } from "solid-js";
import type { Settings } from "#os/settings.ts";
import { state } from "../runtime.ts";

type Deficiency = Exclude<Settings["accessibility"]["correction"], "off">;
type Matrix = readonly [readonly number[], readonly number[], readonly number[]];
/**
 * Matrices that compute how an eye with a deficiency of one kind of cone sees red, green and blue (Machado, Oliveira
 * and Fernandes, 2009).
 */
const deficiencyMatrices: Record<Deficiency, Matrix> = {
  protanomaly: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranomaly: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanomaly: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Matrices that move the part of a colour that such an eye does not see to channels in which the eye sees it. */
const shiftMatrices: Record<Deficiency, Matrix> = {
  protanomaly: [
    [0, 0, 0],
    [0.7, 1, 0],
    [0.7, 0, 1],
  ],
  deuteranomaly: [
    [0, 0, 0],
    [0.7, 1, 0],
    [0.7, 0, 1],
  ],
  tritanomaly: [
    [1, 0, 0.7],
    [0, 1, 0.7],
    [0, 0, 0],
  ],
};
/**
 * Returns the rows of an SVG colour matrix. It shifts the part of a colour that the eye does not see, and adds the
 * shifted part to the colour: I + shift · (I − seen).
 */
function correctionMatrix(kind: Deficiency): string {
  const unit = (i: number, j: number): number => (i === j ? 1 : 0);
  const cell = (i: number, j: number): number =>
    unit(i, j) +
    [0, 1, 2].reduce(
      (sum, k) => sum + shiftMatrices[kind][i]![k]! * (unit(k, j) - deficiencyMatrices[kind][k]![j]!),
      0,
    );
  return [0, 1, 2].map((i) => `${[0, 1, 2].map((j) => cell(i, j).toFixed(4)).join(" ")} 0 0`).join(" ") + " 0 0 0 1 0";
}
const colorModeFilters: Record<Settings["display"]["colorMode"], string> = {
  vivid: "",
  natural: "saturate(0.8)",
  pro: "saturate(0.88) contrast(1.04)",
};
/** Returns the CSS filter of the display, or "none". */
export function displayFilter({ accessibility, display }: Settings): string {
  const { correction, grayscale, invertColors } = accessibility;
  const parts = [
    colorModeFilters[display.colorMode],
    correction === "off" ? "" : "url(#colour-correction)",
    grayscale ? "grayscale(1)" : "",
    invertColors ? (grayscale ? "invert(1)" : "invert(1) hue-rotate(180deg)") : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" ") : "none";
}
export function CorrectionFilter() {
  const kind = () => {
    const { correction } = state().os.settings.accessibility;
    return correction === "off" ? null : correction;
  };
  return (
    <Show when={kind()}>
      {(k) => (
        <svg class="tints">
          <filter id="colour-correction" color-interpolation-filters="sRGB">
            <feColorMatrix type="matrix" values={correctionMatrix(k())} />
          </filter>
        </svg>
      )}
    </Show>
  );
}
