/** The keys of the scientific calculator: which stand where, in each layer. */
import type { SymbolKey } from "../../../../arithmetic/typing.ts";
import type { raisedBases } from "../../navigation.ts";
import type { Word } from "../../strings.ts";

export type Key = readonly [
  label: string,
  name: Word,
  does: SymbolKey | { readonly raise: (typeof raisedBases)[number] },
];
type Layer = "plain" | "inverse" | "hyperbolic" | "inverseHyperbolic";
export const circular: Readonly<Record<Layer, readonly Key[]>> = {
  plain: [
    ["sin", "sine", "sin("],
    ["cos", "cosine", "cos("],
    ["tan", "tangent", "tan("],
  ],
  inverse: [
    ["sin⁻¹", "arcSine", "sin⁻¹("],
    ["cos⁻¹", "arcCosine", "cos⁻¹("],
    ["tan⁻¹", "arcTangent", "tan⁻¹("],
  ],
  hyperbolic: [
    ["sinh", "hSine", "sinh("],
    ["cosh", "hCosine", "cosh("],
    ["tanh", "hTangent", "tanh("],
  ],
  inverseHyperbolic: [
    ["sinh⁻¹", "arSine", "sinh⁻¹("],
    ["cosh⁻¹", "arCosine", "cosh⁻¹("],
    ["tanh⁻¹", "arTangent", "tanh⁻¹("],
  ],
};
export const powers: Readonly<Record<"plain" | "second", readonly Key[]>> = {
  plain: [
    ["xʸ", "power", "^"],
    ["log", "log", "log("],
    ["ln", "ln", "ln("],
    ["log₂", "log2", "log₂("],
  ],
  second: [
    ["ˣ√y", "root", "ˣ√"],
    ["10ˣ", "tenTo", { raise: "10" }],
    ["eˣ", "eTo", { raise: "e" }],
    ["2ˣ", "twoTo", { raise: "2" }],
  ],
};
const brackets: readonly Key[] = [
  ["(", "open", "("],
  [")", "close", ")"],
];
export const roots: Readonly<Record<"plain" | "second", readonly Key[]>> = {
  plain: [["√", "squareRoot", "√("], ["x²", "square", "²"], ...brackets, ["n!", "factorial", "!"]],
  second: [["∛", "cubeRoot", "∛("], ["x³", "cube", "³"], ...brackets, ["%", "percent", "%"]],
};
export const constants: readonly Key[] = [
  ["1/x", "inverse", "⁻¹"],
  ["π", "pi", "π"],
  ["e", "euler", "e"],
  ["|x|", "absolute", "abs("],
  ["mod", "modulo", "mod"],
];
