/** Drawings of things for the home, the garden and the kitchen. */
import type { DrawThing } from "./thing.ts";

const desklamp: DrawThing = (p, { main, dark, light, form }) => {
  p.oval(200, 318, 74, 18, dark).oval(200, 312, 74, 18, main);
  if (form)
    p.path("M200 308L132 206L236 122", { stroke: dark, width: 12 })
      .circle(132, 206, 12, main)
      .path("M206 100L262 88L300 168Q250 176 196 172Z", main)
      .path("M196 172Q250 178 300 168L330 270L170 262Z", { fill: "#ffe9a8", opacity: 0.5 });
  else {
    p.rect(192, 168, 16, 140, "#c39a45").path("M176 170L112 292H288L224 170Z", { fill: "#ffe9a8", opacity: 0.45 });
    p.path("M104 176Q110 92 200 92T296 176Z", main)
      .path("M124 160Q134 110 190 104", { stroke: light, width: 8 })
      .rect(194, 78, 12, 16, "#c39a45")
      .path("M236 180v54", { stroke: "#c39a45", width: 4 })
      .circle(236, 238, 6, "#c39a45");
  }
};
const pendant: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(197, 0, 6, 130, "#333").rect(184, 118, 32, 30, { fill: dark, r: 6 });
  if (form)
    p.circle(200, 224, 84, { fill: "#fff6d8", opacity: 0.6 })
      .circle(200, 224, 76, main)
      .path("M156 184Q170 164 196 160", { stroke: light, width: 10 });
  else
    p.path("M120 252L280 252L330 360H70Z", { fill: "#ffe9a8", opacity: 0.4 })
      .path("M96 256Q100 146 200 146T304 256Z", main)
      .oval(200, 256, 104, 18, dark)
      .oval(200, 258, 40, 10, "#fff3bf")
      .path("M124 224Q134 176 182 164", { stroke: light, width: 9 });
};
const chair: DrawThing = (p, { main, dark, light, form }) => {
  if (form) {
    p.path("M116 196Q112 84 200 84T284 196V246H116Z", main)
      .rect(88, 186, 52, 108, { fill: dark, r: 22 })
      .rect(260, 186, 52, 108, { fill: dark, r: 22 })
      .rect(120, 236, 160, 60, { fill: light, r: 14 });
    p.path("M110 294L100 332M290 294L300 332", { stroke: "#5d4030", width: 12 });
    return;
  }
  p.path("M128 70V226M272 70V226", { stroke: dark, width: 14 }).rect(122, 66, 156, 26, { fill: main, r: 8 });
  for (const x of [158, 186, 214, 242]) p.rect(x - 4, 90, 8, 130, main);
  p.path("M112 220H288L304 252H96Z", light)
    .rect(96, 250, 208, 12, dark)
    .path("M108 260L96 334M292 260L304 334M142 260V318M258 260V318", { stroke: main, width: 12 });
};
const bookshelf: DrawThing = (p, { main, dark, light, form }) => {
  const [x, w] = form ? [60, 280] : [116, 168];
  p.rect(x, 50, w, 282, dark);
  for (let i = 0; i < 4; i++) {
    p.rect(x + 10, 60 + i * 68, w - 20, 58, light);
    const hues = ["#c8342f", "#36406e", "#d3a02e", "#3f8a56", "#7c2434", "#8fc2e6", "#e9dfc8"];
    for (let b = 0; b < (i === 2 ? 5 : w / 22 - 2); b++)
      p.rect(x + 14 + b * 17, 68 + i * 68 + ((b * 7) % 12), 14, 50 - ((b * 7) % 12), hues[(b * 3 + i) % 7]!);
    if (i === 2) p.oval(x + w - 46, 238, 16, 18, "#5d8f62").rect(x + w - 56, 240, 22, 14, "#c08552");
  }
  p.rect(x, 50, w, 8, main)
    .rect(x, 50, 9, 282, main)
    .rect(x + w - 9, 50, 9, 282, main);
};
const duvet: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(74, 246, 252, 84, { fill: dark, r: 16 })
    .rect(68, 200, 264, 72, { fill: main, r: 18 })
    .rect(80, 156, 240, 62, { fill: light, r: 18 })
    .rect(112, 100, 176, 66, { fill: main, r: 26 });
  if (form) for (let x = 84; x < 326; x += 18) p.rect(x, 204, 5, 64, light);
  p.path("M74 236H330M84 188H318M78 288H326", { stroke: dark, width: 3, opacity: 0.6 }).path(
    "M128 120Q200 108 272 122",
    { stroke: dark, width: 3, opacity: 0.5 },
  );
};
const cushion: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M84 104Q200 128 316 104Q296 218 318 318Q200 300 82 318Q104 214 84 104Z", main).path(
    "M96 116Q200 138 304 116",
    { stroke: light, width: 5, opacity: 0.7 },
  );
  if (form)
    for (let y = 160; y < 300; y += 38)
      p.path(`M104 ${y}l24 -16l24 16l24 -16l24 16l24 -16l24 16l24 -16l22 14`, { stroke: light, width: 8 });
  else
    p.circle(200, 212, 8, dark).path(
      "M200 212Q150 170 110 140M200 212Q250 170 292 140M200 212Q150 260 108 292M200 212Q250 260 294 292",
      { stroke: dark, width: 3, opacity: 0.5 },
    );
};
const vase: DrawThing = (p, { main, dark, light, form }) => {
  if (form) {
    p.path("M200 140Q196 60 232 20M200 140Q176 80 140 52", { stroke: "#6c7040", width: 5 });
    for (const [x, y] of [
      [232, 22],
      [214, 66],
      [142, 54],
      [172, 92],
    ] as const)
      p.circle(x, y, 11, "#e9b7c4");
    p.path("M172 140H228Q224 190 262 228Q284 262 258 330H142Q116 262 138 228Q176 190 172 140Z", main);
  } else
    p.path(
      "M182 74H218Q216 150 224 170Q288 200 284 258Q280 318 240 332H160Q120 318 116 258Q112 200 176 170Q184 150 182 74Z",
      main,
    ).oval(200, 74, 20, 6, dark);
  p.path("M150 236Q144 270 158 304", { stroke: light, width: 12, opacity: 0.8 }).path("M128 288Q200 306 272 288", {
    stroke: dark,
    width: 4,
    opacity: 0.5,
  });
};
const wallclock: DrawThing = (p, { main, dark, form }) => {
  if (form)
    p.path("M128 40H272V300L200 350L128 300Z", dark).circle(200, 282, 22, "#d3a548").rect(198, 210, 4, 60, "#d3a548");
  p.circle(200, form ? 134 : 196, form ? 78 : 132, main).circle(200, form ? 134 : 196, form ? 64 : 114, "#faf8f2");
  const [y, s] = form ? [134, 0.56] : [196, 1];
  p.group(`translate(200 ${y}) scale(${s})`, () => {
    for (let i = 0; i < 12; i++) p.group(`rotate(${i * 30})`, () => p.rect(-3, -104, 6, i % 3 ? 12 : 24, "#333"));
    p.path("M0 0L-48 -30M0 0L34 -78", { stroke: "#222", width: 9 })
      .path("M0 14L-8 -86", { stroke: "#c8342f", width: 3 })
      .circle(0, 0, 8, "#222");
  });
};
const rug: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M96 110H304L352 330H48Z", main).path("M116 130H284L322 312H78Z", { stroke: light, width: 8 });
  if (form) for (let i = 0; i < 4; i++) p.path(`M200 ${150 + i * 42}l30 20l-30 20l-30 -20z`, i % 2 ? light : dark);
  else
    for (let i = 0; i < 6; i++)
      p.path(`M${104 - i * 5} ${150 + i * 28}H${296 + i * 5}`, {
        stroke: i % 2 ? dark : light,
        width: 7,
        dash: "18 9",
      });
  for (let x = 52; x < 350; x += 12) p.path(`M${x} 330l-2 16`, { stroke: light, width: 3 });
};
const plantpot: DrawThing = (p, { main, dark, light, form }) => {
  for (const [x, y, t] of [
    [150, 90, -40],
    [200, 60, 0],
    [250, 92, 38],
    [176, 128, -18],
    [228, 126, 22],
  ] as const)
    p.oval(x, y, 20, 54, { fill: t === 0 ? "#4f8f5b" : "#3d7a4c", turn: t });
  p.path("M104 176H296L270 330H130Z", main).rect(94, 160, 212, 36, { fill: dark, r: 6 });
  if (form)
    for (let x = 136; x < 280; x += 20) p.path(`M${x} 200L${x + (200 - x) * 0.12} 326`, { stroke: light, width: 5 });
  else p.path("M130 214L146 312", { stroke: light, width: 10, opacity: 0.7 });
};
const wateringcan: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M150 180C150 70 300 90 296 230", { stroke: dark, width: 14 })
    .path("M138 190H296L310 326H124Z", main)
    .path("M140 230L130 206L60 116L44 124L122 282Z", main);
  if (form) p.path("M30 118L76 90L84 104L40 136Z", dark);
  p.oval(217, 190, 79, 16, dark).path("M282 214L290 310", { stroke: light, width: 8 });
};
const drill: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M120 110H286Q306 110 306 134V170Q306 190 286 190H224L236 276H164L152 190H120Z", main)
    .rect(72, 128, 52, 42, { fill: deep, r: 6 })
    .rect(22, 144, 54, 10, "#9aa0a8");
  p.rect(138, 274, 128, 52, { fill: deep, r: 8 })
    .rect(150, 286, 60, 12, light)
    .path("M164 196L174 236L186 232L180 196Z", "#c8342f")
    .rect(180, 126, 96, 12, dark)
    .path("M224 190L232 252", { stroke: dark, width: 8 });
};

const pan: DrawThing = (p, { main, dark, deep, form }) => {
  p.rect(262, 178, 128, 22, { fill: form ? "#8d693f" : dark, r: 11, turn: -18 })
    .oval(174, 240, 132, 84, dark)
    .oval(174, 230, 132, 82, main)
    .oval(174, 234, 108, 64, deep);
  if (!form) p.oval(160, 236, 46, 30, "#fdfaf0").circle(158, 234, 16, "#f2b632");
  p.path("M96 196Q130 168 180 166", { stroke: "#fff", width: 5, opacity: 0.35 });
};
const wok: DrawThing = (p, { main, dark, deep, form }) => {
  p.path("M52 190Q70 320 200 326T348 190Z", main).oval(200, 190, 148, 40, dark).oval(200, 192, 132, 31, deep);
  if (form) p.path("M50 190Q20 160 54 152M350 190Q380 160 346 152", { stroke: dark, width: 11 });
  else
    p.rect(330, 128, 76, 20, { fill: "#8d693f", r: 9, turn: -30 }).path("M52 188Q26 164 54 152", {
      stroke: dark,
      width: 10,
    });
  for (const [x, y, c] of [
    [150, 190, "#6fae55"],
    [196, 200, "#e07b39"],
    [240, 188, "#6fae55"],
    [218, 178, "#c8342f"],
  ] as const)
    p.oval(x, y, 20, 8, c);
};
const knife: DrawThing = (p, { main, dark, form }) => {
  const handle = main === "#c3c8cf" ? "#2d2f34" : main;
  p.group("rotate(-32 200 200)", () => {
    if (form)
      p.path("M40 150H250V248H56Q40 248 40 232Z", "#c9ced5")
        .path("M40 224H250V248H56Q40 248 40 232Z", "#e6e9ed")
        .circle(66, 172, 8, "#9aa0a8");
    else
      p.path("M20 214Q60 168 250 166V232Q120 246 20 214Z", "#c9ced5").path(
        "M20 214Q120 224 250 214V232Q120 246 20 214Z",
        "#e9ecef",
      );
    p.rect(248, form ? 170 : 168, 24, form ? 44 : 58, "#8f959d").rect(270, form ? 172 : 174, 122, 40, {
      fill: handle,
      r: 12,
    });
    for (const x of [296, 330, 364]) p.circle(x, form ? 192 : 194, 6, dark);
  });
};
const espresso: DrawThing = (p, { main, dark, deep, light }) => {
  p.rect(88, 80, 224, 96, { fill: main, r: 10 })
    .rect(88, 170, 60, 130, dark)
    .rect(80, 296, 240, 34, { fill: main, r: 6 })
    .rect(88, 72, 224, 14, light);
  p.rect(160, 176, 80, 22, { fill: "#9aa0a8", r: 4 })
    .rect(234, 180, 84, 14, { fill: deep, r: 7 })
    .path("M186 198v22M212 198v22", { stroke: "#6b4a35", width: 5 })
    .path("M172 240H228L220 294H180Z", "#fbfaf6")
    .oval(200, 240, 28, 7, "#6b4a35");
  p.path("M292 176V260L302 276", { stroke: "#9aa0a8", width: 7 })
    .circle(130, 126, 22, "#f7f6f1")
    .path("M130 126L142 114", { stroke: "#c8342f", width: 4 })
    .circle(200, 126, 12, deep)
    .circle(250, 126, 12, deep);
};
const grinder: DrawThing = (p, { main, dark, deep, light, form }) => {
  if (form) {
    p.path("M132 60H268L244 150H156Z", { fill: "#cfe0e6", opacity: 0.8 })
      .path("M144 100H256L244 150H156Z", "#5b3c2a")
      .rect(140, 148, 120, 130, { fill: main, r: 10 })
      .rect(120, 276, 160, 54, { fill: dark, r: 8 })
      .circle(200, 200, 26, light)
      .rect(176, 246, 48, 34, deep);
    return;
  }
  p.rect(150, 150, 100, 180, { fill: main, r: 22 })
    .rect(156, 244, 88, 82, { fill: "#6b4a35", r: 18 })
    .rect(150, 140, 100, 24, { fill: dark, r: 8 })
    .path("M200 142V112L306 92", { stroke: "#9aa0a8", width: 9 })
    .circle(308, 86, 17, deep)
    .path("M166 176V230", { stroke: light, width: 8 });
};
const teapot: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M112 236Q60 226 40 168L58 162Q82 200 124 204Z", main);
  if (form) p.rect(284, 210, 96, 22, { fill: dark, r: 11, turn: -14 });
  else p.path("M286 190Q370 176 350 246Q330 300 268 294", { stroke: dark, width: 17 });
  p.path("M104 246Q100 164 200 164T298 246Q296 326 200 328T104 246Z", main)
    .path("M136 172Q200 132 264 172Q200 190 136 172Z", dark)
    .circle(200, 140, 15, dark)
    .path("M130 220Q134 192 164 184", { stroke: light, width: 11 });
};
const kettle: DrawThing = (p, { main, dark, deep, light, form }) => {
  if (form) p.path("M108 268Q52 250 66 180T40 96L58 90Q84 150 84 190T126 226Z", main);
  else p.path("M122 150L70 128L112 206Z", main);
  p.path("M128 128H272L300 300H100Z", main)
    .rect(96, 296, 208, 34, { fill: deep, r: 8 })
    .path("M128 128Q200 100 272 128Z", dark)
    .circle(200, 104, 12, deep)
    .path("M272 136Q352 130 346 210T294 280", { stroke: deep, width: 19 })
    .path("M142 150L126 280", { stroke: light, width: 9 });
};
const mug: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M278 176Q350 166 346 226T272 286", { stroke: main, width: 22 })
    .path(
      form ? "M98 130Q80 330 150 330H230Q300 330 282 130Z" : "M102 130H278V302Q278 330 250 330H130Q102 330 102 302Z",
      main,
    )
    .oval(190, 130, 89, 22, dark)
    .oval(190, 133, 76, 15, "#5b3a28");
  p.path("M122 170V290", { stroke: light, width: 11, opacity: 0.8 });
  if (form) for (let i = 0; i < 16; i++) p.circle(140 + ((i * 47) % 116), 176 + ((i * 61) % 130), 3, dark);
};
const plates: DrawThing = (p, { main, dark, light }) => {
  for (let i = 0; i < 5; i++) p.oval(180, 316 - i * 16, 132, 30, i % 2 ? main : dark);
  p.oval(180, 246, 132, 34, main)
    .oval(180, 246, 92, 22, light)
    .path("M236 170H350Q344 246 293 246T236 170Z", dark)
    .oval(293, 170, 57, 15, light);
};
const blender: DrawThing = (p, { main, dark, deep, form }) => {
  if (form) {
    p.rect(164, 40, 72, 170, { fill: main, r: 32 })
      .rect(178, 206, 44, 92, "#c8ccd2")
      .path("M160 300Q200 272 240 300V330H160Z", "#aab0b8")
      .rect(190, 66, 20, 40, { fill: deep, r: 10 });
    return;
  }
  p.path("M128 76H272L254 226H146Z", { fill: "#d7e5ea", opacity: 0.85 })
    .path("M136 142H264L254 226H146Z", "#e98aa0")
    .path("M268 100Q320 110 300 190L262 204", { stroke: "#b8c6cc", width: 12 })
    .rect(132, 58, 136, 22, { fill: deep, r: 8 });
  p.path("M146 226H254L282 330H118Z", main).circle(200, 284, 26, dark).rect(197, 262, 6, 20, "#fff");
};
const toaster: DrawThing = (p, { main, dark, deep, light, form }) => {
  p.path("M130 140Q150 84 200 84T270 140Z", "#c98d4e")
    .path("M146 140Q160 102 200 102T254 140Z", "#e9c48c")
    .rect(66, 136, 268, 180, { fill: main, r: 40 })
    .rect(104, 136, 192, 15, { fill: deep, r: 7 })
    .rect(84, 310, 40, 18, "#222")
    .rect(276, 310, 40, 18, "#222");
  p.rect(318, 190, 26, 16, { fill: deep, r: 6 })
    .circle(296, 270, 15, dark)
    .path("M90 180V270", { stroke: light, width: 11 });
  if (form) p.path("M110 216H260M110 238H260", { stroke: dark, width: 4 });
};
const ricecooker: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M84 200Q84 328 130 330H270Q316 328 316 200Z", main)
    .path("M78 200Q90 108 200 108T322 200Q200 226 78 200Z", light)
    .path("M78 198Q200 226 322 198", { stroke: dark, width: 8 })
    .rect(182, 94, 36, 22, { fill: deep, r: 10 });
  p.rect(152, 240, 96, 60, { fill: deep, r: 12 })
    .circle(184, 270, 9, "#e88636")
    .rect(206, 262, 28, 16, { fill: "#57d38c", r: 4 })
    .path("M60 216Q52 250 84 254M340 216Q348 250 316 254", { stroke: dark, width: 11 });
};

export const homeThings: Readonly<Record<string, DrawThing>> = {
  desklamp,
  pendant,
  chair,
  bookshelf,
  duvet,
  cushion,
  vase,
  wallclock,
  rug,
  plantpot,
  wateringcan,
  drill,
  pan,
  wok,
  knife,
  espresso,
  grinder,
  teapot,
  kettle,
  mug,
  plates,
  blender,
  toaster,
  ricecooker,
};
