/** Eight backgrounds for product photos, so that pictures of different sellers look different. */
import type { Rng } from "#state/rng.ts";
import type { Painter } from "../../scenes/painter.ts";

const side = 400;
type Background = (p: Painter, rng: Rng) => void;

const planks = (p: Painter, base: string, line: string): void => {
  p.rect(0, 0, side, side, base);
  for (let y = 0; y < side; y += 80) {
    p.rect(0, y, side, 3, line);
    p.path(`M0 ${y + 32}q120 -9 210 2t190 -4M0 ${y + 56}q90 8 190 0t210 5`, { stroke: line, width: 1.5, opacity: 0.5 });
  }
};
const backgrounds: readonly Background[] = [
  // A white backdrop with a soft horizon.
  (p) => {
    p.rect(0, 0, side, side, "#fbfbfa").rect(0, 262, side, 138, { fill: "#efefee", opacity: 0.75 });
  },
  // A wooden table.
  (p) => planks(p, "#c99d68", "#b08350"),
  // A floor in front of a wall.
  (p, rng) => {
    p.rect(0, 0, side, 250, rng.pick(["#dfe4e2", "#e8e0d3", "#d9dfe8"])).rect(0, 236, side, 16, "#f6f4ef");
    p.rect(0, 252, side, 148, "#a57a50");
    for (let i = -5; i <= 5; i++) p.path(`M${200 + i * 60} 252L${200 + i * 120} 400`, { stroke: "#8b6440", width: 2 });
  },
  // A bed sheet with creases.
  (p) => {
    p.rect(0, 0, side, side, "#c8d6e4");
    p.path("M0 90Q140 60 210 120T400 100M20 400Q90 300 180 320T400 260M300 0Q280 110 330 190T320 400", {
      stroke: "#adc0d2",
      width: 7,
      opacity: 0.7,
    });
  },
  // Coloured paper taped to the wall.
  (p, rng) => {
    const paper = rng.pick(["#f2d7c9", "#d5e3cf", "#f0e2ae", "#d8d3ea"]);
    p.rect(0, 0, side, side, "#e6e3de").rect(26, -10, 348, 430, { fill: paper, turn: 0.8 });
    p.rect(18, 10, 74, 22, { fill: "#f7f2dc", opacity: 0.85, turn: -34 }).rect(312, 8, 74, 22, {
      fill: "#f7f2dc",
      opacity: 0.85,
      turn: 32,
    });
  },
  // A concrete garage floor.
  (p) => {
    p.rect(0, 0, side, side, "#b9b7b2");
    p.path("M0 300L150 288L260 310L400 292M210 0L196 120L230 210", { stroke: "#a19f99", width: 2.5 });
    p.oval(330, 70, 60, 26, { fill: "#a8a6a0", opacity: 0.6 }).oval(70, 350, 70, 24, { fill: "#c6c4bf", opacity: 0.8 });
  },
  // Kitchen tiles above a counter.
  (p) => {
    p.rect(0, 0, side, 250, "#e9edea");
    for (let x = 50; x < side; x += 84) p.rect(x, 0, 3, 250, "#cfd6d2");
    for (let y = 66; y < 250; y += 84) p.rect(0, y, side, 3, "#cfd6d2");
    p.rect(0, 250, side, 150, "#8f8b86").rect(0, 250, side, 10, "#a5a19b");
  },
  // A carpet.
  (p) => {
    p.rect(0, 0, side, side, "#9a8f93");
    for (let y = 14; y < side; y += 26)
      p.path(`M0 ${y}h400`, { stroke: "#8b8085", width: 5, dash: "3 9", opacity: 0.8 });
  },
];
export function drawBackground(p: Painter, ground: number, rng: Rng): void {
  backgrounds[ground % backgrounds.length]!(p, rng);
}
