/** Furniture, surfaces and props that several kinds of pictures use. */
import { darker, lighter } from "./colour.ts";
import type { Painter } from "./painter.ts";
import { cos, sin } from "#state/portable-math.ts";

/** Draws a wall, a skirting board, and floorboards that run to a vanishing point. */
export function interior(p: Painter, wall: string, floor: string, floorY: number): void {
  p.rect(0, 0, p.width, floorY, wall);
  p.rect(0, 0, p.width, floorY * 0.12, { fill: lighter(wall, 0.25), opacity: 0.5 });
  p.rect(0, floorY, p.width, p.height - floorY, floor);
  for (let i = -9; i <= 9; i++) {
    const x = p.width / 2 + i * 110;
    p.line(
      [
        [x, floorY],
        [p.width / 2 + i * 210, p.height],
      ],
      darker(floor, 0.16),
      3,
    );
  }
  for (const share of [0.12, 0.3, 0.56]) {
    const y = floorY + (p.height - floorY) * share;
    p.rect(0, y, p.width, 3, { fill: darker(floor, 0.12), opacity: 0.7 });
  }
  p.rect(0, floorY - 22, p.width, 22, lighter(wall, 0.55)).rect(0, floorY - 2, p.width, 6, {
    fill: "#000",
    opacity: 0.18,
  });
}

export type Sky = "day" | "dusk" | "night" | "rain";
const skies = { day: "#aee0fb", dusk: "#ffc79a", night: "#26356b", rain: "#b3c0cc" } as const;

export function windowView(p: Painter, x: number, y: number, w: number, h: number, sky: Sky, curtain?: string): void {
  p.rect(x - 22, y - 22, w + 44, h + 44, { fill: "#fff", r: 8 }).rect(x - 22, y + h + 12, w + 44, 18, {
    fill: "#000",
    opacity: 0.08,
  });
  const ref = `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}"/>`;
  p.clip(ref, () => {
    p.rect(x, y, w, h, skies[sky]);
    if (sky === "night")
      p.circle(x + w * 0.72, y + h * 0.24, 34, "#f6efc9")
        .circle(x + w * 0.2, y + h * 0.2, 4, "#fff")
        .circle(x + w * 0.42, y + h * 0.34, 4, "#fff");
    else if (sky !== "rain") p.circle(x + w * 0.74, y + h * 0.26, 38, sky === "dusk" ? "#ff8f5e" : "#ffe27a");
    if (sky !== "night") {
      p.oval(x + w * 0.26, y + h * 0.24, w * 0.16, 22, { fill: "#fff", opacity: 0.85 });
      p.oval(x + w * 0.36, y + h * 0.2, w * 0.1, 26, { fill: "#fff", opacity: 0.85 });
    }
    const hill = { day: "#7cc26b", dusk: "#c47c6a", night: "#1b2650", rain: "#7d9482" }[sky];
    p.oval(x + w * 0.2, y + h * 1.06, w * 0.6, h * 0.4, hill).oval(
      x + w * 0.85,
      y + h * 1.1,
      w * 0.55,
      h * 0.36,
      darker(hill, 0.14),
    );
    if (sky === "rain")
      for (let i = 0; i < 14; i++) {
        const rx = x + ((i * 53) % w);
        const ry = y + ((i * 97) % h);
        p.line(
          [
            [rx, ry],
            [rx - 8, ry + 28],
          ],
          "#e9f1f7",
          3,
        );
      }
    p.poly(
      [
        [x, y + h * 0.9],
        [x + w * 0.4, y],
        [x + w * 0.56, y],
        [x + w * 0.1, y + h],
      ],
      { fill: "#fff", opacity: 0.12 },
    );
  });
  p.rect(x + w / 2 - 7, y, 14, h, "#fff").rect(x, y + h * 0.42, w, 12, "#fff");
  p.rect(x - 40, y + h + 18, w + 80, 22, { fill: "#f4efe6", r: 5 });
  if (curtain) {
    const side = w * 0.24;
    for (const [cx, dir] of [
      [x - 46, 1],
      [x + w + 46, -1],
    ] as const) {
      const points: [number, number][] = [
        [cx, y - 50],
        [cx + dir * side, y - 50],
        [cx + dir * side * 0.72, y + h * 0.55],
        [cx + dir * side * 0.8, y + h + 60],
        [cx, y + h + 60],
      ];
      p.poly(points, curtain);
      for (const share of [0.25, 0.5, 0.75])
        p.line(
          [
            [cx + dir * side * share, y - 46],
            [cx + dir * side * share * 0.8, y + h + 56],
          ],
          darker(curtain, 0.14),
          5,
        );
    }
    p.rect(x - 70, y - 66, w + 140, 14, { fill: "#8a6a4a", r: 7 });
  }
}

export function sofa(p: Painter, x: number, y: number, w: number, colour: string, seats = 3): void {
  const h = w * 0.36;
  p.oval(x + w / 2, y + 6, w * 0.54, 24, { fill: "#000", opacity: 0.16 });
  for (const lx of [x + 30, x + w - 50]) p.rect(lx, y - 26, 20, 30, "#5d4433");
  p.rect(x + 20, y - h, w - 40, h - 30, { fill: darker(colour, 0.1), r: 34 });
  const inner = (w - 120) / seats;
  for (let i = 0; i < seats; i++) {
    p.rect(x + 60 + i * inner + 3, y - h + 16, inner - 6, h * 0.52, { fill: colour, r: 22 });
    p.rect(x + 60 + i * inner + 3, y - h * 0.5, inner - 6, h * 0.32, { fill: lighter(colour, 0.14), r: 18 });
  }
  p.rect(x + 40, y - h * 0.24, w - 80, h * 0.17, { fill: darker(colour, 0.06), r: 10 });
  p.rect(x, y - h * 0.66, 70, h * 0.62, { fill: lighter(colour, 0.06), r: 30 }).rect(
    x + w - 70,
    y - h * 0.66,
    70,
    h * 0.62,
    { fill: lighter(colour, 0.06), r: 30 },
  );
}

export function cushion(p: Painter, x: number, y: number, size: number, colour: string, turn: number): void {
  p.withOrigin(
    x,
    y,
    turn,
    () => {
      p.rect(-size / 2, -size / 2, size, size, { fill: colour, r: size * 0.2 });
      p.rect(-size * 0.34, -size * 0.34, size * 0.68, size * 0.68, {
        stroke: lighter(colour, 0.4),
        width: 4,
        r: size * 0.12,
      });
    },
    "cushion",
  );
}

export function floorLamp(p: Painter, x: number, y: number, h: number, colour: string): void {
  p.oval(x, y, 66, 14, { fill: "#000", opacity: 0.16 })
    .oval(x, y - 6, 56, 12, "#4a4038")
    .rect(x - 5, y - h, 10, h - 8, "#4a4038");
  p.poly(
    [
      [x - 60, y - h - 10],
      [x + 60, y - h - 10],
      [x + 92, y - h + 130],
      [x - 92, y - h + 130],
    ],
    colour,
  );
  p.poly(
    [
      [x - 92, y - h + 130],
      [x + 92, y - h + 130],
      [x + 190, y],
      [x - 190, y],
    ],
    { fill: "#fff3c4", opacity: 0.13 },
  );
}

export function rug(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.oval(x, y, rx, ry, colour)
    .oval(x, y, rx * 0.86, ry * 0.84, lighter(colour, 0.22))
    .oval(x, y, rx * 0.72, ry * 0.68, colour);
}

/** Draws a framed picture with a small landscape or a shape. */
export function framedPicture(
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  motif: number,
): void {
  p.rect(x + 6, y + 10, w, h, { fill: "#000", opacity: 0.14 })
    .rect(x, y, w, h, "#6b4e37")
    .rect(x + 12, y + 12, w - 24, h - 24, "#fbf7ee");
  const [ix, iy, iw, ih] = [x + 30, y + 30, w - 60, h - 60];
  p.rect(ix, iy, iw, ih, lighter(tone, 0.55));
  if (motif % 3 === 0)
    p.poly(
      [
        [ix, iy + ih],
        [ix + iw * 0.35, iy + ih * 0.35],
        [ix + iw * 0.6, iy + ih * 0.7],
        [ix + iw * 0.78, iy + ih * 0.5],
        [ix + iw, iy + ih],
      ],
      tone,
    ).circle(ix + iw * 0.74, iy + ih * 0.24, iw * 0.09, "#f6b94f");
  else if (motif % 3 === 1)
    p.circle(ix + iw * 0.5, iy + ih * 0.42, Math.min(iw, ih) * 0.28, tone).rect(
      ix,
      iy + ih * 0.62,
      iw,
      ih * 0.38,
      darker(tone, 0.2),
    );
  else
    p.rect(ix, iy, iw * 0.5, ih * 0.6, tone)
      .rect(ix + iw * 0.5, iy + ih * 0.35, iw * 0.5, ih * 0.65, darker(tone, 0.25))
      .circle(ix + iw * 0.7, iy + ih * 0.2, iw * 0.1, "#e86a4a");
}

export function wallClock(
  p: Painter,
  x: number,
  y: number,
  r: number,
  hour: number,
  minute: number,
  rim: string,
): void {
  p.circle(x + r * 0.05, y + r * 0.09, r, { fill: "#000", opacity: 0.14 })
    .circle(x, y, r, rim)
    .circle(x, y, r * 0.86, "#fffdf6");
  for (let i = 0; i < 60; i++) {
    if (i % 5 !== 0 && r < 130) continue;
    const a = (i * Math.PI) / 30;
    const from = i % 5 === 0 ? 0.68 : 0.75;
    p.line(
      [
        [x + sin(a) * r * from, y - cos(a) * r * from],
        [x + sin(a) * r * 0.78, y - cos(a) * r * 0.78],
      ],
      "#3c3a38",
      i % 5 === 0 ? r * 0.035 : r * 0.014,
    );
  }
  clockHand(p, x, y, ((Math.floor(hour) % 12) + minute / 60) * 30, r * 0.44, r * 0.06);
  clockHand(p, x, y, minute * 6, r * 0.64, r * 0.04);
  p.circle(x, y, r * 0.06, "#d0402b");
}
export function clockHand(
  p: Painter,
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  colour = "#2b2a29",
): void {
  const a = (degrees * Math.PI) / 180;
  p.line(
    [
      [x - sin(a) * length * 0.16, y + cos(a) * length * 0.16],
      [x + sin(a) * length, y - cos(a) * length],
    ],
    colour,
    width,
  );
}

/** Draws a wooden board seen from above. */
export function planks(p: Painter, x: number, y: number, w: number, h: number, base: string, rows: number): void {
  p.rect(x, y, w, h, base);
  const step = h / rows;
  for (let i = 0; i < rows; i++) {
    if (i % 2 === 1) p.rect(x, y + i * step, w, step, darker(base, 0.04));
    p.rect(x, y + i * step, w, 3, darker(base, 0.2));
    const joint = x + ((i * 0.37 + 0.21) % 1) * w;
    p.rect(joint, y + i * step, 3, step, darker(base, 0.2));
    for (let k = 0; k < 2; k++) {
      const gx = x + ((i * 0.53 + k * 0.47 + 0.08) % 0.85) * w;
      const gy = y + (i + 0.35 + k * 0.3) * step;
      p.curve(
        [
          [gx, gy],
          [gx + w * 0.05, gy - step * 0.06],
          [gx + w * 0.11, gy + step * 0.03],
          [gx + w * 0.15, gy],
        ],
        { stroke: darker(base, 0.11), width: 3 },
      );
    }
  }
}

/** Draws the surface under a photographed document. */
export function surface(p: Painter, kind: number): void {
  const tones = ["#b98a5e", "#8d6a4c", "#d8b48a", "#6d7f8b", "#c9c2b6", "#46565f", "#a87d5a", "#7a8f7c"];
  const tone = tones[kind % tones.length]!;
  if ([0, 1, 2, 6].includes(kind % tones.length)) planks(p, 0, 0, p.width, p.height, tone, p.height > p.width ? 9 : 7);
  else {
    p.rect(0, 0, p.width, p.height, tone);
    p.poly(
      [
        [0, 0],
        [p.width * 0.7, 0],
        [0, p.height * 0.8],
      ],
      { fill: "#fff", opacity: 0.07 },
    );
    p.poly(
      [
        [p.width, p.height],
        [p.width * 0.4, p.height],
        [p.width, p.height * 0.35],
      ],
      { fill: "#000", opacity: 0.07 },
    );
  }
}

/** Draws a sheet of paper with its shadow. Inside, the origin is the corner of the sheet. */
export function sheet(
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  fill: string,
  inside: () => void,
): void {
  p.group(
    `rotate(${turn} ${Math.round(x + w / 2)} ${Math.round(y + h / 2)}) translate(${Math.round(x)} ${Math.round(y)})`,
    () => {
      p.rect(14, 20, w, h, { fill: "#000", opacity: 0.1, r: 4 }).rect(7, 10, w, h, {
        fill: "#000",
        opacity: 0.14,
        r: 4,
      });
      p.rect(0, 0, w, h, { fill, r: 3 });
      inside();
    },
  );
}

export function coffee(p: Painter, x: number, y: number, r: number, cup = "#f3efe8"): void {
  p.circle(x + 10, y + 14, r * 1.4, { fill: "#000", opacity: 0.14 })
    .circle(x, y, r * 1.4, lighter(cup, 0.3))
    .circle(x, y, r * 1.2, cup);
  p.rect(x + r * 0.7, y - r * 0.17, r * 0.75, r * 0.34, { fill: darker(cup, 0.12), r: r * 0.15 });
  p.circle(x, y, r, "#fff")
    .circle(x, y, r * 0.84, "#6b4226")
    .circle(x - r * 0.14, y - r * 0.1, r * 0.5, { fill: "#8d5b36", opacity: 0.6 });
}

/** Draws a round stamp. */
export function stamp(p: Painter, x: number, y: number, r: number, text: string, colour = "#c8352d", turn = -12): void {
  p.withOrigin(x, y, turn, () => {
    p.circle(0, 0, r, { stroke: colour, width: r * 0.07, opacity: 0.8 }).circle(0, 0, r * 0.8, {
      stroke: colour,
      width: 3,
      opacity: 0.8,
    });
    p.poly(star(0, -r * 0.36, r * 0.24), { fill: colour, opacity: 0.8 });
    p.text(0, r * 0.26, text, r * 0.36, { fill: colour, weight: 700, anchor: "middle", fit: r * 1.4, opacity: 0.85 });
  });
}
export function star(x: number, y: number, r: number): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5;
    const s = i % 2 === 0 ? r : r * 0.42;
    return [x + sin(a) * s, y - cos(a) * s];
  });
}

/** Bars that look like a barcode. They encode nothing. */
export function barcode(p: Painter, x: number, y: number, w: number, h: number): void {
  let at = x;
  while (at < x + w - 10) {
    const bar = p.rng.int(2, 7);
    p.rect(at, y, bar, h, "#1c1c1c");
    at += bar + p.rng.int(3, 8);
  }
}
export function squareCode(p: Painter, x: number, y: number, size: number): void {
  const cells = 15;
  const cell = size / cells;
  p.rect(x - cell, y - cell, size + 2 * cell, size + 2 * cell, "#fff");
  let d = "";
  for (let row = 0; row < cells; row++)
    for (let col = 0; col < cells; col++) {
      const corner = (row < 5 && col < 5) || (row < 5 && col > 9) || (row > 9 && col < 5);
      if (!corner && p.rng.chance(0.48))
        d += `M${(x + col * cell).toFixed(1)} ${(y + row * cell).toFixed(1)}h${cell.toFixed(1)}v${cell.toFixed(1)}h-${cell.toFixed(1)}z`;
    }
  p.path(d, "#1c1c1c");
  for (const [col, row] of [
    [0, 0],
    [11, 0],
    [0, 11],
  ] as const) {
    p.rect(x + col * cell, y + row * cell, 4 * cell, 4 * cell, "#1c1c1c").rect(
      x + (col + 0.8) * cell,
      y + (row + 0.8) * cell,
      2.4 * cell,
      2.4 * cell,
      "#fff",
    );
    p.rect(x + (col + 1.4) * cell, y + (row + 1.4) * cell, 1.2 * cell, 1.2 * cell, "#1c1c1c");
  }
}

export function pencil(p: Painter, x: number, y: number, turn: number, colour = "#e8b23a"): void {
  p.withOrigin(x, y, turn, () => {
    p.rect(6, 10, 330, 22, { fill: "#000", opacity: 0.14, r: 6 })
      .rect(0, 0, 270, 22, colour)
      .rect(0, 7, 270, 7, lighter(colour, 0.25));
    p.rect(-26, 0, 26, 22, "#e58a8a")
      .rect(-4, 0, 16, 22, "#b9bec4")
      .poly(
        [
          [270, 0],
          [320, 11],
          [270, 22],
        ],
        "#f0d2a5",
      )
      .poly(
        [
          [304, 7.5],
          [320, 11],
          [304, 14.5],
        ],
        "#333",
      );
  });
}
