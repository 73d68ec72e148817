/** Landscapes, animals and plants. */
import { darker, lighter, mix } from "../colour.ts";
import { createCode, pickPastDay } from "../facts.ts";
import type { Painter } from "../painter.ts";
import { interior, planks, windowView, type Sky } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { thingName, thingsName } from "../things.ts";
import { cos, sin } from "#state/portable-math.ts";

type Hour = "morning" | "noon" | "sunset" | "night";
const hours: Record<Hour, LocalizedText> = {
  morning: both("morning", "清晨"),
  noon: both("daytime", "白天"),
  sunset: both("sunset", "日落"),
  night: both("night", "夜晚"),
};
const skyColours: Record<Hour, readonly [string, string, string]> = {
  morning: ["#bfe0f2", "#dcecef", "#fbe7cf"],
  noon: ["#7cc4f0", "#a4d8f5", "#cfecf9"],
  sunset: ["#6a5a9a", "#e0768a", "#ffb37a"],
  night: ["#16204a", "#24336b", "#3a4c86"],
};

export function cloud(p: Painter, x: number, y: number, s: number, colour = "#ffffff"): void {
  p.oval(x, y, 90 * s, 30 * s, colour)
    .circle(x - 30 * s, y - 22 * s, 38 * s, colour)
    .circle(x + 26 * s, y - 30 * s, 46 * s, colour);
}
const cloudColours: Record<Hour, string> = { morning: "#ffffff", noon: "#ffffff", sunset: "#f6c3b0", night: "#55659c" };
function drawSky(p: Painter, hour: Hour, horizon: number, clouds: number): void {
  const [a, b, c] = skyColours[hour];
  const bands = 10;
  for (let i = bands - 1; i >= 0; i--) {
    const at = i / (bands - 1);
    p.rect(
      0,
      0,
      p.width,
      i === bands - 1 ? horizon + 20 : (horizon * (i + 1)) / bands,
      at < 0.5 ? mix(a, b, at * 2) : mix(b, c, at * 2 - 1),
    );
  }
  if (hour === "night") {
    p.circle(p.width * 0.78, horizon * 0.26, 62, "#f6efc9").circle(p.width * 0.765, horizon * 0.24, 12, "#e5dcb0");
    for (let i = 0; i < 46; i++)
      p.circle(p.rng.int(10, p.width - 10), p.rng.int(10, Math.round(horizon * 0.8)), p.rng.int(2, 4), {
        fill: "#fff",
        opacity: 0.8,
      });
  } else
    p.circle(
      p.width * (hour === "sunset" ? 0.5 : 0.8),
      horizon * (hour === "sunset" ? 0.82 : 0.26),
      hour === "sunset" ? 96 : 70,
      hour === "sunset" ? "#fff0c0" : "#ffe680",
    );
  for (let i = 0; i < clouds; i++)
    cloud(
      p,
      p.width * (0.12 + 0.76 * ((i * 0.41 + 0.1) % 1)),
      horizon * (0.16 + 0.14 * (i % 3)),
      1 + (i % 2) * 0.4,
      cloudColours[hour],
    );
}
function ridge(p: Painter, base: number, height: number, colour: string, peaks: number, snow: boolean): void {
  const points: [number, number][] = [[-40, base]];
  for (let i = 0; i <= peaks * 2; i++) {
    const x = (p.width * i) / (peaks * 2);
    const high = i % 2 === 1;
    points.push([x, base - (high ? height * (0.68 + 0.32 * p.rng.next()) : height * 0.22 * p.rng.next())]);
  }
  points.push([p.width + 40, base]);
  p.poly(points, colour);
  points.forEach(([x, y], i) => {
    if (i < 1 || i > peaks * 2 + 1 || i % 2 === 1) return;
    const [px, py] = points[i - 1]!;
    const [nx, ny] = points[i + 1]!;
    p.poly(
      [
        [x, y],
        [nx, ny],
        [x + (nx - x) * 0.2, base],
      ],
      { fill: "#000", opacity: 0.1 },
    );
    if (snow)
      p.poly(
        [
          [x, y],
          [x + (nx - x) * 0.3, y + (ny - y) * 0.3],
          [x + (nx - x) * 0.1, y + (ny - y) * 0.22],
          [x - (x - px) * 0.04, y + (py - y) * 0.34],
          [x - (x - px) * 0.14, y + (py - y) * 0.2],
          [x - (x - px) * 0.3, y + (py - y) * 0.3],
        ],
        "#fff",
      );
  });
}
function hills(p: Painter, y: number, colour: string, swing: number): void {
  const points: [number, number][] = Array.from({ length: 7 }, (_, i) => [
    (p.width * i) / 6,
    y + (p.rng.next() - 0.5) * swing * 2,
  ]);
  p.curve(points, { fill: colour }, [
    [p.width, p.height],
    [0, p.height],
  ]);
}
function water(p: Painter, y: number, h: number, colour: string): void {
  p.rect(0, y, p.width, h, colour).rect(0, y, p.width, h * 0.25, { fill: "#fff", opacity: 0.14 });
  for (let i = 0; i < 22; i++) {
    const wx = p.rng.int(0, p.width - 120);
    const wy = y + 12 + p.rng.next() * (h - 24);
    p.rect(wx, wy, 40 + p.rng.int(0, 90), 5, { fill: "#fff", opacity: 0.3, r: 2.5 });
  }
}

interface PlacedThing {
  readonly icon: string;
  readonly name: LocalizedText;
  readonly minCount: number;
  readonly maxCount: number;
  /** The position of the feet, from the horizon (0) to the lower edge (1). */
  readonly depth: number;
  readonly size: number;
  readonly flying?: boolean;
}
const placedThing = (
  icon: string,
  minCount: number,
  maxCount: number,
  depth: number,
  size: number,
  name?: LocalizedText,
  flying?: boolean,
): PlacedThing => ({
  icon,
  name: name ?? thingName(icon),
  minCount,
  maxCount,
  depth,
  size,
  ...(flying ? { flying } : {}),
});

interface LandscapeView {
  readonly title: LocalizedText;
  readonly hour: Hour;
  readonly background: "mountains" | "snow mountains" | "hills" | "city" | "sea" | "dunes";
  readonly ground: "grass" | "sand" | "snow" | "water" | "autumn" | "desert";
  readonly with: readonly PlacedThing[];
}
const palm = (least: number, most: number): PlacedThing =>
  placedThing("palm-tree", least, most, 0.62, 300, both("palm tree", "棕榈树"));
const fir = (least: number, most: number, depth: number): PlacedThing =>
  placedThing("evergreen-tree", least, most, depth, 230, both("fir tree", "杉树"));
const oak = (least: number, most: number): PlacedThing =>
  placedThing("deciduous-tree", least, most, 0.5, 230, both("tree", "树"));
const views: readonly LandscapeView[] = [
  {
    title: both("Beach", "海滩"),
    hour: "noon",
    background: "sea",
    ground: "sand",
    with: [
      placedThing("sailboat", 1, 4, 0.1, 110),
      palm(2, 4),
      placedThing("umbrella-on-ground", 1, 4, 0.86, 190, both("parasol", "遮阳伞")),
    ],
  },
  {
    title: both("Mountain lake", "高山湖泊"),
    hour: "morning",
    background: "snow mountains",
    ground: "water",
    with: [placedThing("canoe", 1, 3, 0.45, 190, both("canoe", "独木舟")), placedThing("swan", 2, 5, 0.86, 150)],
  },
  {
    title: both("Camp in the forest", "林间露营"),
    hour: "night",
    background: "mountains",
    ground: "grass",
    with: [
      fir(4, 7, 0.3),
      placedThing("tent", 1, 4, 0.66, 210, both("tent", "帐篷")),
      placedThing("fire", 1, 1, 0.95, 120, both("camp fire", "篝火")),
    ],
  },
  {
    title: both("Desert", "沙漠"),
    hour: "sunset",
    background: "dunes",
    ground: "desert",
    with: [placedThing("camel", 2, 6, 0.5, 160, both("camel", "骆驼")), placedThing("cactus", 2, 5, 0.9, 150)],
  },
  {
    title: both("City skyline", "城市天际线"),
    hour: "night",
    background: "city",
    ground: "water",
    with: [
      placedThing("ferry", 1, 3, 0.55, 190, both("ferry", "渡轮")),
      placedThing("fireworks", 1, 4, -0.75, 220, both("firework", "烟花"), true),
    ],
  },
  {
    title: both("Farm", "农场"),
    hour: "noon",
    background: "hills",
    ground: "grass",
    with: [
      placedThing("house-with-garden", 1, 2, 0.3, 250, both("farmhouse", "农舍")),
      placedThing("ewe", 3, 8, 0.62, 110),
      placedThing("tractor", 1, 2, 0.95, 190, both("tractor", "拖拉机")),
    ],
  },
  {
    title: both("Snowy village", "雪村"),
    hour: "night",
    background: "snow mountains",
    ground: "snow",
    with: [
      fir(3, 6, 0.3),
      placedThing("house", 2, 5, 0.56, 200, both("house", "房子")),
      placedThing("snowman", 1, 3, 0.92, 170, both("snowman", "雪人")),
    ],
  },
  {
    title: both("Autumn park", "秋日公园"),
    hour: "sunset",
    background: "hills",
    ground: "autumn",
    with: [oak(3, 6), placedThing("maple-leaf", 5, 12, 0.95, 80, both("maple leaf", "枫叶"))],
  },
  {
    title: both("Balloons over the valley", "山谷热气球"),
    hour: "morning",
    background: "hills",
    ground: "grass",
    with: [
      placedThing("balloon-ride", 3, 7, -0.6, 170, both("hot-air balloon", "热气球"), true),
      oak(3, 5),
      placedThing("ewe", 2, 6, 0.9, 120),
    ],
  },
  {
    title: both("Harbour", "港口"),
    hour: "sunset",
    background: "sea",
    ground: "water",
    with: [
      placedThing("sailboat", 2, 6, 0.3, 150),
      placedThing("motor-boat", 1, 3, 0.85, 180, both("motor boat", "摩托艇")),
    ],
  },
  {
    title: both("Tulip field", "郁金香花田"),
    hour: "noon",
    background: "hills",
    ground: "grass",
    with: [placedThing("house", 1, 3, 0.1, 130, both("house", "房子")), placedThing("tulip", 8, 16, 0.9, 130)],
  },
  {
    title: both("Tropical island", "热带海岛"),
    hour: "noon",
    background: "sea",
    ground: "sand",
    with: [palm(3, 5), placedThing("crab", 2, 6, 0.94, 90), placedThing("dolphin", 1, 3, 0.12, 130)],
  },
  {
    title: both("High plateau", "高原"),
    hour: "noon",
    background: "snow mountains",
    ground: "grass",
    with: [
      placedThing("horse", 2, 6, 0.55, 130),
      placedThing("hut", 1, 3, 0.2, 150, both("hut", "小屋")),
      placedThing("blossom", 4, 9, 0.95, 70),
    ],
  },
  {
    title: both("City by day", "白日城景"),
    hour: "noon",
    background: "city",
    ground: "grass",
    with: [
      oak(2, 5),
      placedThing("automobile", 1, 4, 0.8, 150, both("red car", "红色汽车")),
      placedThing("bus", 1, 2, 0.97, 210, both("bus", "公共汽车")),
    ],
  },
];

/** Positions of several things in a row, evenly spaced with small random offsets and without overlap. */
function rowPositions(p: Painter, count: number, size: number, margin = 90): number[] {
  const gap = (p.width - 2 * margin) / count;
  const play = Math.max(0, gap - size) / 2;
  return Array.from({ length: count }, (_, i) => margin + gap * (i + 0.5) + (p.rng.next() - 0.5) * 1.6 * play);
}

/** Things that have their own drawings, because no icon fits. */
const ownDrawings = new Set(["balloon-ride", "fireworks"]);

export const landscape: Sketch = (rng, number) => {
  const view = views[(number - 1) % views.length]!;
  const clouds = rng.int(1, 4);
  const items = view.with.map((one) => ({ ...one, count: rng.int(one.minCount, one.maxCount) }));
  return {
    title: view.title,
    words: [
      both("landscape", "风景"),
      view.title,
      hours[view.hour],
      ...items.map(({ name }) => name),
      ...(view.background.includes("mountain")
        ? [both("mountains", "山")]
        : view.background === "sea"
          ? [both("sea", "大海")]
          : []),
    ],
    facts: {
      place: view.title,
      hour: hours[view.hour],
      clouds,
      items: items.map(({ icon, name, count }) => ({ ...(ownDrawings.has(icon) ? {} : { icon }), name, count })),
      marks: {
        cloud: clouds,
        ...Object.fromEntries(
          items.filter(({ icon }) => ownDrawings.has(icon)).map(({ name, count }) => [name.en, count]),
        ),
      },
    },
    paint(p) {
      const horizon = view.background === "sea" ? 470 : 560;
      drawSky(p, view.hour, horizon, 0);
      for (let i = 0; i < clouds; i++)
        p.group(
          "",
          () =>
            cloud(
              p,
              150 + i * 330 + ((i * 97) % 60),
              110 + (i % 2) * 90,
              1.1 + (i % 3) * 0.25,
              cloudColours[view.hour],
            ),
          "cloud",
        );
      const dim = view.hour === "night" ? 0.5 : view.hour === "sunset" ? 0.18 : 0;
      const tint = (colour: string): string =>
        dim ? mix(colour, view.hour === "night" ? "#101c4a" : "#7a3a5a", dim) : colour;
      if (view.background.includes("mountains")) {
        ridge(p, horizon + 10, 330, tint("#8fa3b8"), 4, view.background.startsWith("snow"));
        ridge(p, horizon + 20, 210, tint("#6f8a86"), 6, false);
      }
      if (view.background === "hills") {
        hills(p, horizon - 90, tint("#9cc49a"), 50);
        hills(p, horizon - 30, tint("#7fb37a"), 36);
      }
      if (view.background === "dunes") {
        hills(p, horizon - 60, tint("#e0b070"), 60);
        hills(p, horizon, tint("#d39a58"), 46);
      }
      if (view.background === "sea") water(p, horizon, 300, tint("#3f9fc8"));
      if (view.background === "city")
        for (let layer = 0; layer < 2; layer++) {
          let x = -20;
          while (x < p.width) {
            const w = p.rng.int(80, 150);
            const h = p.rng.int(140, 380 - layer * 90);
            const colour = tint(
              layer ? ["#5f7488", "#7a6a86", "#4f6a7a"][p.rng.int(0, 2)]! : ["#9fb3c4", "#b3a8c0"][p.rng.int(0, 1)]!,
            );
            p.rect(x, horizon + 12 - h, w, h, colour);
            if (layer)
              for (let wy = horizon - h + 34; wy < horizon - 20; wy += 40)
                for (let wx = x + 14; wx < x + w - 20; wx += 32)
                  p.rect(
                    wx,
                    wy,
                    14,
                    20,
                    p.rng.chance(0.6) ? (view.hour === "night" ? "#ffe08a" : "#dfeaf2") : darker(colour, 0.2),
                  );
            x += w + p.rng.int(-6, 14);
          }
        }
      const earth = {
        grass: "#6fb35a",
        sand: "#f0dcae",
        snow: "#f3f7fb",
        water: "#3f8fb8",
        autumn: "#c9a04a",
        desert: "#dca860",
      }[view.ground];
      const ground = tint(earth);
      const top = view.background === "sea" && view.ground === "sand" ? 640 : horizon;
      if (view.ground === "water") water(p, top, p.height - top, ground);
      else {
        hills(p, top + 24, ground, 14);
        p.curve(
          [
            [0, top + 240],
            [400, top + 190],
            [900, top + 250],
            [1440, top + 200],
          ],
          { fill: lighter(ground, 0.1) },
          [
            [1440, 1080],
            [0, 1080],
          ],
        );
        p.curve(
          [
            [0, top + 390],
            [500, top + 350],
            [1000, top + 400],
            [1440, top + 360],
          ],
          { fill: darker(ground, 0.05) },
          [
            [1440, 1080],
            [0, 1080],
          ],
        );
        if (view.title.en === "City by day") {
          p.poly(
            [
              [0, 830],
              [1440, 830],
              [1440, 1080],
              [0, 1080],
            ],
            "#5a6068",
          );
          for (let i = 0; i < 9; i++) p.rect(i * 170 + 20, 950, 100, 10, "#f3e6b0");
        } else if (view.ground === "grass" || view.ground === "autumn")
          for (let i = 0; i < 26; i++) {
            const gx = p.rng.int(10, 1420);
            const gy = p.rng.int(top + 120, 1060);
            p.path(`M${gx} ${gy}l6-22l5 22l8-16l2 16z`, { fill: darker(ground, 0.18), opacity: 0.6 });
          }
        else if (view.ground === "sand" || view.ground === "desert")
          for (let i = 0; i < 40; i++)
            p.circle(p.rng.int(0, 1440), p.rng.int(top + 60, 1070), p.rng.int(2, 5), {
              fill: darker(ground, 0.2),
              opacity: 0.5,
            });
      }
      for (const { icon, count, depth, size, flying } of items) {
        const y = flying ? horizon * (1 + depth) : horizon + (p.height - horizon) * depth;
        const small = Math.min(size, (p.width - 120) / count);
        rowPositions(p, count, small, flying ? 130 : 80).forEach((x, i) => {
          const lift = flying ? (i % 3) * 70 - 30 : (i % 2) * small * 0.1;
          if (icon === "balloon-ride")
            p.group("", () => hotAirBalloon(p, x, y + lift, small * 0.5, i), "hot-air balloon");
          else if (icon === "fireworks") p.group("", () => firework(p, x, y + lift + 40, small * 0.6, i), "firework");
          else if (flying) p.icon(icon, x, y + lift, small);
          else
            p.standingIcon(icon, x, Math.min(y - lift, p.height - 10), small, {
              shadow: view.ground !== "water" && depth > 0.15,
              flip: i % 2 === 1 && ["ewe", "horse", "camel", "swan", "crab", "canoe"].includes(icon),
            });
        });
      }
    },
  };
};

function firework(p: Painter, x: number, y: number, r: number, i: number): void {
  const colour = ["#ffd25a", "#ff7a8a", "#7fe0ff", "#b59aff"][i % 4]!;
  p.line(
    [
      [x, y + r * 1.1],
      [x + 6, y + r * 2.2],
    ],
    colour,
    3,
  );
  for (let k = 0; k < 16; k++) {
    const a = (k * Math.PI) / 8;
    const [dx, dy] = [sin(a), -cos(a)];
    p.line(
      [
        [x + dx * r * 0.3, y + dy * r * 0.3],
        [x + dx * r * 0.8, y + dy * r * 0.8],
      ],
      colour,
      6,
    ).circle(x + dx * r, y + dy * r, 7, lighter(colour, 0.4));
  }
  p.circle(x, y, r * 0.14, "#fff6d8");
}
function hotAirBalloon(p: Painter, x: number, y: number, r: number, i: number): void {
  const [a, b] = (
    [
      ["#d6473c", "#fff3d6"],
      ["#3f78b5", "#ffd25a"],
      ["#3d8a4f", "#fff3d6"],
      ["#8a4f9e", "#ffb0c4"],
      ["#e08a2c", "#5aa9d6"],
    ] as const
  )[i % 5]!;
  const at = (dx: number, dy: number): string => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  p.line(
    [
      [x - r * 0.3, y + r * 0.9],
      [x - r * 0.2, y + r * 1.35],
    ],
    "#6b4a30",
    3,
  ).line(
    [
      [x + r * 0.3, y + r * 0.9],
      [x + r * 0.2, y + r * 1.35],
    ],
    "#6b4a30",
    3,
  );
  p.path(
    `M${at(0, -1)}C${at(1.3, -1)} ${at(1.2, 0.3)} ${at(0.34, 1)}L${at(-0.34, 1)}C${at(-1.2, 0.3)} ${at(-1.3, -1)} ${at(0, -1)}Z`,
    a,
  );
  p.path(
    `M${at(0, -1)}C${at(0.62, -1)} ${at(0.6, 0.3)} ${at(0.17, 1)}L${at(-0.17, 1)}C${at(-0.6, 0.3)} ${at(-0.62, -1)} ${at(0, -1)}Z`,
    b,
  );
  p.path(
    `M${at(0, -1)}C${at(0.2, -0.9)} ${at(0.2, 0.3)} ${at(0.05, 1)}L${at(-0.05, 1)}C${at(-0.2, 0.3)} ${at(-0.2, -0.9)} ${at(0, -1)}Z`,
    a,
  );
  p.rect(x - r * 0.24, y + r * 1.35, r * 0.48, r * 0.34, { fill: "#a8774c", r: 4 });
}

interface Habitat {
  readonly title: LocalizedText;
  readonly paint: (p: Painter) => void;
  readonly animals: readonly string[];
  readonly swims?: boolean;
}
const meadow = (p: Painter): void => {
  drawSky(p, "noon", 420, 3);
  hills(p, 350, "#a3cf96", 40);
  hills(p, 430, "#86c076", 20);
  p.rect(0, 470, 1440, 610, "#78b864");
  for (let i = 0; i < 12; i++) p.rect(i * 126 - 10, 420, 18, 110, "#d9c3a0");
  p.rect(0, 440, 1440, 14, "#e6d3b3").rect(0, 490, 1440, 14, "#e6d3b3");
  p.curve(
    [
      [0, 760],
      [500, 720],
      [1000, 770],
      [1440, 730],
    ],
    { fill: "#6dac59" },
    [
      [1440, 1080],
      [0, 1080],
    ],
  );
};
const habitats: readonly Habitat[] = [
  {
    title: both("Farm animals", "农场动物"),
    animals: ["cow", "pig", "ewe", "goat", "horse", "rooster", "duck"],
    paint: (p) => {
      meadow(p);
      p.poly(
        [
          [1060, 430],
          [1060, 210],
          [1210, 110],
          [1360, 210],
          [1360, 430],
        ],
        "#b5412f",
      )
        .poly(
          [
            [1030, 220],
            [1210, 90],
            [1390, 220],
            [1370, 244],
            [1210, 128],
            [1050, 244],
          ],
          "#7a2f24",
        )
        .rect(1150, 290, 120, 140, "#f3e6d2")
        .rect(1160, 300, 100, 130, "#8a2f24")
        .line(
          [
            [1160, 300],
            [1260, 430],
          ],
          "#f3e6d2",
          8,
        )
        .line(
          [
            [1260, 300],
            [1160, 430],
          ],
          "#f3e6d2",
          8,
        );
    },
  },
  {
    title: both("Savannah", "非洲草原"),
    animals: ["elephant", "giraffe", "zebra", "rhinoceros", "hippopotamus", "leopard"],
    paint: (p) => {
      drawSky(p, "sunset", 460, 1);
      hills(p, 440, "#b58a4a", 20);
      p.rect(0, 470, 1440, 610, "#d9b060");
      p.curve(
        [
          [0, 740],
          [600, 700],
          [1440, 750],
        ],
        { fill: "#cfa24f" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
      for (const [x, s] of [
        [180, 1],
        [1240, 1.25],
      ] as const)
        p.rect(x - 10, 470 - 150 * s, 20, 160 * s, "#6b4a2a")
          .oval(x, 470 - 160 * s, 150 * s, 36 * s, "#5f7a35")
          .oval(x - 50 * s, 470 - 185 * s, 90 * s, 24 * s, "#6d8a3e");
    },
  },
  {
    title: both("Aquarium", "水族馆"),
    swims: true,
    animals: ["tropical-fish", "fish", "blowfish", "octopus", "turtle", "crab", "shark", "dolphin"],
    paint: (p) => {
      p.rect(0, 0, 1440, 1080, "#1f6f9f")
        .rect(0, 0, 1440, 360, { fill: "#3fa0cc", opacity: 0.6 })
        .rect(0, 360, 1440, 320, { fill: "#2f88b8", opacity: 0.5 });
      for (let i = 0; i < 5; i++)
        p.poly(
          [
            [i * 320, 0],
            [i * 320 + 120, 0],
            [i * 320 - 60, 1080],
            [i * 320 - 260, 1080],
          ],
          { fill: "#fff", opacity: 0.06 },
        );
      p.curve(
        [
          [0, 980],
          [360, 940],
          [800, 990],
          [1440, 950],
        ],
        { fill: "#e3c98f" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
      for (let i = 0; i < 12; i++) {
        const x = 40 + i * 124;
        const h = 90 + ((i * 53) % 130);
        p.curve(
          [
            [x, 1000],
            [x + 18, 1000 - h * 0.4],
            [x - 10, 1000 - h * 0.7],
            [x + 8, 1000 - h],
          ],
          { stroke: i % 2 ? "#3f9a5f" : "#2f7f6a", width: 16 },
        );
      }
      for (let i = 0; i < 34; i++)
        p.circle(p.rng.int(20, 1420), p.rng.int(20, 940), p.rng.int(5, 14), {
          stroke: "#cfeefa",
          width: 3,
          opacity: 0.6,
        });
    },
  },
  {
    title: both("Village pond", "村边池塘"),
    animals: ["duck", "swan", "goose", "turtle", "flamingo"],
    paint: (p) => {
      meadow(p);
      p.oval(720, 830, 660, 220, "#c9b582")
        .oval(720, 830, 640, 205, "#5aa9cc")
        .oval(640, 790, 420, 110, { fill: "#fff", opacity: 0.12 });
    },
  },
  {
    title: both("Pets at home", "家中宠物"),
    animals: ["cat", "black-cat", "dog", "poodle", "rabbit", "parrot"],
    paint: (p) => {
      interior(p, "#efe0cd", "#c79d72", 520);
      windowView(p, 560, 90, 320, 290, "day", "#8fb5a8");
      p.rect(90, 330, 300, 190, { fill: "#b3675a", r: 30 })
        .rect(60, 400, 360, 150, { fill: "#c8796a", r: 40 })
        .oval(720, 850, 620, 190, "#a8c4bd")
        .oval(720, 850, 540, 155, "#bfd6d0")
        .rect(1130, 250, 220, 270, "#8a6242")
        .rect(1150, 270, 180, 100, "#a27751")
        .rect(1150, 390, 180, 110, "#a27751");
    },
  },
  {
    title: both("Polar coast", "极地海岸"),
    animals: ["penguin", "seal"],
    paint: (p) => {
      drawSky(p, "morning", 400, 2);
      ridge(p, 440, 220, "#cfe0ec", 5, true);
      water(p, 430, 160, "#4f9ac0");
      p.curve(
        [
          [0, 560],
          [400, 540],
          [900, 575],
          [1440, 545],
        ],
        { fill: "#f1f6fa" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
      p.curve(
        [
          [0, 800],
          [600, 770],
          [1440, 820],
        ],
        { fill: "#e3edf4" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
    },
  },
  {
    title: both("Woodland", "林中"),
    animals: ["deer", "chipmunk", "owl", "hedgehog", "rabbit", "snail"],
    paint: (p) => {
      p.rect(0, 0, 1440, 1080, "#cfe3c0");
      for (let i = 0; i < 12; i++) {
        const x = 30 + i * 128;
        const w = 34 + ((i * 13) % 30);
        p.rect(x, 0, w, 560, i % 2 ? "#7a5f45" : "#8f7355").rect(x + w - 10, 0, 10, 560, {
          fill: "#000",
          opacity: 0.12,
        });
      }
      for (let i = 0; i < 9; i++) p.oval(80 + i * 170, 40 + (i % 2) * 40, 150, 90, i % 2 ? "#5f9a55" : "#6dab5f");
      p.curve(
        [
          [0, 500],
          [400, 470],
          [900, 520],
          [1440, 480],
        ],
        { fill: "#86b86a" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
      p.curve(
        [
          [0, 780],
          [700, 740],
          [1440, 800],
        ],
        { fill: "#78a95d" },
        [
          [1440, 1080],
          [0, 1080],
        ],
      );
    },
  },
];

export const animal: Sketch = (rng, number) => {
  const habitat = habitats[(number - 1) % habitats.length]!;
  const kinds = rng.sample(habitat.animals, Math.min(habitat.animals.length, rng.int(2, 4)));
  const items = kinds.map((icon) => ({ icon, name: thingName(icon), count: rng.int(1, kinds.length > 2 ? 5 : 6) }));
  const total = items.reduce((sum, { count }) => sum + count, 0);
  return {
    title: habitat.title,
    words: [both("animals", "动物"), habitat.title, ...items.map(({ name }) => name)],
    facts: { place: habitat.title, items, total },
    paint(p) {
      habitat.paint(p);
      const all = p.rng.shuffle(items.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon)));
      const rows = all.length > 10 ? 3 : 2;
      const per = Math.ceil(all.length / rows);
      const size = Math.min(190, 1240 / per);
      for (let r = 0; r < rows; r++) {
        const mine = all.slice(r * per, (r + 1) * per);
        const scale = habitat.swims ? 1 : 0.8 + 0.2 * (r / Math.max(1, rows - 1));
        rowPositions(p, mine.length, size * scale, 110).forEach((x, i) => {
          const flip = p.rng.chance(0.5);
          if (habitat.swims) p.icon(mine[i]!, x, 180 + r * (760 / rows) + (i % 2) * 60, size, { flip });
          else
            p.standingIcon(
              mine[i]!,
              x,
              (rows === 3 ? 640 : 700) + r * (rows === 3 ? 190 : 280) + (i % 2) * 24,
              size * scale,
              {
                flip,
              },
            );
        });
      }
    },
  };
};

function pot(p: Painter, x: number, y: number, w: number, colour: string): void {
  p.oval(x, y + 4, w * 0.56, 14, { fill: "#000", opacity: 0.16 });
  p.poly(
    [
      [x - w * 0.42, y - w * 0.7],
      [x + w * 0.42, y - w * 0.7],
      [x + w * 0.32, y],
      [x - w * 0.32, y],
    ],
    colour,
  ).rect(x - w * 0.48, y - w * 0.86, w * 0.96, w * 0.2, { fill: lighter(colour, 0.12), r: 8 });
  p.poly(
    [
      [x + w * 0.16, y - w * 0.66],
      [x + w * 0.42, y - w * 0.66],
      [x + w * 0.32, y],
      [x + w * 0.12, y],
    ],
    { fill: "#000", opacity: 0.1 },
  );
}
function leaves(p: Painter, x: number, y: number, count: number, length: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const a = ((i / Math.max(1, count - 1)) * 150 - 75) * (Math.PI / 180);
    const l = length * (0.8 + 0.2 * ((i * 7) % 3)) * (1 - Math.abs(a) * 0.16);
    const [tx, ty] = [x + sin(a) * l, y - cos(a) * l];
    const [nx, ny] = [cos(a) * l * 0.14, sin(a) * l * 0.14];
    const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
    p.group(
      "",
      () => {
        p.path(
          `M${x.toFixed(1)} ${y.toFixed(1)}Q${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`,
          i % 2 ? colour : lighter(colour, 0.12),
        );
        p.line(
          [
            [x, y],
            [tx, ty],
          ],
          darker(colour, 0.2),
          3,
        );
      },
      "leaf",
    );
  }
}
const plantNames = [
  both("Snake plant", "虎尾兰"),
  both("Peace lily", "白鹤芋"),
  both("Spider plant", "吊兰"),
  both("Rubber fig", "橡皮树"),
];

export const plant: Sketch = (rng, number) => {
  if (number % 2 === 0) {
    const name = plantNames[(number / 2 - 1) % plantNames.length]!;
    const count = rng.int(5, 11);
    const every = rng.int(3, 14);
    const day = pickPastDay(rng);
    const height = rng.int(22, 95);
    const no = createCode(rng, "P-###");
    const colour = ["#3f8a4f", "#5a9a3f", "#2f7f5f", "#4a8f6a"][(number / 2) % 4]!;
    return {
      title: name,
      words: [both("plant", "植物"), both("pot", "花盆"), both("label", "标签"), name],
      facts: {
        plant: name,
        leaves: count,
        waterEveryDays: every,
        lastWatered: day.key,
        heightCm: height,
        number: no,
        marks: { leaf: count },
      },
      paint(p) {
        interior(p, ["#e8dfd0", "#d6e0da", "#e3d8e0", "#dbe3ea"][(number / 2) % 4]!, "#c79d72", 1150);
        p.circle(540, 560, 400, { fill: "#fff", opacity: 0.35 });
        p.rect(300, 1230, 480, 30, { fill: "#8a6242", r: 8 })
          .rect(340, 1258, 30, 150, "#75533a")
          .rect(710, 1258, 30, 150, "#75533a");
        leaves(p, 540, 950, count, 560, colour);
        pot(p, 540, 1236, 380, ["#c8673f", "#4f7f8c", "#d9a441", "#8a79a8"][(number / 2) % 4]!);
        // The label is below the rim, so that it hides no leaf.
        p.curve(
          [
            [650, 930],
            [690, 972],
            [770, 1000],
          ],
          { stroke: "#8a6a4a", width: 5 },
        )
          .rect(616, 1000, 410, 230, { fill: "#000", opacity: 0.12, r: 12 })
          .rect(608, 990, 410, 230, { fill: "#fffdf3", r: 12 })
          .rect(608, 990, 410, 54, { fill: "#3f8a4f", r: 12 });
        p.text(630, 1030, name, 36, { fill: "#fff", weight: 700, fit: 270 }).text(998, 1028, no, 28, {
          fill: "#fff",
          anchor: "end",
        });
        const lines = [
          both(`Water every ${every} days`, `每 ${every} 天浇水`),
          both(`Last: ${day.key}`, `上次：${day.key}`),
          both(`Height: ${height} cm`, `高度：${height} 厘米`),
        ];
        lines.forEach((line, i) => p.text(632, 1092 + i * 50, line, 36, { fit: 366 }));
      },
    };
  }
  const flowers = rng.sample(["rose", "tulip", "sunflower", "hibiscus", "hyacinth", "cactus", "seedling", "herb"], 4);
  const items = flowers.map((icon, i) => ({ icon, name: thingName(icon), count: rng.int(1, 5), pot: i + 1 }));
  const sky = rng.pick(["day", "dusk", "rain"] as const satisfies readonly Sky[]);
  return {
    title: both("Flower pots by the window", "窗边的花盆"),
    words: [
      both("plants", "植物"),
      both("flowers", "花"),
      both("window", "窗户"),
      ...items.map(({ icon, count }) => thingsName(icon, count)),
    ],
    facts: { pots: 4, items, total: items.reduce((sum, { count }) => sum + count, 0), marks: { pot: 4 } },
    paint(p) {
      p.rect(0, 0, 1080, 1440, ["#e8dcc8", "#d3dfd8", "#e5d5d5", "#d8dde8"][Math.floor(number / 2) % 4]!);
      windowView(p, 190, 150, 700, 520, sky, "#f0c8b0");
      planks(p, 0, 1270, 1080, 170, "#a8774c", 3);
      p.rect(0, 1250, 1080, 30, "#c79d72");
      const colours = ["#c8673f", "#4f7f8c", "#d9a441", "#8a79a8"];
      items.forEach(({ icon, count }, i) => {
        const back = i < 2;
        const x = back ? 300 + i * 480 : 300 + (i - 2) * 480;
        const y = back ? 916 : 1320;
        if (back && i === 0)
          p.rect(60, 912, 960, 26, { fill: "#8a6242", r: 6 }).rect(60, 938, 960, 8, { fill: "#000", opacity: 0.12 });
        for (let k = 0; k < count; k++) p.icon(icon, x + (k - (count - 1) / 2) * 84, y - 236 - (k % 2) * 34, 128);
        p.group("", () => pot(p, x, y, 210, colours[(i + number) % 4]!), "pot");
        p.rect(x - 96, y - 164 + 60, 192, 44, { fill: "#fffdf3", r: 8 }).text(x, y - 72, thingName(icon), 30, {
          anchor: "middle",
          fit: 176,
        });
      });
    },
  };
};
