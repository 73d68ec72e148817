/** Drawings of electronics, phones and cameras. */
import type { Painter } from "../../scenes/painter.ts";
import type { Look, DrawThing } from "./thing.ts";

const laptop: DrawThing = (p, { main, dark, light }) => {
  p.rect(84, 110, 232, 158, { fill: dark, r: 10 }).rect(93, 119, 214, 138, "#1c2433");
  p.path("M93 257L210 119H307V257Z", "#33517d").path("M93 257L160 190L230 257Z", "#e2a65a");
  p.path("M84 268H316L354 322H46Z", main).path("M46 322H354V329Q354 334 346 334H54Q46 334 46 329Z", dark);
  for (let row = 0; row < 3; row++)
    p.path(`M${102 - row * 7} ${277 + row * 9}H${298 + row * 7}`, { stroke: light, width: 6, dash: "13 4" });
  p.path("M172 306H228L233 319H167Z", light);
};
const tablet: DrawThing = (p, { main, dark, form }) => {
  p.group("rotate(-8 200 200)", () => {
    p.rect(108, 62, 192, 268, { fill: dark, r: 18 })
      .rect(112, 62, 192, 264, { fill: main, r: 18 })
      .rect(124, 76, 168, 236, "#20304a");
    p.circle(208, 160, 46, "#e9a862").path("M124 312V246Q170 190 212 240T292 222V312Z", "#3f7f86");
    if (form) p.path("M322 80L334 84L300 318L291 322L288 312Z", "#e8e8e8");
  });
};
const headphones: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M92 232C92 70 308 70 308 232", { stroke: dark, width: 24 }).path("M120 140C150 84 250 84 280 140", {
    stroke: light,
    width: 7,
  });
  for (const x of [92, 308]) {
    p.rect(x - 34, 204, 68, 112, { fill: main, r: 32 }).rect(x < 200 ? x + 14 : x - 40, 208, 26, 104, {
      fill: dark,
      r: 13,
    });
    if (form) p.circle(x, 258, 15, { stroke: light, width: 5 });
  }
};
const earbuds: DrawThing = (p, { main, dark, light }) => {
  p.rect(112, 206, 176, 124, { fill: main, r: 50 })
    .path("M112 256h176", { stroke: dark, width: 4 })
    .circle(200, 284, 6, "#57d38c");
  p.path("M118 206Q122 112 200 112T282 206Z", light).path("M140 196Q144 134 200 134T260 196Z", dark);
  for (const [x, turn] of [
    [158, -14],
    [242, 14],
  ] as const)
    p.withOrigin(x, 178, turn, () => {
      p.oval(0, 0, 24, 20, main)
        .rect(-8, 6, 16, 52, { fill: main, r: 8 })
        .oval(x < 200 ? -14 : 14, -4, 9, 12, dark);
    });
};
const speaker: DrawThing = (p, { main, dark, deep, light, form }) => {
  if (form) {
    p.rect(120, 96, 160, 234, { fill: main, r: 34 })
      .circle(200, 232, 62, dark)
      .circle(200, 232, 44, deep)
      .circle(200, 232, 16, light);
    p.circle(200, 136, 26, dark).circle(200, 136, 12, deep);
    return;
  }
  p.rect(60, 160, 280, 150, { fill: main, r: 72 })
    .oval(82, 235, 30, 72, dark)
    .oval(318, 235, 30, 72, deep)
    .oval(318, 235, 18, 48, dark);
  for (let y = 186; y < 300; y += 14) p.path(`M118 ${y}h164`, { stroke: dark, width: 3, dash: "2 7" });
  p.path("M96 168Q200 96 304 168", { stroke: deep, width: 9 });
};
const turntable: DrawThing = (p, { main, dark, light }) => {
  p.path("M70 232L112 128H330L356 232Z", light)
    .rect(44, 232, 316, 78, { fill: main, r: 8 })
    .rect(44, 286, 316, 24, dark);
  p.path("M70 232L112 128H330L356 232Z", main)
    .oval(196, 184, 108, 40, "#1d1d20")
    .oval(196, 184, 74, 27, { stroke: "#3a3a40", width: 3 });
  p.oval(196, 184, 32, 12, "#c8342f")
    .circle(196, 184, 3, "#eee")
    .path("M318 150L300 172L232 194", { stroke: "#d6d9dd", width: 6 });
  p.circle(320, 148, 12, "#9da3aa")
    .circle(92, 262, 11, "#d6d9dd")
    .rect(80, 310, 30, 14, "#222")
    .rect(294, 310, 30, 14, "#222");
};
const keyboard: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-6 200 230)", () => {
    p.rect(30, 164, 340, 144, { fill: dark, r: 14 }).rect(30, 158, 340, 140, { fill: main, r: 14 });
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < (row === 4 ? 0 : 13); i++)
        p.rect(44 + i * 24.4, 170 + row * 25, 21, 21, {
          fill: i === 0 || i === 12 ? dark : form && (i + row) % 7 === 0 ? "#e88636" : light,
          r: 4,
        });
    p.rect(44, 270, 60, 20, { fill: dark, r: 4 })
      .rect(110, 270, 150, 20, { fill: light, r: 4 })
      .rect(266, 270, 91, 20, { fill: dark, r: 4 });
  });
};
const mouse: DrawThing = (p, { main, dark, deep, light, form }) => {
  p.path(
    "M200 118C270 118 292 180 290 246C288 304 250 328 200 328C150 328 112 304 110 246C108 180 130 118 200 118Z",
    main,
  );
  p.path("M200 118V226M112 226Q200 246 288 226", { stroke: dark, width: 5 }).rect(189, 148, 22, 50, {
    fill: deep,
    r: 11,
  });
  if (form) p.circle(140, 252, 30, "#c8342f").circle(132, 244, 9, "#ef8a83");
  else p.path("M134 180Q142 142 172 132", { stroke: light, width: 8 });
};
const monitor: DrawThing = (p, { main, dark, light }) => {
  p.path("M176 268H224L232 312H168Z", dark)
    .oval(200, 318, 76, 14, main)
    .rect(44, 82, 312, 190, { fill: main, r: 8 })
    .rect(54, 92, 292, 164, "#1b2a44");
  p.path("M54 256V206L130 150L196 214L250 168L346 256Z", "#3d6d8f")
    .circle(286, 130, 22, "#f2c66d")
    .rect(54, 92, 292, 14, light);
};
const handheld: DrawThing = (p, { main, dark, light, form }) => {
  const [y, h] = form ? [80, 250] : [138, 160];
  p.rect(form ? 110 : 40, y, form ? 180 : 320, h, { fill: main, r: form ? 22 : 60 });
  p.rect(form ? 130 : 116, form ? 102 : 158, form ? 140 : 168, form ? 100 : 120, { fill: "#1e2733", r: 6 });
  p.rect(form ? 138 : 124, form ? 110 : 166, form ? 124 : 152, form ? 84 : 104, "#7fb069").circle(
    200,
    form ? 156 : 218,
    18,
    "#f0cc3f",
  );
  const cy = form ? 252 : 206;
  const [l, r] = form ? [152, 250] : [78, 322];
  p.rect(l - 24, cy - 8, 48, 16, { fill: dark, r: 3 }).rect(l - 8, cy - 24, 16, 48, { fill: dark, r: 3 });
  p.circle(r - 12, cy + 12, 12, "#c8342f").circle(r + 14, cy - 10, 12, light);
  p.rect(182, form ? 298 : 286, 36, 5, { fill: dark, r: 2 });
};
const gamepad: DrawThing = (p, { main, dark, deep, light }) => {
  p.path(
    "M110 150C160 138 240 138 290 150C334 158 364 270 350 310C338 338 306 322 274 272H126C94 322 62 338 50 310C36 270 66 158 110 150Z",
    main,
  );
  p.circle(154, 238, 30, dark).circle(154, 238, 19, deep).circle(246, 238, 30, dark).circle(246, 238, 19, deep);
  p.rect(82, 184, 48, 15, { fill: deep, r: 3 }).rect(98, 168, 15, 48, { fill: deep, r: 3 });
  for (const [x, y, c] of [
    [294, 170, "#f0cc3f"],
    [294, 212, "#3f8a56"],
    [272, 191, "#3768b4"],
    [316, 191, "#c8342f"],
  ] as const)
    p.circle(x, y, 11, c);
  p.circle(200, 186, 12, light);
};
const smartwatch: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M152 130L162 40H238L248 130ZM152 270L162 350H238L248 270Z", form ? "#5d7f6b" : "#2f3238");
  if (form) p.circle(200, 200, 92, dark).circle(200, 200, 84, main).circle(200, 200, 70, "#111");
  else
    p.rect(118, 112, 164, 176, { fill: dark, r: 44 })
      .rect(124, 116, 152, 168, { fill: main, r: 40 })
      .rect(134, 126, 132, 148, { fill: "#111", r: 32 });
  p.path("M200 200m-44 0a44 44 0 1 1 30 42", { stroke: "#57d38c", width: 9 }).path("M200 200m-28 0a28 28 0 1 1 28 28", {
    stroke: "#ff6a8a",
    width: 8,
  });
  p.text(200, 208, "10:09", 24, { fill: "#fff", anchor: "middle", weight: 700 }).rect(form ? 290 : 280, 188, 12, 26, {
    fill: light,
    r: 5,
  });
};
const phone: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(7 200 200)", () => {
    p.rect(196, 72, 118, 250, { fill: dark, r: 20 }).rect(202, 78, 106, 238, { fill: "#16202e", r: 15 });
    p.path("M202 316V230L250 180L308 250V316Z", "#d9825b").circle(272, 140, 20, "#f4d58a").circle(255, 92, 4, "#000");
  });
  p.group("rotate(-7 200 200)", () => {
    p.rect(90, 70, 122, 256, { fill: dark, r: 22 }).rect(88, 68, 122, 256, { fill: main, r: 22 });
    if (form)
      p.rect(98, 80, 46, 84, { fill: light, r: 16 }).circle(121, 102, 15, "#23262b").circle(121, 140, 15, "#23262b");
    else p.rect(98, 80, 78, 44, { fill: light, r: 18 }).circle(120, 102, 15, "#23262b").circle(154, 102, 15, "#23262b");
    p.rect(132, 210, 34, 5, { fill: dark, r: 2 });
  });
};
const phonecase: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(122, 62, 156, 272, { fill: dark, r: 32 }).rect(130, 70, 140, 256, { fill: main, r: 26 });
  if (form) {
    p.path("M130 70H262Q286 74 286 100V300Q284 326 262 326H130", light).rect(226, 180, 66, 26, { fill: dark, r: 12 });
    return;
  }
  p.rect(146, 86, 62, 66, { fill: "#2a2d33", r: 18 }).circle(177, 119, 8, "#555");
  p.path("M150 190Q200 170 250 190V296Q200 310 150 296Z", { fill: light, opacity: 0.45 }).rect(272, 130, 9, 40, {
    fill: dark,
    r: 4,
  });
};
const charger: DrawThing = (p, { main, dark, deep, form }) => {
  p.rect(150, 96, 14, 60, "#b9bec5")
    .rect(236, 96, 14, 60, "#b9bec5")
    .rect(112, 148, 176, 182, { fill: dark, r: 26 })
    .rect(112, 142, 170, 182, { fill: main, r: 26 });
  for (let i = 0; i < (form ? 3 : 1); i++)
    p.rect(166, 250 - i * 42, 64, 22, { fill: deep, r: 11 }).rect(176, 258 - i * 42, 44, 6, { fill: "#888", r: 3 });
  p.circle(140, 170, 4, "#57d38c");
};
const cable: DrawThing = (p, { main, dark, form }) => {
  if (form) p.path("M110 120C110 60 300 60 300 130S90 180 90 240 310 250 310 300", { stroke: main, width: 12 });
  else {
    for (let r = 112; r > 60; r -= 17) p.oval(200, 220, r, r * 0.78, { stroke: r % 2 ? main : dark, width: 11 });
    p.path("M104 280Q70 320 60 320M300 270Q330 300 340 320", { stroke: main, width: 11 });
  }
  const ends = form
    ? ([
        [110, 108],
        [310, 300],
      ] as const)
    : ([
        [62, 306],
        [338, 306],
      ] as const);
  for (const [x, y] of ends) p.rect(x - 14, y, 28, 40, { fill: dark, r: 6 }).rect(x - 9, y + 38, 18, 16, "#c8ccd2");
};
const powerbank: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-10 200 220)", () => {
    p.rect(128, 84, 150, 246, { fill: dark, r: 24 }).rect(122, 80, 150, 246, { fill: main, r: 24 });
    if (form)
      p.circle(197, 190, 46, { stroke: light, width: 5 }).path("M203 160L178 198H196L190 224L218 184H200Z", light);
    else p.text(197, 140, "87%", 34, { fill: "#7fe3b0", anchor: "middle", weight: 700 });
    p.rect(166, 314, 62, 8, { fill: "#222", r: 4 });
    for (let i = 0; i < 4; i++) p.circle(152 + i * 14, 296, 4, i < 3 ? "#57d38c" : dark);
  });
};
const phonestand: DrawThing = (p, { main, dark, light, form }) => {
  if (form) {
    p.circle(200, 214, 108, dark).circle(200, 208, 104, main).circle(200, 208, 70, light).circle(200, 208, 46, dark);
    p.path("M200 316V332", { stroke: dark, width: 30 });
    return;
  }
  p.rect(128, 58, 112, 214, { fill: "#20242c", r: 14, turn: -10 }).rect(137, 68, 94, 194, {
    fill: "#4a86b8",
    r: 8,
    turn: -10,
  });
  p.path("M196 246L236 326H266L214 226Z", dark)
    .rect(110, 314, 190, 20, { fill: main, r: 10 })
    .path("M126 276L236 256L242 274L134 294Z", main);
};

const body = (p: Painter, { main, dark }: Look, top: string): void => {
  p.rect(70, 140, 260, 180, { fill: dark, r: 18 })
    .rect(70, 136, 260, 176, { fill: "#2d2f34", r: 18 })
    .rect(70, 128, 260, 58, { fill: main, r: 16 })
    .rect(70, 276, 260, 38, { fill: main, r: 12 });
  p.path(top, main);
};
const round = (p: Painter, x: number, y: number, r: number): void => {
  p.circle(x, y, r, "#1b1c20")
    .circle(x, y, r * 0.84, "#34363c")
    .circle(x, y, r * 0.62, "#14151a")
    .circle(x, y, r * 0.44, "#2b3d66")
    .circle(x - r * 0.16, y - r * 0.18, r * 0.14, "#a9c1ee");
};
const mirrorless: DrawThing = (p, look) => {
  body(p, look, "M160 130L174 96H226L240 130Z");
  round(p, 206, 234, 84);
  p.circle(108, 126, 20, look.dark).circle(292, 124, 13, "#c8342f").rect(70, 190, 46, 80, { fill: "#1f2024", r: 10 });
};
const filmcamera: DrawThing = (p, look) => {
  body(p, look, "M180 132V112H250V132Z");
  round(p, 200, 236, 66);
  p.rect(118, 142, 44, 26, { fill: "#c9d6e4", r: 4 })
    .rect(236, 142, 30, 26, { fill: "#e6e0c9", r: 4 })
    .circle(102, 122, 22, look.light)
    .circle(300, 122, 18, look.light)
    .circle(300, 122, 8, look.dark);
};
const instant: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(84, 116, 232, 200, { fill: dark, r: 40 }).rect(84, 110, 232, 198, { fill: main, r: 40 });
  p.rect(128, 40, 144, 80, { fill: "#fff", turn: form ? 4 : -4 }).rect(140, 50, 120, 56, {
    fill: "#7fa9c9",
    turn: form ? 4 : -4,
  });
  round(p, 200, 220, 62);
  p.rect(112, 132, 50, 34, { fill: "#f6f3e2", r: 8 })
    .circle(284, 148, 12, "#e88636")
    .rect(110, 288, 180, 12, { fill: light, r: 6 });
};
const lens: DrawThing = (p, { main, dark, deep, form }) => {
  const h = form ? 210 : 130;
  p.rect(124, 326 - h, 152, h, { fill: main, r: 12 })
    .rect(116, 326 - h, 168, 44, { fill: dark, r: 10 })
    .rect(118, 272, 164, 34, { fill: dark, r: 8 });
  for (let x = 126; x < 276; x += 10) p.rect(x, 274, 4, 30, deep);
  p.oval(200, 330 - h, 84, 30, "#121318")
    .oval(200, 330 - h, 66, 22, "#2f3f74")
    .oval(184, 324 - h, 20, 7, "#8fa6e0")
    .rect(140, 316, 120, 14, "#b9bec5");
  p.rect(118, 252, 164, 5, "#c8342f");
};
const tripod: DrawThing = (p, { main, dark, deep, form }) => {
  p.path("M200 118L112 332M200 118L288 332M200 118L206 332", { stroke: main, width: 15 }).path(
    "M168 198L112 332M232 198L288 332M202 210L206 332",
    { stroke: dark, width: 9 },
  );
  p.rect(178, 96, 44, 40, { fill: deep, r: 8 }).circle(200, 84, 22, main).rect(162, 52, 76, 16, { fill: deep, r: 4 });
  if (form) p.path("M212 88L306 128", { stroke: deep, width: 11 });
};
const drone: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M96 158L304 258M304 158L96 258", { stroke: dark, width: 17 });
  for (const [x, y] of [
    [92, 150],
    [308, 150],
    [76, 262],
    [324, 262],
  ] as const)
    p.oval(x, y - 14, 66, 9, { fill: deep, opacity: 0.35 }).rect(x - 9, y - 14, 18, 30, { fill: deep, r: 6 });
  p.rect(146, 158, 108, 106, { fill: main, r: 34 })
    .rect(158, 170, 84, 36, { fill: light, r: 16 })
    .rect(176, 240, 48, 42, { fill: "#222", r: 12 })
    .circle(200, 262, 14, "#3c5c9c");
};

export const devices: Readonly<Record<string, DrawThing>> = {
  laptop,
  tablet,
  headphones,
  earbuds,
  speaker,
  turntable,
  keyboard,
  mouse,
  monitor,
  handheld,
  gamepad,
  smartwatch,
  phone,
  phonecase,
  charger,
  cable,
  powerbank,
  phonestand,
  mirrorless,
  filmcamera,
  instant,
  lens,
  tripod,
  drone,
};
