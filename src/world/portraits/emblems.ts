/** Emblems of shops, accounts and services: a bold shape on a background, sometimes with an initial. */
import type { Rng } from "#state/rng.ts";

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Symbols by topic. The topics are those of official accounts, bills and restaurants. */
const symbols: Readonly<Record<string, readonly string[]>> = {
  news: [
    line("M24 26h40v46H32c-6 0-8-4-8-8zM64 38h8v28c0 4-4 6-8 6M32 36h22M32 46h22M32 56h14"),
    line("M48 22v52M30 30h36M34 74h28M30 30l-10 20h20zM66 30L56 50h20z"),
  ],
  city: [
    line("M20 74h56M26 74V40h16v34M42 74V26h18v48M60 74V46h12v28"),
    line("M22 74V44l26-20l26 20v30zM40 74V56h16v18"),
  ],
  shop: [line("M24 36h48l-4 38H28zM36 36c0-18 24-18 24 0"), line("M22 30h8l8 30h30l6-22H34M40 72v.1M64 72v.1")],
  science: [
    line("M40 22v20L24 70c-2 4 0 6 4 6h40c4 0 6-2 4-6L56 42V22M36 22h24M34 60h28"),
    line("M48 48m-26 0a26 10 0 1 0 52 0a26 10 0 1 0-52 0M48 48m-10 0a10 26 0 1 0 20 0a10 26 0 1 0-20 0"),
  ],
  cooking: [
    line("M28 46h40v26H28zM24 46h48M40 38c-4-6 4-8 0-14M54 38c-4-6 4-8 0-14"),
    line("M32 22v22c0 8 10 8 10 0V22M37 50v26M62 22c-8 6-8 24 0 26v28"),
  ],
  sport: [
    line("M48 48m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M48 22v52M22 48h52"),
    line("M24 72L46 46l10 8l18-26M58 26h16v16"),
  ],
  health: [
    line("M48 74C20 54 18 36 32 28c8-4 14 2 16 8c2-6 8-12 16-8c14 8 12 26-16 46z"),
    line("M40 24h16v16h16v16H56v16H40V56H24V40h16z"),
  ],
  travel: [
    line("M20 58l56-22l-10 16l-34 14zM36 50l-12-12l8-2l18 8"),
    line("M48 76C30 56 26 48 26 42a22 22 0 0 1 44 0c0 6-4 14-22 34zM48 48v.1"),
  ],
  books: [line("M48 32c-8-6-18-6-26-4v42c8-2 18-2 26 4c8-6 18-6 26-4V28c-8-2-18-2-26 4zv42")],
  money: [
    line("M48 48m-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0M38 34l10 14l10-14M48 48v18M38 50h20M38 58h20"),
    line("M20 72h56M28 72V52M42 72V40M56 72V46M70 72V28"),
  ],
  technology: [
    line("M30 30h36v36H30zM40 30V20M56 30V20M40 76V66M56 76V66M30 40H20M30 56H20M76 40H66M76 56H66"),
    line("M34 34L20 48l14 14M62 34l14 14l-14 14M54 26L42 70"),
  ],
  nature: [
    line("M26 72c-4-30 16-48 46-48c2 30-16 50-46 48zM26 72l26-26"),
    line("M48 20L28 46h10L24 66h48L58 46h10zM48 66v12"),
  ],
  music: [line("M36 66V30l34-8v36M36 66a8 8 0 1 1-8-8c5 0 8 3 8 8zM70 58a8 8 0 1 1-8-8c5 0 8 3 8 8z")],
  family: [line("M34 34a8 8 0 1 1 .1 0M62 34a8 8 0 1 1 .1 0M22 74V58c0-16 24-16 24 0v16M50 74V58c0-16 24-16 24 0v16")],
  home: [
    line("M20 48l28-24l28 24M28 44v30h40V44M42 74V56h12v18"),
    line("M48 20v10M30 52c0-26 36-26 36 0zM48 52v18M34 76h28"),
  ],
  work: [line("M22 36h52v36H22zM38 36v-8h20v8M22 52h52"), line("M26 70V26h44v44M36 40h24M36 52h24M36 64h12")],
  food: [line("M22 44h52c0 20-10 30-26 30S22 64 22 44zM36 36c-3-6 3-8 0-14M50 36c-3-6 3-8 0-14")],
  transport: [line("M26 26h44v36H26zM26 46h44M34 72v-8M62 72v-8M34 54v.1M62 54v.1")],
  leisure: [line("M20 36h56v12a6 6 0 0 0 0 12v10H20V60a6 6 0 0 0 0-12zM56 38v6M56 52v6M56 66v4")],
  education: [line("M16 40l32-14l32 14l-32 14zM30 48v16c10 8 26 8 36 0V48M80 40v20")],
  phone: [line("M34 20h28v56H34zM44 68h8")],
  water: [line("M48 20C36 38 28 46 28 56a20 20 0 0 0 40 0C68 46 60 38 48 20zM40 58a9 9 0 0 0 8 8")],
  power: [line("M54 18L30 52h16l-6 26l26-36H50z")],
  gas: [line("M48 20c2 14 20 20 20 38a20 20 0 0 1-40 0c0-8 4-12 8-18c2 6 4 8 6 8c4-8 2-18 6-28z")],
  heating: [
    line("M26 42h44v32H26zM38 42v32M48 42v32M58 42v32M36 32c-4-6 4-8 0-14M48 32c-4-6 4-8 0-14M60 32c-4-6 4-8 0-14"),
  ],
  broadband: [line("M18 42c18-16 42-16 60 0M28 54c12-10 28-10 40 0M38 65c6-5 14-5 20 0M48 75v.1")],
  landline: [line("M34 20l10 16l-8 8c4 8 8 12 16 16l8-8l16 10c0 8-4 14-12 14C42 74 22 54 20 32c0-8 6-12 14-12z")],
  tv: [line("M20 34h56v38H20zM36 20l12 14l12-14")],
  property: [line("M26 76V22h28v54M54 42h18v34M18 76h60M36 34h8M36 46h8M36 58h8")],
};
const backgrounds = [
  "#c1121f",
  "#0077b6",
  "#2a9d8f",
  "#e76f51",
  "#6a4c93",
  "#386641",
  "#1d3557",
  "#bc6c25",
  "#d81159",
  "#3d5a80",
  "#006d77",
  "#f77f00",
  "#7f4f24",
  "#264653",
  "#9d4edd",
] as const;

export function emblem(r: Rng, about: string): string {
  const sign = r.pick(symbols[about] ?? symbols["shop"]!);
  const [ground, second] = r.sample(backgrounds, 2) as [string, string];
  // The whole emblem is visible both in a round frame and in a square frame.
  const shape = r.pick([
    `<rect width="96" height="96" fill="${ground}"/>`,
    `<rect width="96" height="96" fill="#fff"/><circle cx="48" cy="48" r="44" fill="${ground}"/>`,
    `<rect width="96" height="96" fill="${ground}"/><path d="M0 96L96 0v96z" fill="${second}"/>`,
    `<rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="48" r="42" fill="none" stroke="#ffffff99" stroke-width="2"/>`,
    `<rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="48" r="38" fill="#00000026"/>`,
  ]);
  return `${shape}${sign}`;
}
/** Draws a shop front with an awning. */
export function awning(r: Rng): string {
  const [a, b] = r.sample(backgrounds, 2) as [string, string];
  return `<rect width="96" height="96" fill="${r.pick(["#fdf6e3", "#dff1f5", "#f6e0d6"])}"/><rect x="14" y="40" width="68" height="56" fill="#e9dcc9"/><rect x="22" y="54" width="26" height="26" fill="#8ecae6"/><rect x="56" y="54" width="18" height="42" fill="${b}"/><path d="M10 24h76v18q-6 10-12.7 0q-6 10-12.7 0q-6 10-12.6 0q-6 10-12.7 0q-6 10-12.7 0q-6 10-12.6 0z" fill="${a}"/><path d="M22.7 24h12.7v18q-6 10-12.7 0zM48 24h12.6v18q-6 10-12.6 0zM73.3 24H86v18q-6 10-12.7 0z" fill="#fff"/>`;
}
