/** Drawings of clothes, shoes and bags. */
import type { Painter } from "../../scenes/painter.ts";
import type { Look, DrawThing } from "./thing.ts";

const torso = "M146 92L92 120L58 196L98 216L118 184V330H282V184L302 216L342 196L308 120L254 92Q200 130 146 92Z";
const longArms = "M146 92L96 118L50 318L92 328L120 210V330H280V210L308 328L350 318L304 118L254 92Q200 128 146 92Z";

const tshirt: DrawThing = (p, { main, dark, light, form }) => {
  p.path(torso, main)
    .path("M146 92Q200 132 254 92Q200 112 146 92Z", dark)
    .path("M118 184L110 250M282 184L290 250", { stroke: dark, width: 2, opacity: 0.5 });
  if (form) for (let y = 170; y < 320; y += 26) p.rect(118, y, 164, 10, light);
  else p.path("M150 330Q158 260 150 210M250 330Q242 270 252 220", { stroke: dark, width: 3, opacity: 0.4 });
};
const shirt: DrawThing = (p, { main, dark, light, form }) => {
  p.path(longArms, main);
  if (form > 0)
    for (let x = 130; x < 280; x += 18) p.rect(x, 130, form === 2 ? 8 : 4, 198, { fill: light, opacity: 0.7 });
  if (form === 2) for (let y = 146; y < 326; y += 22) p.rect(120, y, 160, 8, { fill: dark, opacity: 0.35 });
  p.path("M150 90L200 138L172 164L140 104ZM250 90L200 138L228 164L260 104Z", light).path("M200 138V330", {
    stroke: dark,
    width: 3,
  });
  for (let y = 164; y < 324; y += 34) p.circle(206, y, 4, dark);
  p.rect(226, 184, 40, 46, { stroke: dark, width: 3 });
};

const sweater: DrawThing = (p, { main, dark, light, form }) => {
  p.path(longArms, main).path("M146 92Q200 130 254 92L248 76Q200 106 152 76Z", dark).rect(120, 312, 160, 18, dark);
  p.path("M50 318L92 328L96 308L56 298ZM350 318L308 328L304 308L344 298Z", dark);
  if (form === 1) {
    p.path("M200 116V312", { stroke: dark, width: 5 });
    for (let y = 140; y < 310; y += 30) p.circle(212, y, 6, light);
  } else if (form === 0)
    for (const x of [158, 200, 242])
      for (let y = 140; y < 300; y += 26)
        p.path(`M${x - 9} ${y}q18 13 0 26M${x + 9} ${y}q-18 13 0 26`, { stroke: light, width: 4 });
};

const jacket: DrawThing = (p, { main, dark, light, form }) => {
  p.path(longArms, main)
    .path("M150 92Q200 40 250 92L236 112Q200 88 164 112Z", dark)
    .path("M200 108V330", { stroke: light, width: 5 });
  if (form)
    for (let y = 150; y < 320; y += 34)
      p.path(`M118 ${y}Q200 ${y + 10} 282 ${y}M88 ${y}l-16 4M312 ${y}l16 4`, { stroke: dark, width: 4 });
  else
    p.rect(132, 228, 50, 56, { fill: dark, r: 4 })
      .rect(218, 228, 50, 56, { fill: dark, r: 4 })
      .rect(218, 152, 44, 10, dark);
};
const coat: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M150 60L98 92L62 276L100 286L122 180L112 344H288L278 180L300 286L338 276L302 92L250 60Q200 96 150 60Z", main);
  p.path("M152 60L200 180L178 196L128 110ZM248 60L200 180L222 196L272 110Z", light)
    .path("M200 180V344", { stroke: dark, width: 4 })
    .path("M114 226H286", { stroke: dark, width: 12 });
  for (const y of [206, 262, 300]) p.circle(186, y, 6, deep).circle(214, y, 6, deep);
};
const jeans: DrawThing = (p, { main, dark, light, form }) => {
  const wide = form ? 14 : 0;
  p.path(`M124 60H276L${292 + wide} 344H${222 - wide / 2}L200 150L${178 + wide / 2} 344H${108 - wide}Z`, main).rect(
    122,
    58,
    156,
    20,
    dark,
  );
  p.path("M200 78V146M128 82Q150 120 172 82M272 82Q250 120 228 82", { stroke: light, width: 3 }).path(
    `M${116 - wide} 334H${176 + wide / 2}M${224 - wide / 2} 334H${284 + wide}`,
    { stroke: light, width: 3, dash: "6 4" },
  );
  p.circle(200, 68, 6, "#b98f4e").path("M146 200L140 280M254 200L260 280", { stroke: light, width: 10, opacity: 0.35 });
};
const dress: DrawThing = (p, { main, dark, light, form }) => {
  p.path(
    "M160 60L146 150Q154 172 150 180L84 334Q200 356 316 334L250 180Q246 172 254 150L240 60L222 66Q200 108 178 66Z",
    main,
  ).path("M150 176Q200 190 250 176L252 188Q200 202 148 188Z", dark);
  if (form) for (let i = 0; i < 22; i++) p.circle(130 + ((i * 53) % 150), 108 + ((i * 37) % 220), 5, light);
  else p.path("M180 196L150 338M200 198V346M220 196L250 338", { stroke: dark, width: 3, opacity: 0.6 });
};
const handbag: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M140 170C140 70 260 70 260 170", { stroke: dark, width: 13 });
  if (form)
    p.rect(80, 160, 240, 168, { fill: main, r: 26 })
      .path("M80 170Q80 160 104 160H296Q320 160 320 170Q300 252 200 252T80 170Z", dark)
      .circle(200, 248, 13, "#d3a548");
  else
    p.path("M92 160H308L330 328H70Z", main)
      .path("M92 160H308L311 184H89Z", dark)
      .rect(184, 176, 32, 24, { fill: "#d3a548", r: 4 })
      .path("M84 306H316", { stroke: light, width: 3, dash: "7 5" });
};
const backpack: DrawThing = (p, { main, dark, deep, light }) => {
  p.path("M168 84C168 48 232 48 232 84", { stroke: deep, width: 11 }).path(
    "M96 150C96 92 150 76 200 76S304 92 304 150V302Q304 330 276 330H124Q96 330 96 302Z",
    main,
  );
  p.rect(122, 206, 156, 104, { fill: dark, r: 18 })
    .path("M134 236H266", { stroke: light, width: 5 })
    .path("M116 140Q200 118 284 140", { stroke: light, width: 5 })
    .rect(192, 236, 16, 24, { fill: light, r: 3 });
  p.rect(76, 200, 24, 92, { fill: dark, r: 10 }).rect(300, 200, 24, 92, { fill: dark, r: 10 });
};
const watch: DrawThing = (p, { main, dark, deep, light, form }) => {
  const strap = form ? "#6f4a33" : dark;
  p.path("M160 132L168 30H232L240 132ZM160 268L168 368H232L240 268Z", strap).path(
    "M172 44H228M170 72H230M170 326H230M172 352H228",
    { stroke: deep, width: 3, dash: form ? "5 4" : "28 3" },
  );
  p.circle(200, 200, 92, dark)
    .circle(200, 200, 86, main)
    .circle(200, 200, 68, form ? "#f5f2ea" : "#1f2a3c");
  for (let i = 0; i < 12; i++)
    p.group(`rotate(${i * 30} 200 200)`, () => void p.rect(198, 138, 4, 12, form ? "#333" : "#eee"));
  p.path("M200 200L168 172M200 200L232 158", { stroke: form ? "#222" : "#fff", width: 6 })
    .circle(200, 200, 6, "#c8342f")
    .rect(288, 190, 14, 22, { fill: light, r: 4 });
};
const cap: DrawThing = (p, { main, dark, light, form }) => {
  if (form) {
    p.path("M104 262C100 150 150 96 200 96S300 150 296 262Z", main)
      .rect(96, 246, 208, 60, { fill: dark, r: 16 })
      .circle(200, 92, 22, light);
    for (let x = 116; x < 300; x += 20) p.path(`M${x} 252v48`, { stroke: main, width: 4 });
    return;
  }
  p.path("M96 256C92 160 150 120 206 122S306 170 304 252Z", main)
    .path("M290 236C350 244 376 270 366 284C330 276 250 268 96 262V250Z", dark)
    .path("M206 124V250M150 138Q136 190 138 254M262 140Q276 190 274 248", { stroke: dark, width: 3 })
    .circle(206, 122, 8, light);
};
const sunglasses: DrawThing = (p, { main, dark, form }) => {
  const lens = form ? "#4a3a2c" : "#2a3440";
  p.path("M70 200L40 150L118 136M330 200L360 150L282 136", { stroke: dark, width: 10 });
  if (form)
    p.path("M66 188H186Q190 272 130 276Q66 272 66 188ZM214 188H334Q334 272 270 276Q210 272 214 188Z", {
      fill: lens,
      stroke: main,
      width: 12,
    });
  else
    p.circle(126, 226, 58, { fill: lens, stroke: main, width: 15 }).circle(274, 226, 58, {
      fill: lens,
      stroke: main,
      width: 15,
    });
  p.path("M184 212Q200 196 216 212", { stroke: main, width: 12 }).path("M92 212L120 190M240 212L268 190", {
    stroke: "#fff",
    width: 7,
    opacity: 0.4,
  });
};

const drawPair = (p: Painter, one: () => void): void => {
  p.group("translate(46 -52) scale(0.9)", one);
  p.group("translate(-6 18)", one);
};
const sneakers: DrawThing = (p, { main, dark, light, form }) =>
  drawPair(p, () => {
    p.path(
      form
        ? "M80 150H152Q166 210 236 232Q320 244 324 288H76Q66 220 80 150Z"
        : "M76 196Q104 212 140 184Q196 232 262 240Q322 248 326 288H72Q66 240 76 196Z",
      main,
    );
    p.path("M68 286H330Q334 312 312 314H84Q66 312 68 286Z", "#f6f6f2").path("M68 300H330", { stroke: dark, width: 3 });
    for (let i = 0; i < 4; i++) p.path(`M${156 + i * 22} ${212 + i * 9}l-18 22`, { stroke: light, width: 6 });
    p.path("M120 282Q170 250 214 282", { stroke: dark, width: 10 });
  });
const boots: DrawThing = (p, { main, dark, deep, light, form }) =>
  drawPair(p, () => {
    p.path(
      form === 1
        ? "M96 90H188V196Q210 226 268 236Q316 246 316 290H96Z"
        : "M100 130H186V200Q212 228 264 236Q316 246 316 290H96Z",
      main,
    );
    p.path("M90 288H322V308H216L208 298H150V318H90Z", deep);
    if (form === 1)
      p.rect(92, 88, 100, 14, { fill: dark, r: 5 })
        .path("M100 160H184", { stroke: dark, width: 9 })
        .rect(158, 154, 16, 14, "#c39a45");
    else if (form === 2) p.path("M132 132H166L172 232L138 240Z", deep).path("M104 122V108", { stroke: dark, width: 8 });
    else for (let y = 146; y < 226; y += 20) p.path(`M160 ${y}h34`, { stroke: light, width: 5 });
  });

const loafers: DrawThing = (p, { main, dark, deep, light, form }) =>
  drawPair(p, () => {
    p.path("M74 222Q112 240 152 214Q190 224 240 238Q318 250 322 290H70Q66 250 74 222Z", main).path(
      "M66 288H326V302H180V300H128V314H66Z",
      deep,
    );
    p.path("M152 216Q196 204 214 234Q190 250 166 240Z", dark);
    if (form) p.path("M172 232q10 18 4 26M184 234q12 14 8 26", { stroke: light, width: 6 });
    else p.rect(156, 222, 54, 15, { fill: light, r: 5, turn: 12 });
  });
const heels: DrawThing = (p, { main, dark, light, form }) =>
  drawPair(p, () => {
    p.path("M82 172Q98 160 112 178Q150 230 220 254Q300 268 318 300Q250 304 200 284Q140 258 108 214L104 316H92Z", main);
    if (form) p.path("M92 196H118L126 316H92Z", dark);
    p.path("M318 300Q250 306 196 286", { stroke: dark, width: 6 }).path("M92 186Q130 170 150 196", {
      stroke: light,
      width: 5,
    });
  });
const sandals: DrawThing = (p, { main, dark, deep, form }) =>
  drawPair(p, () => {
    p.path("M66 280Q120 262 180 272T330 278Q336 300 316 306H84Q60 302 66 280Z", "#c79a63").path("M66 296H330", {
      stroke: "#8d693f",
      width: 6,
    });
    p.path("M196 276Q214 220 268 226Q300 240 308 280Z", main);
    p.path(form ? "M84 278Q92 196 150 200Q156 240 150 276Z" : "M120 274Q136 218 190 222Q206 246 206 274Z", dark).rect(
      form ? 118 : 152,
      form ? 206 : 226,
      18,
      15,
      "#d3a548",
    );
    p.path("M232 232l8 44", { stroke: deep, width: 4 });
  });
const slippers: DrawThing = (p, { main, dark, light, form }) =>
  drawPair(p, () => {
    p.path("M64 280Q120 270 196 276H326Q334 304 310 308H86Q58 304 64 280Z", dark)
      .path("M180 280Q190 206 262 214Q326 226 328 280Z", main)
      .path("M180 280Q186 230 214 216L226 232Q206 246 204 280Z", light);
    if (form)
      p.path("M66 284Q64 226 104 222Q126 232 124 280Z", main).path("M70 226Q100 206 122 230", {
        stroke: light,
        width: 12,
      });
    else p.circle(270, 244, 10, light);
  });

export const clothingThings: Readonly<Record<string, DrawThing>> = {
  tshirt,
  shirt,
  sweater,
  jacket,
  coat,
  jeans,
  dress,
  handbag,
  backpack,
  watch,
  cap,
  sunglasses,
  sneakers,
  boots,
  loafers,
  heels,
  sandals,
  slippers,
} satisfies Record<string, (p: Painter, look: Look) => void>;
