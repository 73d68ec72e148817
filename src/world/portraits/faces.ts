/** Portraits of people: head and shoulders on a plain background, or from behind in front of a view. */
import type { Rng } from "#state/rng.ts";

const skins = ["#f6d3b8", "#eabf9a", "#d9a27a", "#b97f56", "#8f5b3c", "#f3cdb2"] as const;
const hairs = [
  "#1f1a1a",
  "#3a2a22",
  "#5b3b26",
  "#8a5a33",
  "#c08b4f",
  "#7d7d83",
  "#d8d3cc",
  "#2b2f4a",
  "#8c2f39",
] as const;
const clothes = [
  "#2f4858",
  "#c8553d",
  "#588157",
  "#f4a259",
  "#5b5f97",
  "#8d6a9f",
  "#e9c46a",
  "#1d7874",
  "#b23a48",
  "#f1f1ec",
  "#3d405b",
] as const;
export const backgrounds = [
  "#cfe8ef",
  "#f7d9c4",
  "#d8e2dc",
  "#fde2a7",
  "#c9c2e5",
  "#f5b5a8",
  "#b8d8ba",
  "#9ec1d6",
  "#e8e4d9",
  "#ffcad4",
  "#2e4057",
  "#455e52",
  "#7a4b5a",
] as const;

export interface Looks {
  readonly hair?: number;
  readonly cut?: Haircut;
  readonly skin?: number;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly hat?: string;
  readonly ground?: string;
  readonly wear?: string;
}
export type Haircut = "short" | "bob" | "long" | "bun" | "curls" | "bald" | "side" | "tail";
const haircuts: readonly Haircut[] = ["short", "bob", "long", "bun", "curls", "bald", "side", "tail"];

export function face(r: Rng, given: Looks = {}): string {
  const skin = skins[given.skin ?? r.int(0, skins.length - 1)]!;
  const hair = hairs[given.hair ?? r.int(0, hairs.length - 1)]!;
  const cut = given.cut ?? r.pick(haircuts);
  const ground = given.ground ?? r.pick(backgrounds);
  const wear = given.wear ?? r.pick(clothes);
  const glasses = given.glasses ?? r.chance(0.3);
  // A beard is drawn only with short hair.
  const beard = (given.beard ?? false) && (cut === "short" || cut === "side" || cut === "bald");
  const tilt = r.int(-5, 5);
  const behind: Partial<Record<Haircut, string>> = {
    long: `<path d="M26 44c0-34 44-34 44 0l3 36H23z" fill="${hair}"/>`,
    bob: `<path d="M25 44c0-33 46-33 46 0l1 18H24z" fill="${hair}"/>`,
    bun: `<circle cx="48" cy="13" r="10" fill="${hair}"/>`,
    tail: `<path d="M64 26c18 2 16 30 10 44c-6-8-10-22-10-44z" fill="${hair}"/>`,
    curls: `<g fill="${hair}"><circle cx="30" cy="34" r="12"/><circle cx="66" cy="34" r="12"/><circle cx="40" cy="22" r="13"/><circle cx="58" cy="22" r="13"/><circle cx="27" cy="47" r="9"/><circle cx="69" cy="47" r="9"/></g>`,
  };
  const front: Record<Haircut, string> = {
    short: `<path d="M29 42c-2-26 40-28 38 0c-4-10-9-13-14-13c-8 4-16 2-19 3c-3 2-4 5-5 10z" fill="${hair}"/>`,
    bob: `<path d="M29 44c0-22 38-22 38 0c-6-8-12-11-19-12c-7 1-14 4-19 12z" fill="${hair}"/>`,
    long: `<path d="M29 46c-2-24 18-26 24-22c10 0 16 10 14 22c-4-10-8-14-14-16c-6 8-18 6-24 16z" fill="${hair}"/>`,
    bun: `<path d="M29 42c0-24 38-24 38 0c-8-12-30-12-38 0z" fill="${hair}"/>`,
    curls: `<path d="M30 38c4-14 32-14 36 0c-10-6-26-6-36 0z" fill="${hair}"/>`,
    bald: "",
    side: `<path d="M28 44c-2-28 42-30 40-2c-4-8-6-11-10-14c-8 6-18 6-26 4c-2 4-3 7-4 12z" fill="${hair}"/>`,
    tail: `<path d="M29 42c0-24 38-24 38 0c-6-9-12-12-20-12c-8 1-13 4-18 12z" fill="${hair}"/>`,
  };
  const eyes = r.chance(0.25)
    ? `<path d="M37 45q4-4 8 0M53 45q4-4 8 0" fill="none" stroke="#2a2222" stroke-width="2" stroke-linecap="round"/>`
    : `<circle cx="41" cy="45" r="2.2" fill="#2a2222"/><circle cx="56" cy="45" r="2.2" fill="#2a2222"/>`;
  const mouth = r.pick([
    `<path d="M42 55q6 6 12 0" fill="none" stroke="#8d3f3a" stroke-width="2.2" stroke-linecap="round"/>`,
    `<path d="M41 54h14q-7 9-14 0z" fill="#fff" stroke="#8d3f3a" stroke-width="1.4"/>`,
    `<path d="M44 56h9" stroke="#8d3f3a" stroke-width="2.2" stroke-linecap="round"/>`,
  ]);
  const whiskers = beard ? `<path d="M30 48c0 28 36 28 36 0c-2 7-6 5-18 5s-16 2-18-5z" fill="${hair}"/>` : "";
  const rims = glasses
    ? `<g fill="none" stroke="#26303a" stroke-width="2"><circle cx="40.5" cy="45" r="6.5"/><circle cx="56.5" cy="45" r="6.5"/><path d="M47 45h3"/></g>`
    : "";
  const hat =
    given.hat === undefined
      ? ""
      : `<path d="M22 32c4-26 48-26 52 0z" fill="${given.hat}"/><rect x="18" y="30" width="60" height="6" rx="3" fill="${given.hat}"/>`;
  const collar = r.pick([
    `<path d="M40 68l8 10l8-10" fill="none" stroke="#ffffff88" stroke-width="3"/>`,
    `<path d="M36 69q12 12 24 0" fill="none" stroke="#00000022" stroke-width="4"/>`,
    "",
  ]);
  return `<rect width="96" height="96" fill="${ground}"/>${behind[cut] ?? ""}<path d="M12 98c2-26 18-30 36-30s34 4 36 30z" fill="${wear}"/><path d="M40 56h16v12q-8 8-16 0z" fill="${skin}"/>${collar}<g transform="rotate(${tilt} 48 60)"><rect x="30" y="22" width="36" height="42" rx="18" fill="${skin}"/>${whiskers}${eyes}${mouth}${rims}${front[cut]}${hat}</g>`;
}

/** Draws a small person from behind, in front of a large view. */
export function fromBehind(r: Rng, view: string): string {
  const wear = r.pick(clothes);
  const hair = r.pick(hairs);
  const x = r.int(30, 62);
  return `${view}<path d="M${x - 11} 98c0-22 3-26 11-26s11 4 11 26z" fill="${wear}"/><circle cx="${x}" cy="65" r="7.5" fill="${hair}"/>`;
}
/** Draws two heads close together. */
export function couple(r: Rng): string {
  const [a, b] = r.sample(hairs, 2);
  const [c, d] = r.sample(clothes, 2);
  return `<rect width="96" height="96" fill="${r.pick(backgrounds)}"/><path d="M2 98c2-30 14-34 28-34s24 6 26 34z" fill="${c}"/><circle cx="32" cy="46" r="17" fill="${r.pick(skins)}"/><path d="M14 46c0-26 36-26 36 0c-8-11-26-12-36 0z" fill="${a}"/><path d="M44 98c2-28 12-32 24-32s26 6 28 32z" fill="${d}"/><circle cx="64" cy="50" r="16" fill="${r.pick(skins)}"/><path d="M47 52c-2-28 34-28 34-2c-6-10-10-12-18-12c-6 3-12 5-16 14z" fill="${b}"/><g fill="none" stroke="#3a2a2a" stroke-width="1.8" stroke-linecap="round"><path d="M25 47q3-3 6 0M36 47q3-3 6 0M28 54q5 5 10 0M57 52q3-3 5 0M68 52q3-3 5 0M60 58q5 4 9 0"/></g>`;
}
