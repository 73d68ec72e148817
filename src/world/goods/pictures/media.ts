/** Drawings of books, records and films. */
import type { Painter } from "../../scenes/painter.ts";
import { drawTitle, type Look, type DrawThing } from "./thing.ts";

const cover = (p: Painter, { main, dark }: Look, w: number, h: number, inside: () => void): void => {
  const [x, y] = [200 - w / 2, 330 - h];
  p.rect(x + 12, y + 8, w, h - 4, "#efe8d6")
    .rect(x + 10, y + 4, w, h, { fill: dark, r: 4 })
    .rect(x, y, w, h, { fill: main, r: 4 })
    .rect(x, y, 14, h, { fill: dark, opacity: 0.6 });
  p.group(`translate(${x + 14} ${y})`, inside);
};
const novel: DrawThing = (p, look) =>
  cover(p, look, 190, 266, () => {
    if (look.form) p.circle(88, 134, 40, "#f2c66d").path("M0 190Q60 150 110 186T176 176V266H0Z", look.dark);
    else p.path("M20 150L70 90L106 130L140 100L166 150Z", look.light).rect(82, 130, 8, 60, look.light);
    drawTitle(p, 88, 46, 21, 150, look.title, look.ink);
  });
const cookbook: DrawThing = (p, look) =>
  cover(p, look, 216, 262, () => {
    p.circle(100, 150, 66, "#fbfaf6").circle(100, 150, 48, "#f1e7d0");
    if (look.form)
      p.path("M70 150q14 -26 30 0t30 0M74 166q14 -26 28 0t26 0", { stroke: "#d3a02e", width: 7 }).circle(
        112,
        138,
        9,
        "#c8342f",
      );
    else
      p.oval(100, 152, 38, 26, "#b9793f").path("M78 146l12 16M98 142l12 18M116 144l8 14", {
        stroke: "#8d5a2b",
        width: 5,
      });
    drawTitle(p, 100, 44, 23, 170, look.title, look.ink);
  });
const picturebook: DrawThing = (p, look) =>
  cover(p, look, 250, 240, () => {
    if (look.form === 2) {
      p.rect(0, 0, 236, 240, "#26325c").circle(176, 60, 30, "#f6e7a8").circle(164, 52, 26, "#26325c");
      for (const [x, y] of [
        [40, 70],
        [90, 110],
        [60, 150],
        [130, 90],
        [200, 130],
      ] as const)
        p.circle(x, y, 4, "#fff");
      p.path("M0 240V196Q60 170 120 190T236 180V240Z", "#4b5b93").path("M70 190V100L150 84M70 130L120 92", {
        stroke: "#f0cc3f",
        width: 7,
      });
    } else {
      p.path("M0 176Q70 140 130 170T236 156V240H0Z", "#7cc26b").circle(190, 52, 26, "#ffe27a");
      if (look.form === 1)
        p.oval(110, 150, 40, 28, "#8d693f")
          .circle(146, 126, 22, "#8d693f")
          .circle(152, 122, 3, "#222")
          .path("M84 90Q110 50 140 90Z", "#c8342f")
          .rect(110, 88, 4, 44, "#444");
      else
        p.rect(50, 120, 120, 60, { fill: "#f0cc3f", r: 12 })
          .rect(62, 132, 26, 22, "#cfe3ef")
          .rect(98, 132, 26, 22, "#cfe3ef")
          .circle(80, 184, 13, "#222")
          .circle(140, 184, 13, "#222");
    }
    drawTitle(p, 118, 38, 21, 210, look.title, look.form === 2 ? "#f6e7a8" : "#22304d");
  });

const comicNames = ["CAPTAIN!", "TRAM 13", "DETECTIVE", "MOSS"];
const comic: DrawThing = (p, look) =>
  cover(p, look, 196, 268, () => {
    if (look.form === 1)
      p.path("M0 268V200L40 150H150L182 200V268Z", "#26324f")
        .rect(36, 96, 110, 96, { fill: "#c8342f", r: 10 })
        .rect(48, 108, 38, 34, "#f6e7a8")
        .rect(96, 108, 38, 34, "#f6e7a8")
        .path("M91 96V60", { stroke: "#222", width: 5 })
        .circle(60, 196, 9, "#222")
        .circle(122, 196, 9, "#222");
    else if (look.form === 3)
      p.path("M0 268V190Q50 130 90 170T182 150V268Z", "#4f8f5b")
        .circle(60, 150, 26, "#9db08f")
        .circle(120, 136, 34, "#7cc26b")
        .circle(112, 130, 4, "#222")
        .circle(130, 130, 4, "#222");
    else
      p.path(
        "M90 150L20 90L74 110L60 50L100 96L130 40L132 102L176 84L128 140L176 190L112 168L90 230L78 172L16 196Z",
        "#f0cc3f",
      )
        .circle(96, 138, 32, look.form === 2 ? "#e9b48c" : "#9db08f")
        .rect(64, 116, 66, 17, "#222");
    p.text(90, 40, comicNames[look.form] ?? "", 27, {
      anchor: "middle",
      weight: 700,
      fill: look.form === 2 ? look.deep : "#fff",
    });
  });

const sleeveArt = (
  p: Painter,
  { main, dark, light, form, title, ink }: Look,
  x: number,
  y: number,
  s: number,
): void => {
  p.rect(x, y, s, s, main);
  if (form) for (let i = 5; i > 0; i--) p.circle(x + s / 2, y + s / 2, (s / 12) * i, i % 2 ? dark : light);
  else
    p.path(
      `M${x} ${y + s}L${x + s * 0.4} ${y + s * 0.4}L${x + s * 0.6} ${y + s * 0.62}L${x + s * 0.8} ${y + s * 0.3}L${x + s} ${y + s}Z`,
      dark,
    ).circle(x + s * 0.7, y + s * 0.26, s * 0.12, "#f6e7a8");
  drawTitle(p, x + s / 2, y + s * 0.13, s * 0.085, s * 0.86, title, ink);
};
const vinyl: DrawThing = (p, look) => {
  p.circle(252, 214, 112, "#17171a");
  for (let r = 100; r > 44; r -= 14) p.circle(252, 214, r, { stroke: "#35353b", width: 2 });
  p.circle(252, 214, 36, look.light).circle(252, 214, 6, "#fff");
  sleeveArt(p, look, 48, 96, 232);
};
const cd: DrawThing = (p, look) => {
  p.circle(272, 226, 92, "#d6dce4")
    .path("M272 226L360 200A92 92 0 0 1 340 288Z", "#b7d6e8")
    .path("M272 226L196 176A92 92 0 0 1 254 136Z", "#e8c7dc")
    .circle(272, 226, 24, "#f4f4f4")
    .circle(272, 226, 12, "#aeb4bb");
  p.rect(58, 116, 200, 204, { fill: "#e7edf0", r: 4 });
  sleeveArt(p, look, 78, 124, 172);
};
const film: DrawThing = (p, { main, dark, light, form, title, ink }) => {
  p.rect(104, 66, 194, 266, { fill: "#3768b4", r: 8 })
    .rect(112, 96, 180, 230, main)
    .rect(112, 70, 180, 22, "#2a4f8c")
    .text(202, 87, "BLU-DISC", 14, { fill: "#fff", anchor: "middle", weight: 700 });
  if (form)
    p.path("M150 230Q200 140 250 230Z", light).circle(200, 200, 22, "#e9b48c").path("M112 260H292V326H112Z", dark);
  else
    p.path("M112 270Q200 240 292 270V326H112Z", dark)
      .path("M160 260L176 210H232L246 260Z", light)
      .rect(198, 160, 6, 52, light);
  drawTitle(p, 202, 130, 19, 164, title, ink);
};

export const mediaThings: Readonly<Record<string, DrawThing>> = {
  novel,
  cookbook,
  picturebook,
  comic,
  vinyl,
  cd,
  film,
};
