/** The keys of the scientific calculator in each layer. */
import type { SymbolKey } from "#arithmetic/line-editor.ts";
import type { powerBases } from "../../navigation.ts";
import type { TextKey } from "../../strings.ts";

export type Key = readonly [
  label: string,
  name: TextKey,
  does: SymbolKey | { readonly raise: (typeof powerBases)[number] },
];
type Layer = "plain" | "inverse" | "hyperbolic" | "inverseHyperbolic";
export const circular: Readonly<Record<Layer, readonly Key[]>> = {
  plain: [
    ["sin", "sine", "sin("],
    ["cos", "cosine", "cos("],
    ["tan", "tangent", "tan("],
  ],
  inverse: [
    ["sin^−1", "arcSine", "sin⁻¹("],
    ["cos^−1", "arcCosine", "cos⁻¹("],
    ["tan^−1", "arcTangent", "tan⁻¹("],
  ],
  hyperbolic: [
    ["sinh", "hSine", "sinh("],
    ["cosh", "hCosine", "cosh("],
    ["tanh", "hTangent", "tanh("],
  ],
  inverseHyperbolic: [
    ["sinh^−1", "arSine", "sinh⁻¹("],
    ["cosh^−1", "arCosine", "cosh⁻¹("],
    ["tanh^−1", "arTangent", "tanh⁻¹("],
  ],
};
export const powers: Readonly<Record<"plain" | "second", readonly Key[]>> = {
  plain: [
    ["x^y", "power", "^"],
    ["log", "log", "log("],
    ["ln", "ln", "ln("],
    ["log₂", "log2", "log₂("],
  ],
  second: [
    ["^n√x", "root", "ˣ√"],
    ["10^x", "tenTo", { raise: "10" }],
    ["e^x", "eTo", { raise: "e" }],
    ["2^x", "twoTo", { raise: "2" }],
  ],
};
const brackets: readonly Key[] = [
  ["(", "open", "("],
  [")", "close", ")"],
];
export const roots: Readonly<Record<"plain" | "second", readonly Key[]>> = {
  plain: [["√x", "squareRoot", "√("], ["x^2", "square", "²"], ...brackets, ["n!", "factorial", "!"]],
  second: [["^3√x", "cubeRoot", "∛("], ["x^3", "cube", "³"], ...brackets, ["%", "percent", "%"]],
};
export const constants: readonly Key[] = [
  ["1/x", "inverse", "⁻¹"],
  ["π", "pi", "π"],
  ["e", "euler", "e"],
  ["|x|", "absolute", "abs("],
  ["mod", "modulo", "mod"],
];
