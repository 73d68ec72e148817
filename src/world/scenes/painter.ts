/** Draws one picture from flat shapes, text in the phone's fonts, and icons. Each icon is defined once as a symbol. */
import { Rng } from "#state/rng.ts";
import { measureText, wrapText } from "./measure.ts";
import type { Art, LocalizedText, Lang } from "./scene.ts";

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Corner radius. */
  readonly r?: number;
  /** Degrees of rotation about the middle. */
  readonly turn?: number;
  readonly dash?: string;
}
export interface TextStyle {
  readonly fill?: string;
  readonly weight?: 400 | 500 | 700;
  readonly anchor?: "start" | "middle" | "end";
  readonly slanted?: boolean;
  readonly spacing?: number;
  /** Shrinks the font until the line fits into this width. */
  readonly fit?: number;
  readonly opacity?: number;
  readonly turn?: number;
}

const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);
const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export class Painter {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly lang: Lang;
  readonly rng: Rng;
  private readonly art: Art;
  private readonly symbols = new Map<string, string>();
  private parts: string[] = [];

  constructor(id: string, size: { width: number; height: number }, lang: Lang, art: Art) {
    this.id = id;
    this.width = size.width;
    this.height = size.height;
    this.lang = lang;
    this.rng = Rng.of("scene paint", id);
    this.art = art;
  }

  localize(text: LocalizedText | string): string {
    return typeof text === "string" ? text : text[this.lang];
  }

  rect(x: number, y: number, w: number, h: number, look: Paint | string): this {
    const style = typeof look === "string" ? { fill: look } : look;
    const r = style.r ? ` rx="${formatNumber(style.r)}"` : "";
    return this.addPart(
      `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}"${r}${paintAttributes(style, x + w / 2, y + h / 2)}/>`,
    );
  }
  circle(x: number, y: number, r: number, look: Paint | string): this {
    return this.addPart(
      `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}"${paintAttributes(typeof look === "string" ? { fill: look } : look, x, y)}/>`,
    );
  }
  oval(x: number, y: number, rx: number, ry: number, look: Paint | string): this {
    const style = typeof look === "string" ? { fill: look } : look;
    return this.addPart(
      `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}"${paintAttributes(style, x, y)}/>`,
    );
  }
  /** Draws a path. The numbers in the path are used unchanged. */
  path(d: string, look: Paint | string): this {
    return this.addPart(`<path d="${d}"${paintAttributes(typeof look === "string" ? { fill: look } : look, 0, 0)}/>`);
  }
  poly(points: readonly (readonly [number, number])[], look: Paint | string): this {
    return this.path(`M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`, look);
  }
  /** Draws an open line through the points. */
  line(points: readonly (readonly [number, number])[], stroke: string, width: number, dash?: string): this {
    const d = `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}`;
    return this.addPart(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`,
    );
  }
  /** Draws a smooth curve through the points. */
  curve(
    points: readonly (readonly [number, number])[],
    look: Paint,
    close?: readonly (readonly [number, number])[],
  ): this {
    return this.path(
      smoothPath(points) +
        (close ? `L${close.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z` : ""),
      look,
    );
  }

  text(x: number, y: number, text: LocalizedText | string, size: number, letters: TextStyle = {}): this {
    const line = this.localize(text);
    const weight = letters.weight ?? 400;
    const wide = measureText(line, size, weight) + (letters.spacing ?? 0) * line.length;
    const fitted = letters.fit !== undefined && wide > letters.fit ? (size * letters.fit) / wide : size;
    const attributes = [
      `x="${formatNumber(x)}" y="${formatNumber(y)}" font-size="${formatNumber(fitted)}"`,
      `fill="${letters.fill ?? "#26282c"}"`,
      weight === 400 ? "" : `font-weight="${weight}"`,
      letters.anchor && letters.anchor !== "start" ? `text-anchor="${letters.anchor}"` : "",
      letters.slanted ? 'font-style="italic"' : "",
      letters.spacing ? `letter-spacing="${formatNumber(letters.spacing)}"` : "",
      letters.opacity === undefined ? "" : `opacity="${letters.opacity}"`,
      letters.turn ? `transform="rotate(${formatNumber(letters.turn)} ${formatNumber(x)} ${formatNumber(y)})"` : "",
    ];
    return this.addPart(`<text ${attributes.filter(Boolean).join(" ")}>${escapeXml(line)}</text>`);
  }
  /** Wraps text. `y` is the first baseline. Returns the baseline of the following line. */
  paragraph(
    x: number,
    y: number,
    text: LocalizedText | string,
    size: number,
    width: number,
    letters: TextStyle & { leading?: number } = {},
  ): number {
    let at = y;
    for (const line of wrapText(this.localize(text), size, width, letters.weight)) {
      if (line !== "") this.text(x, at, line, size, letters);
      at += size * (letters.leading ?? 1.45);
    }
    return at;
  }

  /** Draws an icon with its centre at x, y. */
  icon(
    name: string,
    x: number,
    y: number,
    size: number,
    how: { turn?: number; flip?: boolean; opacity?: number } = {},
  ): this {
    const ref = `${this.id}-${name}`;
    if (!this.symbols.has(name)) this.symbols.set(name, this.art(name));
    const turn = how.turn ? `rotate(${formatNumber(how.turn)} ${formatNumber(x)} ${formatNumber(y)})` : "";
    const flip = how.flip ? `translate(${formatNumber(2 * x)} 0) scale(-1 1)` : "";
    const transform = turn || flip ? ` transform="${[flip, turn].filter(Boolean).join(" ")}"` : "";
    const opacity = how.opacity === undefined ? "" : ` opacity="${how.opacity}"`;
    return this.addPart(
      `<use href="#${ref}" x="${formatNumber(x - size / 2)}" y="${formatNumber(y - size / 2)}" width="${formatNumber(size)}" height="${formatNumber(size)}"${transform}${opacity}/>`,
    );
  }
  /** Draws an icon that stands on y, with a soft shadow. */
  standingIcon(name: string, x: number, y: number, size: number, how: { flip?: boolean; shadow?: boolean } = {}): this {
    if (how.shadow !== false) this.oval(x, y - size * 0.03, size * 0.38, size * 0.07, { fill: "#000", opacity: 0.14 });
    return this.icon(name, x, y - size * 0.47, size, how.flip ? { flip: true } : {});
  }

  group(transform: string, inside: () => void, mark?: string): this {
    const before = this.parts;
    this.parts = [];
    inside();
    const made = this.parts.join("");
    this.parts = before;
    const attributes = `${transform ? ` transform="${transform}"` : ""}${mark ? ` data-is="${mark}"` : ""}`;
    return this.addPart(`<g${attributes}>${made}</g>`);
  }
  /** Clips the drawing that `inside` makes to the shape. */
  clip(shape: string, inside: () => void): this {
    const ref = `${this.id}-clip${this.symbols.size}`;
    this.symbols.set(`clip${this.symbols.size}`, `<clipPath id="${ref}">${shape}</clipPath>`);
    const before = this.parts;
    this.parts = [];
    inside();
    const made = this.parts.join("");
    this.parts = before;
    return this.addPart(`<g clip-path="url(#${ref})">${made}</g>`);
  }
  /** Calls `inside` with x, y as the origin of the drawing, rotated by `turn` degrees. */
  withOrigin(x: number, y: number, turn: number, inside: () => void, mark?: string): this {
    return this.group(
      `translate(${formatNumber(x)} ${formatNumber(y)})${turn ? ` rotate(${formatNumber(turn)})` : ""}`,
      inside,
      mark,
    );
  }

  svg(): string {
    const defs = [...this.symbols]
      .map(([name, body]) =>
        body.startsWith("<clipPath") ? body : `<symbol id="${this.id}-${name}" viewBox="0 0 32 32">${body}</symbol>`,
      )
      .join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}" ` +
      `font-family="Roboto,'Noto Sans SC Variable','Noto Color Emoji',sans-serif">${defs ? `<defs>${defs}</defs>` : ""}${this.parts.join("")}</svg>`
    );
  }

  private addPart(part: string): this {
    this.parts.push(part);
    return this;
  }
}

function paintAttributes(look: Paint, cx: number, cy: number): string {
  return [
    ` fill="${look.fill ?? (look.stroke ? "none" : "#000")}"`,
    look.stroke ? ` stroke="${look.stroke}" stroke-width="${formatNumber(look.width ?? 2)}"` : "",
    look.stroke && !look.fill ? ' stroke-linecap="round"' : "",
    look.opacity === undefined ? "" : ` opacity="${look.opacity}"`,
    look.dash ? ` stroke-dasharray="${look.dash}"` : "",
    look.turn ? ` transform="rotate(${formatNumber(look.turn)} ${formatNumber(cx)} ${formatNumber(cy)})"` : "",
  ].join("");
}

/** Converts the points to a Catmull-Rom curve, as cubic curves. */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  let d = `M${formatNumber(points[0]![0])} ${formatNumber(points[0]![1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    d += `C${formatNumber(b[0] + (c[0] - a[0]) / 6)} ${formatNumber(b[1] + (c[1] - a[1]) / 6)} ${formatNumber(c[0] - (e[0] - b[0]) / 6)} ${formatNumber(c[1] - (e[1] - b[1]) / 6)} ${formatNumber(c[0])} ${formatNumber(c[1])}`;
  }
  return d;
}
