/** Draws covers: 200 wide and 290 high, with the title, the author and a shape for the category. */
import { Rng } from "#state/rng.ts";
import type { Draft } from "./drafts.ts";

const palettes = [
  ["#22384a", "#e8dcc4", "#c8553d"],
  ["#f2e9dc", "#2b2b2b", "#a23b2a"],
  ["#2f4b3c", "#f0e6d2", "#d9a441"],
  ["#e9e4d8", "#1f3a4d", "#c77d3a"],
  ["#5b2a36", "#f3e3d3", "#d8a48f"],
  ["#d7e0dc", "#23403a", "#8a5a44"],
  ["#1d1f2b", "#f4f1ea", "#7f9bb3"],
  ["#f6efe2", "#3a2f28", "#5f7f73"],
  ["#c9d6df", "#24313b", "#b5523b"],
  ["#eadbc8", "#46332b", "#6b7f5e"],
  ["#34495a", "#ffffff", "#e0b354"],
  ["#f8f5ef", "#2d3142", "#4f7cac"],
  ["#7a3b2e", "#f7ead9", "#e6b98a"],
  ["#3d3a5c", "#efeaf4", "#c59bb8"],
] as const;

type Motif = (rng: Rng, colour: string) => string;
const motifs: readonly Motif[] = [
  (rng, c) => `<circle cx="${rng.int(60, 140)}" cy="${rng.int(180, 215)}" r="${rng.int(24, 46)}" fill="${c}"/>`,
  (rng, c) => {
    const y = rng.int(160, 186);
    return `<path d="M0 ${y}Q50 ${y - rng.int(10, 40)} 100 ${y}T200 ${y}V244H0Z" fill="${c}"/><path d="M0 ${y + 26}Q60 ${y} 120 ${y + 26}T200 ${y + 20}V244H0Z" fill="${c}" opacity=".5"/>`;
  },
  (rng, c) =>
    Array.from(
      { length: rng.int(4, 7) },
      (_, i) => `<rect x="${28 + i * 22}" y="${rng.int(165, 200)}" width="13" height="42" fill="${c}"/>`,
    ).join(""),
  (rng, c) => {
    const x = rng.int(70, 130);
    return `<path d="M${x - 55} 235L${x} ${rng.int(150, 180)}L${x + 55} 235Z" fill="${c}"/><circle cx="${x + 40}" cy="165" r="9" fill="${c}"/>`;
  },
  (rng, c) =>
    Array.from(
      { length: rng.int(5, 9) },
      () => `<circle cx="${rng.int(24, 176)}" cy="${rng.int(165, 240)}" r="${rng.int(3, 9)}" fill="${c}"/>`,
    ).join(""),
  (rng, c) => {
    const x = rng.int(90, 110);
    return `<path d="M${x} 240V168" stroke="${c}" stroke-width="3"/><path d="M${x} 215q-34-6-36-34q32 2 36 34zM${x} 200q30-6 32-32q-30 4-32 32z" fill="${c}"/>`;
  },
  (rng, c) => {
    const x = rng.int(60, 85);
    return `<path d="M${x} 235v-46l${30} -26l30 26v46z" fill="none" stroke="${c}" stroke-width="4"/><rect x="${x + 23}" y="208" width="15" height="27" fill="${c}"/>`;
  },
  (rng, c) =>
    `<g fill="none" stroke="${c}" stroke-width="3">${Array.from({ length: rng.int(3, 5) }, (_, i) => `<path d="M30 ${180 + i * 14}q35 -16 70 0t70 0"/>`).join("")}</g>`,
];

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c]!);

/** Breaks a title into lines that fit the width. */
function breakTitle(title: string, isChinese: boolean, size: number): string[] {
  const most = isChinese ? Math.floor(164 / size) : Math.floor(164 / (size * 0.62));
  if (isChinese) {
    const length = Math.ceil(title.length / Math.ceil(title.length / most));
    return title.match(new RegExp(`.{1,${length}}`, "gu")) ?? [title];
  }
  const lines = [""];
  for (const word of title.split(" ")) {
    const line = `${lines.at(-1)!} ${word}`.trim();
    if (line.length <= most || lines.at(-1) === "") lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

export function drawCover({ id, title, author, language, sub }: Draft): string {
  const rng = Rng.of("books", id, "cover");
  const isChinese = language === "zh";
  const [paper, ink, accent] = rng.pick(palettes);
  const motif = motifs[(sub.length + rng.int(0, 2)) % motifs.length]!;
  const size = title.length > (isChinese ? 12 : 34) ? 17 : title.length > (isChinese ? 6 : 18) ? 21 : 27;
  const lines = breakTitle(title, isChinese, size);
  const isCentred = rng.chance(0.55);
  const x = isCentred ? 100 : 18;
  const anchor = isCentred ? ' text-anchor="middle"' : "";
  const family = rng.chance(0.7) ? "Lora,Noto Serif SC,serif" : "Roboto,Noto Sans SC,sans-serif";
  const top = rng.int(48, 64);
  const texts = lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${top + i * Math.round(size * 1.22)}" font-size="${size}" font-weight="600"${anchor}>${escape(line)}</text>`,
    )
    .join("");
  const frame = rng.chance(0.3)
    ? `<rect x="8" y="8" width="184" height="274" fill="none" stroke="${ink}" opacity=".5"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 290"><rect width="200" height="290" fill="${paper}"/>${motif(rng, accent)}${frame}<g fill="${ink}" font-family="${family}">${texts}<text x="${x}" y="268" font-size="13"${anchor}>${escape(author.name)}</text></g></svg>`;
}
