/** Drawings of musical instruments. */
import type { DrawThing } from "./thing.ts";

const acoustic: DrawThing = (p, { main, dark, deep, light }) => {
  p.group("rotate(18 200 200)", () => {
    p.rect(188, 28, 24, 180, "#4a2f22").rect(182, 12, 36, 36, { fill: deep, r: 5 });
    p.path(
      "M200 150C244 150 256 180 248 206C242 226 268 240 268 282C268 322 238 344 200 344C162 344 132 322 132 282C132 240 158 226 152 206C144 180 156 150 200 150Z",
      dark,
    );
    p.path(
      "M200 157C238 157 249 182 242 206C236 230 261 244 261 282C261 318 234 337 200 337C166 337 139 318 139 282C139 244 164 230 158 206C151 182 162 157 200 157Z",
      main,
    );
    p.circle(200, 226, 27, deep)
      .circle(200, 226, 32, { stroke: light, width: 4 })
      .rect(172, 286, 56, 12, { fill: deep, r: 3 });
    for (let i = 0; i < 6; i++) p.rect(191 + i * 3.4, 30, 1, 260, "#f0e6d0");
    for (const y of [20, 30, 40]) p.circle(178, y, 5, "#d8d8d8").circle(222, y, 5, "#d8d8d8");
  });
};
const electric: DrawThing = (p, { main, dark, deep, form }) => {
  p.group("rotate(22 200 200)", () => {
    p.rect(189, 20, 22, 200, "#c9a26b").path("M186 -4L222 4L214 34H188Z", "#c9a26b");
    p.path(
      form
        ? "M200 196C250 190 262 160 282 170C296 190 262 214 262 240C286 266 282 340 206 342C126 342 118 272 140 242C144 214 108 196 122 172C140 160 154 190 200 196Z"
        : "M200 186C240 186 262 190 256 222C250 240 276 256 276 292C276 330 240 346 204 346C160 346 128 324 130 288C132 256 156 244 150 222C132 190 160 186 200 186Z",
      main,
    );
    p.path("M160 236Q200 214 240 244L236 300Q196 318 168 290Z", "#f3efe4")
      .rect(180, 234, 40, 12, { fill: "#222", r: 5 })
      .rect(180, 264, 40, 12, { fill: "#222", r: 5 })
      .rect(178, 296, 44, 14, "#b9bec5")
      .circle(248, 306, 8, deep)
      .circle(234, 324, 8, deep);
    for (let i = 0; i < 6; i++) p.rect(191 + i * 3.2, 10, 1, 288, "#ddd").circle(226, -2 + i * 7, 3, dark);
    for (let y = 50; y < 190; y += 26) p.rect(189, y, 22, 2, "#8f959d");
  });
};
const ukulele: DrawThing = (p, { main, dark, deep, form }) => {
  p.group("rotate(16 200 200) translate(40 40) scale(0.8)", () => {
    p.rect(190, 60, 20, 140, "#5d4030").path("M182 34H218L212 66H188Z", deep);
    if (form) p.oval(200, 264, 66, 84, dark).oval(200, 264, 60, 78, main);
    else
      p.path(
        "M200 176C236 176 246 200 240 222C236 238 262 250 262 288C262 324 234 344 200 344C166 344 138 324 138 288C138 250 164 238 160 222C154 200 164 176 200 176Z",
        main,
      );
    p.circle(200, 244, 20, deep).rect(180, 298, 40, 9, deep);
    for (let i = 0; i < 4; i++) p.rect(193 + i * 4, 62, 1.4, 238, "#fff");
    for (const y of [42, 54]) p.circle(178, y, 5, "#fff").circle(222, y, 5, "#fff");
  });
};
const violin: DrawThing = (p, { main, dark, deep }) => {
  p.group("rotate(14 200 200)", () => {
    p.rect(192, 40, 16, 130, "#1f1a17")
      .circle(200, 30, 12, dark)
      .path(
        "M200 126C236 126 240 160 234 176C222 192 222 206 236 222C262 258 246 316 200 316C154 316 138 258 164 222C178 206 178 192 166 176C160 160 164 126 200 126Z",
        main,
      );
    p.path("M176 214q-10 14 0 28t-2 22M224 214q10 14 0 28t2 22", { stroke: deep, width: 5 })
      .path("M190 150H210L206 232H194Z", "#1f1a17")
      .rect(182, 240, 36, 8, "#d8ae72")
      .path("M192 262H208L204 316H196Z", "#1f1a17");
    for (let i = 0; i < 4; i++) p.rect(194 + i * 3.6, 44, 1, 222, "#eee");
  });
  p.path("M322 60L268 340", { stroke: "#6f4a33", width: 6 }).path("M330 66L278 336", { stroke: "#f3efe4", width: 3 });
};
const synth: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M40 176H360L376 316H24Z", main)
    .path("M24 316H376V330H24Z", dark)
    .rect(240, 190, 92, 34, { fill: "#16302b", r: 4 })
    .text(286, 213, form ? "WAVE 3" : "SAW", 16, { fill: "#6ff0b0", anchor: "middle" });
  for (let i = 0; i < 6; i++) p.circle(70 + i * 28, 206, 10, dark).rect(69 + i * 28, 197, 3, 9, light);
  p.path("M36 238H364L372 308H28Z", "#fbfaf6");
  for (let i = 1; i < 15; i++) p.path(`M${36 + i * 21.9} 238L${28 + i * 22.9} 308`, { stroke: "#999", width: 2 });
  for (let i = 0; i < 14; i++) if (i % 7 !== 2 && i % 7 !== 6) p.path(`M${51 + i * 22} 238h13l1 40h-14z`, "#222");
};
const snare: DrawThing = (p, { main, dark, light }) => {
  p.path("M76 186V278Q200 330 324 278V186Z", main)
    .oval(200, 186, 124, 46, "#c8ccd2")
    .oval(200, 182, 116, 40, "#fbfaf4")
    .path("M76 196Q200 252 324 196V208Q200 264 76 208ZM76 268Q200 320 324 268V282Q200 334 76 282Z", "#c8ccd2");
  for (const [x, y] of [
    [106, 226],
    [152, 246],
    [200, 252],
    [248, 246],
    [294, 226],
  ] as const)
    p.rect(x - 6, y, 12, 44, { fill: dark, r: 4 }).rect(x - 3, y + 8, 6, 26, light);
  p.path("M120 80L226 176M300 76L212 170", { stroke: "#d8ae72", width: 9 });
};
const saxophone: DrawThing = (p, { main, dark, light, form }) => {
  if (form)
    p.path("M196 50L212 50L246 300Q250 332 206 332T160 306Z", main).path("M196 50L176 30L150 36", {
      stroke: dark,
      width: 11,
    });
  else
    p.path("M132 62H156L196 262Q204 300 232 292T246 214L300 188Q326 330 232 338Q160 336 150 262L126 84Z", main)
      .path("M240 216L306 184L318 206L250 236Z", light)
      .path("M140 66Q120 36 84 44L70 58", { stroke: dark, width: 11 });
  for (let i = 0; i < 6; i++)
    p.circle(form ? 205 + i * 5 : 158 + i * 7, 110 + i * 32, 10, dark).circle(
      form ? 205 + i * 5 : 158 + i * 7,
      110 + i * 32,
      6,
      light,
    );
};
const harmonica: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-12 200 220)", () => {
    p.rect(50, 176, 300, 92, { fill: main, r: 12 }).rect(50, 206, 300, 30, form ? "#3a2a22" : "#2a2b2f");
    for (let i = 0; i < 10; i++) p.rect(68 + i * 27, 211, 18, 20, "#e9dfc8");
    p.path("M66 186H334M66 258H334", { stroke: light, width: 6 }).rect(60, 176, 20, 92, { fill: dark, opacity: 0.3 });
    if (form) p.rect(350, 196, 30, 18, { fill: dark, r: 6 });
  });
};
const pedalNames = ["DRIVE", "WOOL", "ECHO", "ROOM", "CHORUS"];
const pedal: DrawThing = (p, { main, dark, deep, form }) => {
  const w = form === 1 ? 210 : 156;
  p.rect(200 - w / 2, 76, w, 254, { fill: dark, r: 12 }).rect(200 - w / 2, 70, w, 250, { fill: main, r: 12 });
  for (let i = 0; i < 3; i++)
    p.circle(200 + (i - 1) * (w / 3.4), 112, 19, deep).rect(198 + (i - 1) * (w / 3.4), 94, 4, 15, "#fff");
  p.text(200, 190, pedalNames[form] ?? "", 32, { anchor: "middle", weight: 700, fill: deep, fit: w - 20 })
    .circle(200, 216, 7, "#ff4d4d")
    .circle(200, 268, 26, "#9aa0a8")
    .circle(200, 268, 18, "#d6d9dd");
  p.rect(200 - w / 2 - 16, 150, 18, 22, "#777").rect(182 + w / 2, 150, 34, 22, "#777");
};

const guitaramp: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(70, 90, 260, 240, { fill: dark, r: 12 })
    .rect(76, 94, 248, 232, { fill: main, r: 10 })
    .rect(92, 150, 216, 164, { fill: form ? "#c9b48a" : "#2a2b2f", r: 6 });
  for (let i = 0; i < 8; i++) p.rect(92, 160 + i * 20, 216, 3, { fill: light, opacity: 0.4 });
  p.circle(200, 232, 66, { stroke: "#000", width: 4, opacity: 0.35 }).rect(92, 108, 216, 30, "#d3c39a");
  for (let i = 0; i < 6; i++) p.circle(112 + i * 32, 123, 9, "#222");
  p.path("M150 92Q200 66 250 92", { stroke: "#3a2a22", width: 12 });
};

export const instrumentThings: Readonly<Record<string, DrawThing>> = {
  acoustic,
  electric,
  ukulele,
  violin,
  synth,
  snare,
  saxophone,
  harmonica,
  pedal,
  guitaramp,
};
