/** Drawings of toys and sporting goods. */
import { drawTitle, type DrawThing } from "./thing.ts";
import { cos, sin, square } from "#state/portable-math.ts";

const bricks: DrawThing = (p, { main, dark, light, title }) => {
  p.rect(60, 90, 190, 240, main)
    .path("M250 90L300 70V306L250 330ZM60 90L114 70H300L250 90Z", dark)
    .rect(74, 106, 162, 44, light)
    .text(155, 136, title, 26, { anchor: "middle", weight: 700, fill: dark, fit: 130 });
  p.rect(92, 220, 120, 80, "#3768b4").rect(112, 184, 34, 40, "#f0cc3f").rect(156, 196, 42, 28, "#c8342f");
  for (const [x, y, c] of [
    [278, 296, "#c8342f"],
    [312, 310, "#f0cc3f"],
    [336, 290, "#3f8a56"],
  ] as const)
    p.rect(x, y, 40, 24, c)
      .rect(x + 6, y - 7, 10, 8, c)
      .rect(x + 24, y - 7, 10, 8, c);
};
const plush: DrawThing = (p, { main, dark, light, form }) => {
  if (form === 1)
    for (const [x, turn] of [
      [168, -8],
      [232, 8],
    ] as const)
      p.oval(x, 78, 18, 62, { fill: main, turn }).oval(x, 80, 8, 46, "#f1cdc8");
  else if (form === 2)
    p.oval(112, 150, 48, 58, dark)
      .oval(288, 150, 48, 58, dark)
      .oval(116, 152, 28, 38, "#f1cdc8")
      .oval(284, 152, 28, 38, "#f1cdc8");
  else if (form === 3)
    p.oval(124, 150, 34, 16, { fill: dark, turn: -20 }).oval(276, 150, 34, 16, { fill: dark, turn: 20 });
  else p.circle(140, 104, 30, main).circle(260, 104, 30, main).circle(140, 104, 15, light).circle(260, 104, 15, light);
  p.oval(200, 262, 84, 76, main)
    .oval(200, 270, 48, 50, light)
    .circle(200, 152, 78, form === 3 ? light : main);
  if (form === 3) for (let i = 0; i < 12; i++) p.circle(200 + 70 * cos(i * 0.52), 142 + 62 * sin(i * 0.52), 22, main);
  p.circle(172, 144, 8, "#222").circle(228, 144, 8, "#222");
  if (form === 2)
    p.path("M200 164Q196 214 220 232T258 224", { stroke: main, width: 30 }).path("M200 168Q196 212 220 230T254 224", {
      stroke: dark,
      width: 3,
    });
  else
    p.oval(200, 178, 36, 27, light)
      .oval(200, 168, 12, 8, "#3a2a22")
      .path("M200 176v12q-12 8 -20 2M200 188q12 8 20 2", { stroke: "#3a2a22", width: 3 });
  p.oval(116, 246, 24, 46, { fill: dark, turn: 24 })
    .oval(284, 246, 24, 46, { fill: dark, turn: -24 })
    .oval(146, 322, 36, 22, dark)
    .oval(254, 322, 36, 22, dark);
  if (form !== 2) p.path("M160 226Q200 244 240 226", { stroke: "#c8342f", width: 9 });
};

const locomotive: DrawThing = (p, { main, dark, deep, light, form }) => {
  p.rect(20, 318, 360, 8, "#6f5a45").rect(20, 306, 360, 6, "#9aa0a8");
  if (form)
    p.path("M40 180Q44 140 90 140H340V280H40Z", main)
      .rect(60, 160, 44, 40, "#cfe3ef")
      .rect(284, 160, 44, 40, "#cfe3ef")
      .rect(40, 220, 300, 16, light)
      .path("M150 140L180 108H216L246 140", { stroke: deep, width: 6 });
  else
    p.rect(60, 176, 200, 84, { fill: main, r: 38 })
      .rect(244, 122, 104, 150, dark)
      .rect(260, 138, 52, 46, "#cfe3ef")
      .path("M84 180L78 128H122L116 180Z", deep)
      .circle(186, 172, 20, "#c39a45")
      .rect(44, 258, 310, 22, deep)
      .circle(64, 214, 13, "#f6e7a8")
      .rect(236, 114, 122, 14, deep);
  for (const x of form ? [84, 136, 244, 296] : [110, 176, 242, 316])
    p.circle(x, 284, form ? 21 : 27, "#c8342f")
      .circle(x, 284, form ? 21 : 27, { stroke: deep, width: 6 })
      .circle(x, 284, 6, deep);
  if (!form) p.path("M110 290H242", { stroke: "#c3c8cf", width: 8 });
};
const modelcar: DrawThing = (p, { main, dark, light, form }) => {
  if (form === 2) {
    p.path("M196 120H312V150L300 246H190Z", { stroke: dark, width: 10 })
      .path("M60 196H210V262H60Z", main)
      .rect(188, 226, 130, 44, main)
      .rect(96, 130, 14, 68, "#333")
      .path("M72 212h90M72 228h90", { stroke: dark, width: 4 });
    p.circle(284, 258, 72, "#222")
      .circle(284, 258, 36, light)
      .circle(284, 258, 10, dark)
      .circle(100, 288, 42, "#222")
      .circle(100, 288, 20, light);
    return;
  }
  if (form === 1)
    p.path("M46 262V180Q50 136 104 136H300Q340 140 350 200L356 284H46Z", main)
      .path("M46 218H352", { stroke: "#f5f3ec", width: 16 })
      .path("M72 152H148V200H66ZM162 152H230V200H162ZM244 152H308L326 200H244Z", "#cfe3ef");
  else
    p.path("M34 266Q40 222 100 214L148 166Q160 154 196 154H246Q270 156 298 212Q352 220 364 258V284H34Z", main)
      .path("M122 212L160 176H196V212ZM208 176H244L272 212H208Z", "#cfe3ef")
      .path("M44 250H358", { stroke: light, width: 5 });
  for (const x of [106, 296]) p.circle(x, 288, 35, "#222").circle(x, 288, 18, "#c8ccd2").circle(x, 288, 6, dark);
  p.circle(form ? 350 : 354, 244, 10, "#f6e7a8").rect(28, 318, 344, 12, { fill: "#4a3427", r: 4 });
};

const rccar: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M58 216L120 178H186L216 142H280L300 196L352 214V246H58Z", main)
    .path("M186 178L216 150H266L276 180Z", "#2b3138")
    .path("M246 142L236 92H340V116H262Z", dark)
    .path("M80 230H340", { stroke: light, width: 8 })
    .path("M196 142V40", { stroke: "#333", width: 3 });
  for (const x of [104, 304]) {
    p.circle(x, 276, 53, "#26272b");
    for (let i = 0; i < 12; i++) p.group(`rotate(${i * 30} ${x} 276)`, () => p.rect(x - 6, 218, 12, 14, "#26272b"));
    p.circle(x, 276, 23, "#f0cc3f").circle(x, 276, 8, deep);
  }
};
const jigsaw: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-5 180 200)", () => {
    p.rect(52, 92, 230, 180, "#f5f1e6")
      .rect(64, 104, 206, 156, light)
      .path(form ? "M64 260V200L130 150L190 210L230 180L270 220V260Z" : "M64 220Q120 200 180 224T270 214V260H64Z", dark)
      .circle(226, 140, 20, "#f2c66d")
      .path(form ? "M64 104" : "M120 220l20 -50l20 50z", main);
    for (let i = 1; i < 5; i++)
      p.path(`M${64 + i * 41} 104v156M64 ${104 + i * 31}h206`, { stroke: "#fff", width: 2, opacity: 0.8 });
  });
  for (const [x, y, c, t] of [
    [276, 250, main, 12],
    [322, 210, dark, -20],
    [316, 292, light, 34],
  ] as const)
    p.withOrigin(x, y, t, () =>
      p
        .rect(-24, -22, 48, 44, c)
        .circle(24, 0, 10, c)
        .circle(0, -22, 10, c)
        .circle(-24, 0, 9, { fill: "#000", opacity: 0.25 }),
    );
};
const boardgame: DrawThing = (p, { main, dark, light, form, title, ink }) => {
  p.path("M56 150L220 110L352 158V290L190 336L56 282Z", dark)
    .path("M56 150L220 110L352 158L190 200Z", main)
    .path("M56 150L190 200V336L56 282Z", main)
    .path("M190 200L352 158V290L190 336Z", dark);
  p.path("M96 154L214 126L306 158L190 186Z", light)
    .circle(202, 156, 20, form ? "#c8342f" : "#2a8285")
    .path("M76 180L172 216V300L76 266Z", { fill: light, opacity: 0.6 });
  p.rect(292, 290, 36, 36, { fill: "#fbfaf6", r: 7, turn: 12 })
    .circle(303, 300, 4, "#222")
    .circle(318, 314, 4, "#222")
    .path("M346 330L356 296Q346 280 360 276T374 296L384 330Z", "#c8342f");
  p.group("translate(124 232) skewY(20)", () => drawTitle(p, 0, 0, 21, 96, title, ink));
};
const yarn: DrawThing = (p, { main, dark, light, form }) => {
  const ball = (x: number, y: number, r: number, c: string, d: string): void => {
    p.circle(x, y, r, c);
    for (let i = -2; i <= 2; i++)
      p.path(`M${x - r * 0.9} ${y + i * r * 0.3}Q${x} ${y - r * 0.7 + i * r * 0.5} ${x + r * 0.9} ${y + i * r * 0.3}`, {
        stroke: d,
        width: 5,
        opacity: 0.7,
      });
    p.path(`M${x - r * 0.4} ${y - r * 0.8}Q${x + r * 0.7} ${y} ${x - r * 0.2} ${y + r * 0.9}`, {
      stroke: d,
      width: 5,
      opacity: 0.6,
    });
  };
  if (form) ball(126, 250, 74, dark, main);
  ball(230, 226, 102, main, dark);
  p.path("M220 328Q120 350 60 320T40 350", { stroke: main, width: 7 })
    .path("M130 96L292 282M290 92L164 284", { stroke: "#d8ae72", width: 8 })
    .circle(130, 96, 9, light)
    .circle(290, 92, 9, light);
};

const bicycle: DrawThing = (p, { main, dark, form }) => {
  const r = form ? 74 : 66;
  for (const x of [96, 304]) {
    p.circle(x, 254, r, { stroke: "#2a2b2f", width: 10 })
      .circle(x, 254, r - 8, { stroke: "#b9bec5", width: 2 })
      .circle(x, 254, 7, "#555");
    for (let i = 0; i < 6; i++)
      p.group(`rotate(${i * 30} ${x} 254)`, () => p.rect(x - 1, 254 - r + 8, 2, 2 * r - 16, { fill: "#c8ccd2" }));
  }
  p.path(form ? "M96 254L160 140H270L190 254Z" : "M96 254L150 176Q220 220 270 146L190 254Z", {
    stroke: main,
    width: 12,
  })
    .path("M190 254L150 116M304 254L264 108", { stroke: main, width: 12 })
    .path("M122 112H180", { stroke: "#3a2a22", width: 15 });
  p.path(form ? "M264 108L300 102Q326 112 312 132" : "M264 108L236 96M264 108L296 98", { stroke: dark, width: 9 })
    .circle(190, 254, 19, { stroke: "#555", width: 6 })
    .path("M190 254L212 286M200 290H226", { stroke: "#333", width: 6 });
};
const helmet: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M52 256C44 140 130 92 218 96S352 170 350 258Q200 292 52 256Z", main);
  for (const [x, y, t] of [
    [120, 180, -38],
    [170, 146, -20],
    [228, 140, 0],
    [286, 168, 24],
    [150, 216, -20],
    [222, 208, 4],
    [290, 222, 16],
  ] as const)
    p.oval(x, y, 13, 34, { fill: deep, turn: t });
  p.path("M56 250Q200 290 348 252L346 268Q200 304 58 268Z", dark)
    .path("M120 270Q140 330 206 332T286 268", { stroke: "#2d2f34", width: 8 })
    .path("M86 170Q110 122 170 110", { stroke: light, width: 8 });
};
const tent: DrawThing = (p, { main, dark, light, form }) => {
  p.oval(200, 328, 176, 14, { fill: "#5d7a44", opacity: 0.6 });
  if (form)
    p.path("M30 326Q60 130 200 122T370 326Z", main)
      .path("M200 122Q146 220 140 326H262Q254 220 200 122Z", dark)
      .path("M200 150Q172 240 170 326H232Q228 240 200 150Z", "#2b2f2a")
      .path("M76 236Q120 160 180 130", { stroke: light, width: 7 });
  else
    p.path("M200 96L24 326H376Z", main)
      .path("M200 96L140 326H262Z", dark)
      .path("M200 150L172 326H230Z", "#2b2f2a")
      .path("M200 96L184 76M200 96L214 74", { stroke: "#6f5a45", width: 7 })
      .path("M24 326L4 334M376 326L396 334", { stroke: "#d8c79a", width: 3 });
};
const sleepingbag: DrawThing = (p, { main, dark, light }) => {
  p.path("M60 250Q40 150 120 140T330 210Q364 232 350 282Q320 330 200 326T60 250Z", main)
    .oval(112, 200, 66, 62, dark)
    .oval(116, 204, 44, 42, light);
  for (let i = 0; i < 5; i++)
    p.path(`M${186 + i * 34} ${152 + i * 15}Q${170 + i * 36} 230 ${180 + i * 34} ${324 - i * 5}`, {
      stroke: dark,
      width: 5,
    });
  p.path("M140 260Q240 290 348 256", { stroke: "#f0cc3f", width: 4 });
};
const dumbbell: DrawThing = (p, { main, dark, light, form }) => {
  const one = (): void => {
    p.rect(120, 186, 160, 28, { fill: "#b9bec5", r: 8 });
    for (const x of [84, 316]) {
      if (form)
        p.path(`M${x - 46} 200L${x - 24} 148H${x + 24}L${x + 46} 200L${x + 24} 252H${x - 24}Z`, main).path(
          `M${x - 28} 200L${x - 14} 170H${x + 14}L${x + 28} 200L${x + 14} 230H${x - 14}Z`,
          dark,
        );
      else
        p.rect(x - 38, 146, 30, 108, { fill: dark, r: 8 })
          .rect(x - 8, 134, 40, 132, { fill: main, r: 10 })
          .rect(x - 2, 150, 8, 98, light);
    }
  };
  p.group("translate(40 -30) scale(0.8) rotate(-14 200 200)", one);
  p.group("translate(8 66) scale(0.9) rotate(8 200 200)", one);
};
const yogamat: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M120 250L340 196L376 280L150 332Z", main)
    .path("M120 250L340 196", { stroke: light, width: 4 })
    .rect(62, 226, 120, 108, { fill: dark, r: 52 });
  for (let r = 50; r > 8; r -= 11) p.circle(118, 280, r, { stroke: r % 2 ? main : light, width: 5 });
  if (form) p.path("M210 246l60 44M270 234l-20 66M190 276l150 -38", { stroke: light, width: 3 });
  p.path("M86 236L90 326M150 236L146 326", { stroke: "#3a2a22", width: 7 });
};
const ball: DrawThing = (p, { main, dark, deep, form }) => {
  p.circle(200, 214, 118, main);
  if (form === 1)
    p.path("M200 96V332M82 214H318M116 132Q196 214 116 296M284 132Q204 214 284 296", { stroke: deep, width: 6 });
  else if (form === 2)
    p.path(
      "M200 214Q170 150 190 97M222 222Q196 150 220 98M200 214Q140 230 98 276M196 236Q150 250 118 300M200 214Q270 220 302 274M214 196Q280 200 316 236",
      { stroke: deep, width: 5 },
    );
  else {
    p.path("M200 170L240 200L225 248H175L160 200Z", deep).path(
      "M200 170V112M240 200L300 176M225 248L262 300M175 248L138 300M160 200L100 176",
      { stroke: deep, width: 5 },
    );
    p.path(
      "M170 100L200 112L230 100L214 97H186ZM306 158L300 176L318 206M94 158L100 176L82 206M262 300L250 322L282 300M138 300L150 322L118 300",
      deep,
    );
  }
  p.path("M122 168Q140 130 178 114", { stroke: "#fff", width: 10, opacity: 0.4 }).path(
    "M96 270Q200 380 304 270Q260 326 200 330T96 270Z",
    { fill: dark, opacity: 0.35 },
  );
};

const racket: DrawThing = (p, { main, dark, form }) => {
  p.group("rotate(24 200 200)", () => {
    const [rx, ry, cy] = form ? [62, 74, 112] : [80, 98, 132];
    p.oval(200, cy, rx, ry, { fill: "#f6f3e2", opacity: 0.5 }).oval(200, cy, rx, ry, {
      stroke: main,
      width: form ? 9 : 14,
    });
    for (let i = -4; i <= 4; i++) {
      const w = Math.round(rx * Math.sqrt(1 - square(i / 5)));
      const h = Math.round(ry * Math.sqrt(1 - square(i / 5)));
      p.rect(200 - w, cy + (i * ry) / 5, w * 2, 1.5, "#8f959d").rect(200 + (i * rx) / 5, cy - h, 1.5, h * 2, "#8f959d");
    }
    if (form) p.rect(196, cy + ry, 8, 100, dark);
    else p.path("M166 220L194 268M234 220L206 268", { stroke: main, width: 12 });
    p.rect(188, form ? 280 : 262, 24, form ? 76 : 100, { fill: dark, r: 8 });
  });
  if (form) p.path("M96 300L70 256L122 250Z", "#fff").circle(98, 306, 14, "#e9dfc8");
  else p.circle(90, 296, 28, "#d6e04a").path("M66 286Q90 296 84 322", { stroke: "#fff", width: 4 });
};
const skis: DrawThing = (p, { main, dark, light, form }) => {
  for (const [x, turn] of [
    [170, -5],
    [232, 5],
  ] as const)
    p.group(`rotate(${turn} ${x} 200)`, () => {
      p.path(`M${x - 19} 330V90Q${x - 19} 40 ${x} 34T${x + 19} 90V330Z`, main)
        .path(`M${x - 19} 120L${x + 19} 90V130L${x - 19} 160Z`, light)
        .rect(x - 15, 198, 30, 62, { fill: dark, r: 6 })
        .path(`M${x - 8} 290h16`, { stroke: light, width: 6 });
    });
  if (form)
    p.path("M90 60L120 330M310 60L282 330", { stroke: "#4a4d54", width: 6 })
      .circle(118, 310, 13, { stroke: "#4a4d54", width: 4 })
      .circle(284, 310, 13, { stroke: "#4a4d54", width: 4 });
};
const fishingrod: DrawThing = (p, { main, dark, form }) => {
  p.path("M70 334L346 40", { stroke: main, width: 8 })
    .path("M70 334L146 254", { stroke: form ? "#c9a26b" : "#2d2f34", width: 19 })
    .path("M346 40Q372 120 338 210", { stroke: "#c8ccd2", width: 2 })
    .circle(338, 220, 12, "#c8342f")
    .path("M338 232q16 18 0 26q-14 0 -12 -12", { stroke: "#777", width: 4 });
  p.circle(170, 270, 33, dark)
    .circle(170, 270, 16, "#c8ccd2")
    .path("M170 270L218 300", { stroke: "#777", width: 8 })
    .circle(222, 302, 10, "#333")
    .path("M150 246L162 262", { stroke: "#777", width: 11 });
  for (const [x, y] of [
    [206, 190],
    [258, 134],
    [306, 82],
  ] as const)
    p.circle(x + 8, y + 8, 8, { stroke: "#777", width: 3 });
};
const skateboard: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-8 200 240)", () => {
    p.path(
      form
        ? "M40 222Q60 204 90 212H316Q350 206 362 224Q350 242 316 240H86Q52 244 40 222Z"
        : "M28 196Q48 190 84 220H316Q352 190 372 196Q366 236 320 246H80Q34 236 28 196Z",
      main,
    ).path("M84 224H316", { stroke: "#2a2b2f", width: 7 });
    for (const x of [112, 288])
      p.rect(x - 22, 246, 44, 18, "#9aa0a8")
        .circle(x - 22, 276, form ? 26 : 21, light)
        .circle(x + 22, 276, form ? 26 : 21, light)
        .circle(x - 22, 276, 8, dark)
        .circle(x + 22, 276, 8, dark);
  });
};

export const toyAndSportThings: Readonly<Record<string, DrawThing>> = {
  bricks,
  plush,
  locomotive,
  modelcar,
  rccar,
  jigsaw,
  boardgame,
  yarn,
  bicycle,
  helmet,
  tent,
  sleepingbag,
  dumbbell,
  yogamat,
  ball,
  racket,
  skis,
  fishingrod,
  skateboard,
};
