/** People at events, drawn from parts. Hats, glasses and shirts can be counted. */
import { darker, lighter } from "../colour.ts";
import type { Painter } from "../painter.ts";
import { interior, windowView } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { cloud } from "./nature.ts";
import { sin } from "#state/portable-math.ts";

const skins = ["#f6d3b3", "#e8b48a", "#c98d62", "#9a6443", "#6f452e", "#fbe0c8"];
const hairs = ["#2b211c", "#5a3a22", "#8a5a2f", "#d9b05a", "#a8432a", "#b9b3ab"];
const shirts = [
  ["red", "红色", "#d6473c"],
  ["blue", "蓝色", "#3f78b5"],
  ["yellow", "黄色", "#efc03f"],
  ["green", "绿色", "#4f9a5f"],
  ["white", "白色", "#f4f1ea"],
  ["purple", "紫色", "#8a5fa8"],
] as const;
const trousers = ["#33435c", "#4a4540", "#6b5a48", "#2f4a4a", "#5a4a6b"];

interface Figure {
  readonly skin: string;
  readonly hair: string;
  readonly style: number;
  readonly shirt: number;
  readonly legs: string;
  readonly glasses: boolean;
  readonly hat: boolean;
  readonly holds: "balloon" | "cup" | "nothing";
  readonly armUp: boolean;
  readonly dress: boolean;
}

/** Draws a standing figure. The figure is 300 high, with its feet at the origin. */
function drawFigure(p: Painter, x: number, y: number, scale: number, f: Figure): void {
  const [colourName, , colour] = shirts[f.shirt]!;
  p.group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`,
    () => {
      p.oval(0, 0, 62, 12, { fill: "#000", opacity: 0.16 });
      if (f.style % 4 === 1) p.path("M-42 -236 Q-52 -170 -34 -150 H34 Q52 -170 42 -236 Z", f.hair);
      // Legs and shoes.
      p.rect(-30, -112, 26, 106, { fill: f.dress ? f.skin : f.legs, r: 8 }).rect(4, -112, 26, 106, {
        fill: f.dress ? f.skin : f.legs,
        r: 8,
      });
      p.rect(-38, -14, 36, 15, { fill: "#2b2622", r: 7 }).rect(4, -14, 36, 15, { fill: "#2b2622", r: 7 });
      // The far arm, the body, the near arm.
      p.path("M-40 -184 Q-66 -150 -58 -104", { stroke: f.skin, width: 20 }).path("M-40 -184 Q-58 -164 -60 -142", {
        stroke: darker(colour, 0.06),
        width: 26,
      });
      const cut = f.dress
        ? "M-36 -196 Q0 -208 36 -196 L58 -66 Q0 -52 -58 -66 Z"
        : "M-44 -186 Q-40 -200 -22 -202 H22 Q40 -200 44 -186 L38 -96 H-38 Z";
      p.group("", () => p.path(cut, colour), `${colourName} clothes`);
      p.path("M8 -202 H22 Q40 -200 44 -186 L38 -96 H14 Z", { fill: "#000", opacity: 0.08 });
      if (f.armUp) {
        p.path("M40 -184 Q70 -200 66 -248", { stroke: f.skin, width: 20 }).path("M40 -184 Q58 -190 66 -210", {
          stroke: darker(colour, 0.06),
          width: 26,
        });
        if (f.holds === "balloon")
          p.group(
            "",
            () =>
              p
                .path("M66 -256L84 -330", { stroke: "#777", width: 3 })
                .oval(88, -372, 36, 44, ["#e0483c", "#3f8fc8", "#efb43f", "#5aa95f"][f.style % 4]!)
                .oval(76, -386, 9, 13, { fill: "#fff", opacity: 0.5 }),
            "balloon",
          );
      } else {
        p.path("M40 -184 Q66 -150 58 -104", { stroke: f.skin, width: 20 }).path("M40 -184 Q58 -164 60 -142", {
          stroke: darker(colour, 0.06),
          width: 26,
        });
        if (f.holds === "cup")
          p.group("", () => p.path("M46 -132L76 -132L72 -92L50 -92Z", "#fff").rect(46, -122, 29, 10, "#e0704a"), "cup");
      }
      // Neck and head.
      p.rect(-12, -218, 24, 26, { fill: darker(f.skin, 0.08), r: 6 })
        .oval(0, -250, 38, 42, f.skin)
        .circle(-38, -248, 8, f.skin)
        .circle(38, -248, 8, f.skin);
      if (f.style % 4 === 0)
        p.path("M-40 -252 Q-44 -298 0 -298 Q44 -298 40 -252 Q30 -276 6 -274 Q-24 -276 -40 -252 Z", f.hair);
      else if (f.style % 4 === 1)
        p.path("M-42 -236 Q-50 -300 0 -300 Q50 -300 42 -236 Q36 -270 10 -276 Q-30 -280 -42 -236 Z", f.hair);
      else if (f.style % 4 === 2)
        p.circle(0, -306, 20, f.hair).path(
          "M-40 -250 Q-44 -298 0 -298 Q44 -298 40 -250 Q20 -282 0 -280 Q-20 -282 -40 -250 Z",
          f.hair,
        );
      else
        p.path("M-41 -248 Q-50 -302 -4 -300 Q50 -306 41 -248 L34 -266 Q20 -288 -4 -276 Q-26 -286 -34 -266 Z", f.hair);
      p.circle(-14, -250, 4.5, "#2b2622")
        .circle(14, -250, 4.5, "#2b2622")
        .path("M-12 -230 Q0 -220 12 -230", { stroke: "#8a3a2f", width: 4 })
        .circle(-24, -238, 7, { fill: "#e0705a", opacity: 0.25 })
        .circle(24, -238, 7, { fill: "#e0705a", opacity: 0.25 });
      if (f.glasses)
        p.group(
          "",
          () =>
            p
              .circle(-15, -250, 13, { stroke: "#22262b", width: 4 })
              .circle(15, -250, 13, { stroke: "#22262b", width: 4 })
              .line(
                [
                  [-3, -251],
                  [3, -251],
                ],
                "#22262b",
                4,
              ),
          "glasses",
        );
      if (f.hat)
        p.group(
          "",
          () =>
            p
              .poly(
                [
                  [-34, -280],
                  [34, -280],
                  [4, -356],
                ],
                "#f2b84b",
              )
              .line(
                [
                  [-22, -296],
                  [20, -304],
                ],
                "#e0483c",
                8,
              )
              .line(
                [
                  [-12, -320],
                  [12, -326],
                ],
                "#e0483c",
                7,
              )
              .circle(4, -358, 10, "#e0483c"),
          "party hat",
        );
    },
    "person",
  );
}

interface SceneEvent {
  readonly title: LocalizedText;
  readonly hats: number;
  readonly balloons: number;
  readonly cups: number;
  readonly paintBackground: (p: Painter) => void;
}
const park = (p: Painter): void => {
  p.rect(0, 0, 1440, 1080, "#a9dcf5");
  for (const [x, y, s] of [
    [260, 120, 1.4],
    [900, 90, 1.1],
    [1250, 190, 1.3],
  ] as const)
    cloud(p, x, y, s);
  p.oval(300, 560, 520, 150, "#9fd089").oval(1150, 580, 560, 170, "#8cc477").rect(0, 540, 1440, 540, "#7cbb66");
  for (const [x, s] of [
    [120, 1],
    [1320, 1.15],
    [760, 0.7],
  ] as const)
    p.rect(x - 16 * s, 380, 32 * s, 190, "#7a5a3e")
      .circle(x, 320, 110 * s, "#4f9a4f")
      .circle(x - 70 * s, 370, 80 * s, "#5aa658")
      .circle(x + 70 * s, 370, 80 * s, "#458a45");
};
const events: readonly SceneEvent[] = [
  {
    title: both("Birthday party", "生日派对"),
    hats: 0.5,
    balloons: 0.35,
    cups: 0.3,
    paintBackground: (p) => {
      interior(p, "#f6e3cf", "#c79d72", 700);
      windowView(p, 560, 130, 320, 280, "day", "#e8a598");
      for (let i = 0; i < 15; i++) {
        const x = 20 + i * 100;
        p.poly(
          [
            [x, 40 + sin(i) * 14],
            [x + 76, 44 + sin(i + 1) * 14],
            [x + 38, 116 + sin(i) * 14],
          ],
          ["#e0483c", "#efb43f", "#3f8fc8", "#5aa95f"][i % 4]!,
        );
      }
      p.line(
        [
          [0, 40],
          [700, 56],
          [1440, 36],
        ],
        "#8a6242",
        4,
      );
    },
  },
  { title: both("Picnic in the park", "公园野餐"), hats: 0, balloons: 0.25, cups: 0.4, paintBackground: park },
  {
    title: both("Open-air concert", "露天音乐会"),
    hats: 0,
    balloons: 0.1,
    cups: 0.2,
    paintBackground: (p) => {
      p.rect(0, 0, 1440, 1080, "#2a2550").rect(0, 620, 1440, 460, "#3a4a3f");
      p.rect(250, 130, 940, 420, "#14122a").rect(230, 90, 980, 50, "#4a4570").rect(250, 520, 940, 60, "#5a4a3a");
      for (let i = 0; i < 5; i++)
        p.poly(
          [
            [320 + i * 200, 140],
            [250 + i * 200, 540],
            [430 + i * 200, 540],
          ],
          { fill: ["#ff6f91", "#ffd25a", "#6fd0ff", "#9aff8a", "#c79aff"][i]!, opacity: 0.3 },
        ).circle(320 + i * 200, 140, 20, "#fff3c4");
    },
  },
  {
    title: both("Team photo", "团队合影"),
    hats: 0,
    balloons: 0,
    cups: 0.15,
    paintBackground: (p) => {
      interior(p, "#dbe3ea", "#8f8a84", 700);
      windowView(p, 130, 130, 330, 330, "day");
      windowView(p, 980, 130, 330, 330, "day");
      p.rect(560, 150, 320, 120, { fill: "#2f6fa3", r: 14 })
        .circle(630, 210, 34, "#fff")
        .rect(684, 184, 160, 18, { fill: "#fff", r: 9 })
        .rect(684, 216, 110, 18, { fill: "#fff", r: 9, opacity: 0.7 });
    },
  },
  {
    title: both("Street festival", "街头节日"),
    hats: 0.25,
    balloons: 0.4,
    cups: 0.2,
    paintBackground: (p) => {
      p.rect(0, 0, 1440, 1080, "#bfe3f2");
      for (let i = 0; i < 6; i++) {
        const c = ["#e8b89a", "#d9c98f", "#b9cfb0", "#c9b3cf", "#e3a58f", "#a9c4cf"][i]!;
        p.rect(i * 250 - 30, 160 + ((i * 61) % 90), 250, 560, c).rect(
          i * 250 - 30,
          160 + ((i * 61) % 90),
          250,
          24,
          darker(c, 0.18),
        );
        for (let w = 0; w < 4; w++)
          p.rect(i * 250 + 10 + (w % 2) * 110, 260 + Math.floor(w / 2) * 150, 60, 90, {
            fill: lighter(c, 0.55),
            r: 30,
          });
      }
      p.rect(0, 680, 1440, 400, "#c9bfae");
      for (let i = 0; i < 60; i++)
        p.rect((i % 12) * 124 + (Math.floor(i / 12) % 2) * 60, 700 + Math.floor(i / 12) * 76, 112, 64, {
          fill: "#000",
          opacity: 0.05,
          r: 10,
        });
    },
  },
  {
    title: both("Waiting for the bus", "等公交"),
    hats: 0,
    balloons: 0,
    cups: 0.35,
    paintBackground: (p) => {
      p.rect(0, 0, 1440, 1080, "#c9dde8")
        .rect(0, 660, 1440, 420, "#b3aea5")
        .rect(0, 980, 1440, 100, "#5a6068")
        .rect(0, 970, 1440, 14, "#d9d4ca");
      for (let i = 0; i < 5; i++)
        p.rect(
          i * 300 - 40,
          150 + ((i * 71) % 120),
          260,
          520,
          ["#a9bccb", "#c4b8a9", "#b5c4b0", "#bfb0c0", "#a8b8b8"][i]!,
        );
      p.rect(180, 210, 1000, 34, { fill: "#3a4a55", r: 8 })
        .rect(210, 240, 18, 520, "#3a4a55")
        .rect(1130, 240, 18, 520, "#3a4a55")
        .rect(230, 260, 898, 380, { fill: "#e3f1f7", opacity: 0.55 })
        .rect(1270, 200, 16, 560, "#55606a")
        .circle(1278, 210, 64, "#2f6fb5")
        .rect(1236, 176, 84, 60, { fill: "#fff", r: 10 })
        .rect(1244, 186, 68, 22, { fill: "#2f6fb5", r: 4 })
        .circle(1256, 238, 11, "#fff")
        .circle(1300, 238, 11, "#fff")
        .circle(1256, 238, 5, "#2f6fb5")
        .circle(1300, 238, 5, "#2f6fb5");
    },
  },
];

export const people: Sketch = (rng, number) => {
  const event = events[(number - 1) % events.length]!;
  const count = rng.int(3, 12);
  const figures: Figure[] = Array.from({ length: count }, () => {
    const balloon = rng.chance(event.balloons);
    const cup = !balloon && rng.chance(event.cups);
    return {
      skin: rng.pick(skins),
      hair: rng.pick(hairs),
      style: rng.int(0, 7),
      shirt: rng.int(0, shirts.length - 1),
      legs: rng.pick(trousers),
      glasses: rng.chance(0.3),
      hat: rng.chance(event.hats),
      holds: balloon ? "balloon" : cup ? "cup" : "nothing",
      armUp: balloon || (!cup && rng.chance(0.25)),
      dress: rng.chance(0.25),
    };
  });
  const having = (test: (f: Figure) => boolean): number => figures.filter(test).length;
  return {
    title: event.title,
    words: [
      both("people", "人物"),
      both("group", "合影"),
      event.title,
      ...(having((f) => f.glasses) ? [both("glasses", "眼镜")] : []),
      ...(having((f) => f.hat) ? [both("party hat", "派对帽")] : []),
      ...(having((f) => f.holds === "balloon") ? [both("balloon", "气球")] : []),
    ],
    facts: {
      event: event.title,
      people: count,
      withGlasses: having((f) => f.glasses),
      withPartyHat: having((f) => f.hat),
      withBalloon: having((f) => f.holds === "balloon"),
      withCup: having((f) => f.holds === "cup"),
      clothes: shirts
        .map(([en, zh], i) => ({ colour: both(en, zh), count: having((f) => f.shirt === i) }))
        .filter(({ count }) => count > 0),
      marks: {
        person: count,
        glasses: having((f) => f.glasses),
        "party hat": having((f) => f.hat),
        balloon: having((f) => f.holds === "balloon"),
        cup: having((f) => f.holds === "cup"),
        ...Object.fromEntries(shirts.map(([en], i) => [`${en} clothes`, having((f) => f.shirt === i)])),
      },
    },
    paint(p) {
      event.paintBackground(p);
      const rows = count > 6 ? 2 : 1;
      const back = rows === 2 ? Math.floor(count / 2) : 0;
      const place = (i: number): [number, number, number] => {
        const behind = i < back;
        const inRow = behind ? back : count - back;
        const at = behind ? i : i - back;
        const gap = Math.min(250, 1260 / inRow);
        return [
          720 + (at - (inRow - 1) / 2) * gap,
          behind ? 735 : rows === 2 ? 1050 : 1000,
          behind ? 0.98 : rows === 2 ? 1.06 : Math.min(1.6, gap / 150),
        ];
      };
      figures.forEach((f, i) => {
        const [x, y, s] = place(i);
        drawFigure(p, x, y, s, f);
      });
    },
  };
};
