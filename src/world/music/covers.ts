/** Draws the pictures of artists, releases, podcasts, playlists and charts: squares of 96 × 96, without words. */
import { Rng } from "#state/rng.ts";
import { couple, face, type Haircut } from "../portraits/faces.ts";
import { views, type View } from "../portraits/views.ts";
import type { Act } from "./artists.ts";
import type { Theme } from "./words.ts";

/** Three colours of a cover. The first is dark enough for white text and is the record's `colour`. */
export const palettes = [
  ["#7a4b5a", "#e8b4a0", "#f4e3cf"],
  ["#2f4858", "#f4a259", "#f7ede2"],
  ["#1d5c63", "#ede6db", "#e9a178"],
  ["#5b3b6b", "#f3c4d7", "#ffe9a8"],
  ["#8c2f39", "#f1dac4", "#2b2d42"],
  ["#34503c", "#d9c98f", "#f1efe2"],
  ["#274060", "#a3cef1", "#f6f7f8"],
  ["#6b4226", "#e3b778", "#f5ead7"],
  ["#3d3a5c", "#c8b6ff", "#ffd6c2"],
  ["#7d4e24", "#ffd166", "#fdf4dc"],
  ["#1f4e5f", "#79a8a9", "#f4f7f7"],
  ["#5e2a3c", "#ff9e9e", "#ffeadb"],
  ["#26413c", "#b7d5c4", "#f2b880"],
  ["#40376e", "#8ecae6", "#ffdf80"],
  ["#6a2e1f", "#f08a5d", "#f9ed69"],
  ["#33415c", "#e0d5c5", "#c9485b"],
  ["#4a4e69", "#f2e9e4", "#c9ada7"],
  ["#1b4332", "#95d5b2", "#faf3dd"],
  ["#582f0e", "#ddb892", "#ede0d4"],
  ["#2b2d42", "#8d99ae", "#ef8354"],
  ["#5f0f40", "#fb8b24", "#f8e9d2"],
  ["#0f4c5c", "#e36414", "#f6e7cb"],
  ["#414833", "#c2c5aa", "#a4161a"],
  ["#3a506b", "#5bc0be", "#f0f3f5"],
  ["#4f3130", "#d4afb9", "#9cadce"],
  ["#14213d", "#fca311", "#e5e5e5"],
] as const;
type Palette = (typeof palettes)[number];
const paletteOf = (colour: string): Palette => palettes.find(([first]) => first === colour) ?? palettes[0];

type Draw = (r: Rng, p: Palette) => string;
const paint = (fill: string): string => `<rect width="96" height="96" fill="${fill}"/>`;
const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const rings: Draw = (r, [a, b, c]) => {
  const [x, y] = [r.int(20, 76), r.int(20, 76)];
  return `${paint(a)}${repeat(6, (i) => `<circle cx="${x}" cy="${y}" r="${64 - i * 11}" fill="${[b, c, a][i % 3]}"/>`)}`;
};
const stripes: Draw = (r, [a, b, c]) => {
  const turn = r.pick([0, 45, 90, 135]);
  const widths = Array.from({ length: 9 }, () => r.int(4, 14));
  let at = -22;
  const bars = widths.map((width, i) => {
    const bar = `<rect x="${at}" y="-40" width="${width}" height="180" fill="${i % 2 ? b : c}"/>`;
    at += width + r.int(3, 9);
    return bar;
  });
  return `${paint(a)}<g transform="rotate(${turn} 48 48)">${bars.join("")}</g>`;
};
const sunHills: Draw = (r, [a, b, c]) =>
  `${paint(c)}<circle cx="${r.int(28, 68)}" cy="${r.int(30, 44)}" r="${r.int(12, 20)}" fill="${b}"/><path d="M0 ${r.int(54, 64)}q24-20 48-4t48-8v60H0z" fill="${a}" opacity=".7"/><path d="M0 ${r.int(70, 78)}q30-16 52-2t44-6v40H0z" fill="${a}"/>`;
const windows: Draw = (r, [a, b, c]) =>
  `${paint(a)}${repeat(20, (i) => {
    const lit = r.chance(0.3);
    return `<rect x="${12 + (i % 4) * 20}" y="${8 + Math.floor(i / 4) * 17}" width="12" height="11" fill="${lit ? b : c}" opacity="${lit ? 1 : 0.16}"/>`;
  })}`;
const rain: Draw = (r, [a, b, c]) =>
  `${paint(a)}<circle cx="48" cy="${r.int(26, 40)}" r="${r.int(14, 22)}" fill="${c}"/><g stroke="${b}" stroke-width="1.6" stroke-linecap="round">${repeat(
    16,
    () => {
      const [x, y] = [r.int(4, 94), r.int(0, 84)];
      return `<path d="M${x} ${y}l-3 ${r.int(8, 14)}"/>`;
    },
  )}</g>`;
const waves: Draw = (r, [a, b, c]) =>
  `${paint(c)}<circle cx="${r.int(20, 76)}" cy="24" r="10" fill="${b}"/>${repeat(5, (i) => `<path d="M0 ${44 + i * 11}q12-${r.int(6, 10)} 24 0t24 0t24 0t24 0V96H0z" fill="${a}" opacity="${(3 + i) / 10}"/>`)}`;
const leaf: Draw = (r, [a, b, c]) => {
  const turn = r.int(-30, 30);
  return `${paint(c)}<g transform="rotate(${turn} 48 52)"><path d="M48 88V14" stroke="${a}" stroke-width="3"/>${repeat(6, (i) => `<path d="M48 ${80 - i * 11}q${i % 2 ? 26 : -26} -4 ${i % 2 ? 30 : -30} -22q${i % 2 ? -24 : 24} 2 ${i % 2 ? -30 : 30} 22z" fill="${i % 3 === 1 ? b : a}"/>`)}</g>`;
};
const blocks: Draw = (r, [a, b, c]) =>
  `${paint(a)}${repeat(9, (i) => {
    const [x, y] = [(i % 3) * 32, Math.floor(i / 3) * 32];
    const fill = r.pick([a, b, c]);
    return r.chance(0.5)
      ? `<path d="M${x} ${y}h32v32z" fill="${fill}"/>`
      : `<path d="M${x} ${y + 32}a32 32 0 0 1 32-32v32z" fill="${fill}"/>`;
  })}`;
const dots: Draw = (r, [a, b, c]) => {
  const focus = r.int(0, 24);
  return `${paint(b)}${repeat(25, (i) => `<circle cx="${16 + (i % 5) * 16}" cy="${16 + Math.floor(i / 5) * 16}" r="${i === focus ? 8 : 4}" fill="${i === focus ? c : a}"/>`)}`;
};
const chair: Draw = (r, [a, b, c]) =>
  `${paint(b)}<rect y="66" width="96" height="30" fill="${a}"/><path d="M${r.int(0, 12)} 0h${r.int(24, 40)}L70 96H30z" fill="${c}" opacity=".35"/><g stroke="${c}" stroke-width="3.4" fill="none" stroke-linecap="round"><path d="M36 28v50M36 54h26v24M36 32h0M36 28q6-3 4 26"/></g>`;
const arches: Draw = (r, [a, b, c]) => {
  const steps = r.int(4, 6);
  return `${paint(c)}${repeat(steps, (i) => {
    const half = 42 - i * 7;
    return `<path d="M${48 - half} 96V${54 - i * 2}a${half} ${half} 0 0 1 ${half * 2} 0V96z" fill="${[a, b, c][i % 3]}"/>`;
  })}`;
};
const horizon: Draw = (r, [a, b, c]) => {
  const y = r.int(46, 66);
  return `${paint(b)}<rect y="${y}" width="96" height="${96 - y}" fill="${a}"/><path d="M48 ${y}L${r.int(20, 40)} 96h${r.int(20, 34)}z" fill="${c}"/><circle cx="${r.int(12, 84)}" cy="${r.int(12, 30)}" r="5" fill="${c}"/>`;
};
const abstractDraws: readonly Draw[] = [rings, stripes, blocks, dots, arches, leaf, chair];
const drawsOf: Readonly<Record<Theme, readonly Draw[]>> = {
  love: [sunHills, leaf, rings, chair],
  parting: [rain, chair, horizon, windows],
  road: [horizon, sunHills, stripes],
  home: [windows, sunHills, arches],
  night: [windows, dots, rain],
  sea: [waves, horizon],
  work: [blocks, stripes, windows],
  friends: [blocks, dots, rings],
  family: [chair, arches, leaf],
  hope: [sunHills, arches, leaf, rings],
  none: [dots, arches, rings, waves, leaf],
};
const viewsOf: Partial<Record<Theme, readonly View[]>> = {
  road: ["road", "mountains", "car"],
  sea: ["sea", "boat", "lighthouse", "waves"],
  night: ["night", "city"],
  home: ["plant", "teapot", "cat"],
  love: ["flower", "coffee"],
  hope: ["sunflowerField", "bird"],
  family: ["cake", "fruit", "dog"],
  friends: ["bicycle", "guitar"],
};

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`;
/** Draws the cover of a release or a playlist. */
export function drawCover(id: string, colour: string, theme: Theme): string {
  const r = Rng.of("music", "cover", id);
  const own = viewsOf[theme];
  if (own && r.chance(0.22)) return svg(views[r.pick(own)](r));
  const draw = r.chance(0.3) ? r.pick(abstractDraws) : r.pick(drawsOf[theme]);
  return svg(draw(r, paletteOf(colour)));
}

const cuts: Readonly<Record<"f" | "m", readonly Haircut[]>> = {
  f: ["bob", "long", "bun", "curls", "tail", "long"],
  m: ["short", "side", "bald", "curls", "short"],
};
const skins = ["#f6d3b8", "#eabf9a", "#d9a27a", "#b97f56", "#8f5b3c"] as const;
const hairs = ["#1f1a1a", "#3a2a22", "#5b3b26", "#8a5a33", "#c08b4f", "#8c2f39"] as const;
/** Draws a group of people in a row, in front of a light. */
function group(r: Rng, count: number): string {
  const [a, b, c] = r.pick(palettes);
  const wide = 84 / count;
  const people = repeat(count, (i) => {
    const x = Math.round(6 + wide * (i + 0.5));
    const y = r.int(42, 54);
    const size = count > 4 ? 8 : 9;
    return `<path d="M${x - 13} 98c0-${98 - y - 8} 5-${98 - y - 14} 13-${98 - y - 14}s13 0 13 ${98 - y - 14}z" fill="${r.pick([a, "#26303a", "#4a3b4f", b])}"/><circle cx="${x}" cy="${y}" r="${size}" fill="${r.pick(skins)}"/><path d="M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0q-${size}-${r.int(5, 9)}-${size * 2} 0z" fill="${r.pick(hairs)}"/>`;
  });
  return `${paint(c)}<circle cx="48" cy="46" r="38" fill="${b}" opacity=".55"/>${people}`;
}
export function drawAct(act: Act): string {
  const r = Rng.of("music", "act", act.id);
  if (act.act === "band") return svg(group(r, r.int(3, 5)));
  if (act.act === "duo") return svg(r.chance(0.5) ? couple(r) : group(r, 2));
  const gender = act.gender ?? r.pick(["f", "m"] as const);
  const [ground] = r.pick(palettes);
  return svg(face(r, { cut: r.pick(cuts[gender]), beard: gender === "m" && r.chance(0.3), ground }));
}
/** Draws the cover of a podcast: a coloured sign with sound waves. */
export function drawShow(id: string, colour: string): string {
  const r = Rng.of("music", "show", id);
  const [a, b, c] = paletteOf(colour);
  const bars = repeat(7, (i) => {
    const height = r.int(10, 46);
    return `<rect x="${15 + i * 10}" y="${48 - height / 2}" width="6" height="${height}" rx="3" fill="${i === 3 ? b : c}"/>`;
  });
  const microphone = `<rect x="38" y="18" width="20" height="36" rx="10" fill="${c}"/><path d="M30 44a18 18 0 0 0 36 0M48 62v14M38 78h20" fill="none" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`;
  const bubble = `<path d="M16 22h64v40H46L32 76V62H16z" fill="${b}"/><path d="M26 34h44M26 44h44M26 54h26" stroke="${a}" stroke-width="4" stroke-linecap="round"/>`;
  return svg(`${paint(a)}${r.pick([bars, microphone, bubble])}`);
}
/** Draws the cover of a chart: bars that grow. */
export const drawChart = (colour: string): string => {
  const [a, b, c] = paletteOf(colour);
  return svg(
    `${paint(a)}${repeat(4, (i) => `<rect x="${16 + i * 17}" y="${66 - i * 14}" width="12" height="${14 + i * 14}" rx="2" fill="${i === 3 ? b : c}"/>`)}`,
  );
};
