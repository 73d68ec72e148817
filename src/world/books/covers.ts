/** Draws covers: 200 wide and 290 high, with a shape for the category. */
import { Rng } from "#state/rng.ts";
import { coverLook } from "./cover-look.ts";
import type { Draft } from "./drafts.ts";

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

export function drawCover({ id, sub }: Draft): string {
  const rng = Rng.of("books", id, "cover");
  const { paper, ink, accent } = coverLook(id);
  const motif = motifs[(sub.length + rng.int(0, 2)) % motifs.length]!;
  const shape = motif(rng, accent);
  // A pale disc behind the shape, so that no two covers are equal.
  const disc = `<circle cx="${rng.int(0, 200)}" cy="${rng.int(140, 230)}" r="${rng.int(12, 60)}" fill="${accent}" opacity=".18"/>`;
  const frame = rng.chance(0.3)
    ? `<rect x="8" y="8" width="184" height="274" fill="none" stroke="${ink}" opacity=".5"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 290"><rect width="200" height="290" fill="${paper}"/>${disc}${shape}${frame}</svg>`;
}
