/** Drawings of collectibles. */
import type { DrawThing } from "./thing.ts";
import { cos, sin } from "#state/portable-math.ts";

const coin: DrawThing = (p, { main, dark, deep, light, form }) => {
  p.circle(206, 222, 116, deep).circle(200, 214, 116, main).circle(200, 214, 102, { stroke: dark, width: 5 });
  p.circle(200, 214, 109, { stroke: dark, width: 8, dash: "3 11" });
  if (form === 1)
    p.path("M140 250H260L246 274H154ZM200 246V150L244 236ZM192 246V170L160 236Z", light).path(
      "M132 286Q150 276 166 286T200 286T234 286T268 286",
      { stroke: dark, width: 5 },
    );
  else if (form === 2)
    p.path("M112 250H288M130 250Q160 190 190 250M210 250Q240 190 270 250", { stroke: light, width: 12 })
      .path("M150 206V160H166V206M234 206V160H250V206", { stroke: light, width: 9 })
      .path("M120 276Q150 266 180 276T240 276T284 276", { stroke: dark, width: 5 });
  else if (form === 3)
    p.circle(200, 222, 54, light)
      .circle(160, 172, 20, light)
      .circle(240, 172, 20, light)
      .circle(182, 212, 6, deep)
      .circle(218, 212, 6, deep)
      .oval(200, 240, 24, 17, main)
      .circle(200, 234, 7, deep);
  else if (form === 4)
    p.rect(170, 184, 60, 60, deep)
      .rect(162, 176, 76, 76, { stroke: dark, width: 6 })
      .rect(180, 112, 40, 8, light)
      .rect(196, 112, 8, 44, light)
      .rect(180, 274, 40, 8, light)
      .rect(188, 274, 8, 30, light)
      .rect(204, 274, 8, 30, light);
  else
    p.path(
      "M178 290Q166 236 190 220Q170 190 196 160Q212 144 232 160L262 170L230 180Q226 206 236 228Q250 262 226 290Z",
      light,
    )
      .circle(214, 166, 4, deep)
      .path("M186 142L194 122L206 138L218 120L228 142Z", dark);
  p.path("M118 150Q140 116 178 106", { stroke: "#fff", width: 7, opacity: 0.5 });
};

const stampValues = ["2½d", "5c", "3s", "10pf", "1.50"];
const stamp: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(92, 70, 216, 258, "#fbf9f1").rect(92, 70, 216, 258, { stroke: "#d9d3c4", width: 12, dash: "0.1 18" });
  p.rect(112, 92, 176, 214, main).rect(122, 102, 156, 160, light);
  if (form === 1) p.path("M140 230H260L240 254H160ZM200 226V124L246 216ZM192 226V140L156 216Z", dark);
  else if (form === 2)
    p.path("M132 206L250 160Q266 156 268 166L220 200L232 232L212 226L192 210L150 222Z", dark)
      .path("M176 192L156 150L176 148L214 176Z", dark)
      .oval(170, 244, 40, 9, "#fff");
  else if (form === 3)
    p.path("M140 256V170H166V256ZM234 256V170H260V256ZM166 256V196H234V256Z", dark)
      .path("M140 170L153 116L166 170ZM234 170L247 116L260 170Z", main)
      .circle(200, 220, 13, light);
  else if (form === 4) {
    p.path("M200 256V180M200 230Q170 220 164 196M200 220Q232 214 238 190", { stroke: "#4f8f5b", width: 6 });
    for (const [x, y] of [
      [200, 166],
      [160, 186],
      [242, 178],
    ] as const)
      for (let i = 0; i < 5; i++) p.circle(x + 13 * cos(i * 1.26), y + 13 * sin(i * 1.26), 10, dark);
    for (const [x, y] of [
      [200, 166],
      [160, 186],
      [242, 178],
    ] as const)
      p.circle(x, y, 8, "#f2c66d");
  } else
    p.oval(200, 166, 32, 38, dark)
      .path("M146 262Q150 206 200 206T254 262Z", dark)
      .path("M172 132L180 114L192 126L200 110L208 126L220 114L228 132Z", main);
  p.text(200, 294, stampValues[form] ?? "", 26, { fill: "#fff", anchor: "middle", weight: 700 }).circle(276, 112, 44, {
    stroke: "#333",
    width: 3,
    opacity: 0.5,
  });
};

const tradingcard: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-6 200 200)", () => {
    p.rect(96, 46, 208, 288, { fill: "#dfe7ec", r: 10, opacity: 0.9 })
      .rect(108, 58, 184, 264, { fill: "#f0cc3f", r: 10 })
      .rect(118, 68, 164, 244, { fill: main, r: 6 })
      .rect(126, 96, 148, 118, light);
    if (form === 1)
      p.path("M150 200Q150 130 180 120L170 84L194 114H206L230 84L222 122Q254 140 250 200Z", dark)
        .circle(186, 150, 6, "#fff")
        .circle(214, 150, 6, "#fff")
        .path("M246 110L230 140H244L232 168", { stroke: "#f0cc3f", width: 6 });
    else if (form === 2)
      p.path("M200 150Q150 90 132 130T192 184ZM200 150Q250 90 268 130T208 184Z", dark)
        .rect(195, 134, 10, 62, { fill: "#3a2a22", r: 5 })
        .circle(158, 136, 8, light)
        .circle(242, 136, 8, light)
        .path("M198 134L186 110M202 134L214 110", { stroke: "#3a2a22", width: 3 });
    else if (form === 3)
      p.path("M126 214Q160 186 200 196T274 190V214Z", dark)
        .rect(180, 128, 40, 60, { fill: "#f6e7a8", r: 8 })
        .path("M174 128H226L214 110H186ZM176 188H224", { stroke: dark, width: 7 })
        .circle(200, 158, 40, { fill: "#f6e7a8", opacity: 0.35 });
    else if (form === 4)
      p.circle(200, 126, 17, "#c98d5f")
        .path("M172 212L184 150H216L232 212Z", dark)
        .path("M216 156L246 126", { stroke: "#c98d5f", width: 11 })
        .circle(254, 116, 17, "#d97a3a")
        .text(200, 196, "9", 34, { fill: "#fff", anchor: "middle", weight: 700 });
    else
      p.path(
        "M140 204Q170 120 230 116Q262 120 258 150Q236 146 230 160Q256 190 232 206ZM168 136L140 104L186 120Z",
        dark,
      ).circle(226, 138, 5, "#f0cc3f");
    p.rect(126, 74, 90, 14, { fill: "#fff", opacity: 0.85 })
      .rect(126, 226, 148, 10, { fill: "#fff", opacity: 0.8 })
      .rect(126, 244, 120, 8, { fill: "#fff", opacity: 0.6 })
      .rect(126, 260, 136, 8, { fill: "#fff", opacity: 0.6 })
      .circle(260, 292, 11, "#f0cc3f");
  });
};

const postcard: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(70, 176, 280, 158, { fill: "#f6efdc", turn: 7 }).rect(46, 108, 300, 196, { fill: "#f9f3e3", turn: -4 });
  p.group("rotate(-4 196 206)", () => {
    p.rect(58, 120, 276, 172, light);
    if (form)
      for (const [x, y, c] of [
        [58, 120, main],
        [196, 120, "#8fb7c9"],
        [58, 206, "#b9c48c"],
        [196, 206, dark],
      ] as const)
        p.rect(x + 3, y + 3, 132, 80, c).path(`M${x + 20} ${y + 78}l34 -40l24 20l26 -30l24 50z`, {
          fill: "#fff",
          opacity: 0.5,
        });
    else
      p.path("M58 252H334V292H58Z", dark)
        .path("M84 252V176H148V252ZM160 252V156H236V252ZM248 252V186H310V252Z", main)
        .path("M160 156L198 128L236 156Z", dark)
        .rect(120, 236, 60, 26, "#c8342f");
    for (let i = 0; i < (form ? 0 : 9); i++)
      p.rect(94 + (i % 3) * 18 + (i > 5 ? 162 : i > 2 ? 76 : 0), 192 + (i % 2) * 24, 9, 14, light);
  });
};
const posterNames = ["NIGHT EXPRESS", "SUN ON SKIS", "THE FERRY", "OSSEL LINES"];
const poster: DrawThing = (p, { main, dark, light, form }) => {
  p.rect(104, 28, 192, 306, "#f6efdc").rect(114, 38, 172, 286, main);
  if (form === 1)
    p.path("M114 220L190 120L230 170L286 110V270H114Z", "#f4f4f0")
      .circle(150, 90, 24, "#f2c66d")
      .path("M170 260L230 236L250 246", { stroke: dark, width: 8 })
      .circle(206, 214, 12, dark);
  else if (form === 2)
    p.rect(114, 200, 172, 86, dark)
      .circle(230, 100, 34, "#f6e7a8")
      .path("M140 214H260L246 240H156Z", "#222")
      .rect(170, 186, 60, 28, light)
      .circle(160, 150, 22, "#e9b48c")
      .path("M130 200Q134 170 160 170T190 200Z", "#222");
  else if (form === 3)
    p.path("M114 240H286V286H114Z", dark)
      .path("M126 240Q150 120 286 150V240Z", "#f4f1e6")
      .path("M126 240H286V262H140Z", "#222")
      .rect(190, 96, 26, 60, "#c8342f")
      .rect(190, 96, 26, 14, "#222")
      .path("M216 96Q250 60 286 70", { stroke: light, width: 13, opacity: 0.7 });
  else
    p.path("M200 38L286 250H114Z", { fill: light, opacity: 0.35 })
      .rect(158, 130, 84, 124, { fill: dark, r: 30 })
      .circle(200, 170, 22, "#f6e7a8")
      .path("M138 262H262L280 286H120Z", "#222");
  p.text(200, 312, posterNames[form] ?? "", 20, { anchor: "middle", weight: 700, fill: "#fff8e6", fit: 160 });
};

const figurine: DrawThing = (p, { main, dark, deep, light, form }) => {
  p.rect(130, 306, 140, 24, { fill: dark, r: 8 });
  if (form === 1)
    p.path(
      "M196 308Q150 250 176 190Q196 160 192 110Q196 70 226 76L278 94L232 100Q226 130 240 170Q268 230 226 308Z",
      main,
    )
      .circle(222, 88, 4, "#222")
      .path("M188 308V330M226 308V330", { stroke: dark, width: 5 })
      .path("M190 210Q220 230 238 200", { stroke: light, width: 6 });
  else if (form === 2)
    p.path("M176 150L140 308H232L216 150Z", main)
      .circle(196, 120, 30, light)
      .path("M162 116Q166 76 196 80T230 116Z", dark)
      .path("M210 170Q240 190 250 220", { stroke: main, width: 15 })
      .oval(262, 284, 27, 20, "#fdfdfb")
      .path("M276 276Q286 240 274 232", { stroke: "#fdfdfb", width: 9 })
      .path("M270 230l-12 4", { stroke: "#e88636", width: 5 });
  else if (form === 3)
    p.path("M140 306Q126 150 200 136T260 306Z", main)
      .path("M146 170L140 124L172 146ZM254 170L260 124L228 146Z", main)
      .circle(174, 176, 25, light)
      .circle(226, 176, 25, light)
      .circle(174, 176, 10, "#222")
      .circle(226, 176, 10, "#222")
      .path("M192 194L200 212L208 194Z", deep)
      .path("M166 236q16 16 34 0t34 0M170 264q14 14 30 0t30 0", { stroke: dark, width: 6 });
  else if (form === 4)
    p.path("M130 306Q126 220 180 206L174 150Q170 110 200 110T230 150L222 206Q276 220 270 306Z", main)
      .circle(178, 116, 15, main)
      .circle(222, 116, 15, main)
      .circle(188, 142, 4, "#222")
      .circle(212, 142, 4, "#222")
      .oval(200, 160, 13, 9, deep)
      .path("M150 250l30 -14M160 276l40 -18M170 298l60 -26", { stroke: dark, width: 4 });
  else
    p.path(
      "M150 308Q140 214 178 196L168 100Q176 60 188 104L196 150L204 104Q216 60 226 104L220 196Q262 220 250 308Z",
      main,
    )
      .circle(188, 168, 5, "#222")
      .path("M160 250Q110 220 120 190M240 250Q292 214 280 184", { stroke: main, width: 17 })
      .path("M176 290Q200 300 224 288", { stroke: light, width: 7 });
};

const porcelain: DrawThing = (p, { main, dark, light, form }) => {
  const ground = main === "#f3f2ee" || form ? "#f4f6f7" : "#eef1f0";
  p.path("M62 176Q80 304 160 314V330H240V314Q320 304 338 176Z", ground)
    .oval(200, 176, 138, 34, ground)
    .oval(200, 178, 124, 26, "#dfe5e7")
    .oval(200, 176, 138, 34, { stroke: main, width: 6 });
  for (let i = 0; i < (form === 2 ? 0 : 5); i++) {
    const x = 112 + i * 44;
    if (form)
      p.path(
        `M${x - 16} 252Q${x} 226 ${x + 16} 252Q${x} 268 ${x - 16} 252M${x + 16} 252l12 -10v20z`,
        i % 2 ? dark : main,
      );
    else
      p.circle(x, 250, 11, { stroke: main, width: 5 }).path(`M${x} 232q14 -16 24 2t20 6`, { stroke: dark, width: 4 });
  }
  p.path("M150 306Q200 318 250 306", { stroke: main, width: 5 }).path("M84 204Q92 250 112 278", {
    stroke: light,
    width: 6,
    opacity: 0.5,
  });
};
const fountainpen: DrawThing = (p, { main, dark, light, form }) => {
  p.group("rotate(-36 200 210)", () => {
    p.rect(20, 190, 170, 34, { fill: main, r: 16 })
      .rect(166, 187, 150, 40, { fill: form ? dark : main, r: 14 })
      .path("M310 194L356 200L392 207L356 214L310 220Z", "#d3a548")
      .path("M352 207H392", { stroke: "#7a5a1c", width: 2 });
    p.rect(160, 184, 10, 46, "#d3a548")
      .rect(44, 178, 96, 8, { fill: "#d3a548", r: 4 })
      .path("M40 198H150M180 196H300", { stroke: light, width: 5 });
  });
  p.path("M60 330Q120 316 170 330T280 326", { stroke: "#36406e", width: 3 });
};
const pocketwatch: DrawThing = (p, { main, dark, light, form }) => {
  p.path("M200 96Q280 20 340 60T376 150", { stroke: dark, width: 7, dash: "9 5" })
    .circle(200, 84, 20, { stroke: dark, width: 8 })
    .rect(188, 92, 24, 26, { fill: dark, r: 5 });
  if (form) p.path("M96 214A106 106 0 0 1 60 130Q100 90 150 124Z", main);
  p.circle(200, 222, 108, dark).circle(200, 222, 102, main).circle(200, 222, 84, "#fbf9f0");
  for (let i = 0; i < 12; i++) p.group(`rotate(${i * 30} 200 222)`, () => p.rect(198, 146, 4, i % 3 ? 9 : 18, "#222"));
  p.path("M200 222L164 194M200 222L226 168", { stroke: "#26324f", width: 5 })
    .circle(200, 264, 19, { stroke: "#777", width: 2 })
    .path("M200 264l8 -9", { stroke: "#222", width: 2 })
    .path("M112 178Q130 140 168 126", { stroke: light, width: 7 });
};

export const collectibleThings: Readonly<Record<string, DrawThing>> = {
  coin,
  stamp,
  tradingcard,
  postcard,
  poster,
  figurine,
  porcelain,
  fountainpen,
  pocketwatch,
};
