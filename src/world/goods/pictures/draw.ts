/** Draws a picture from its name: the ground, the thing in its form and colour, and how it was taken. */
import { Rng } from "../../../state/rng.ts";
import { darker, lighter } from "../../scenes/colour.ts";
import { Painter } from "../../scenes/painter.ts";
import { colourOf } from "../colours.ts";
import { families } from "../families.ts";
import { drawGround } from "./grounds.ts";
import { pictureFacts } from "./ids.ts";
import type { Thing } from "./thing.ts";
import { cabinetThings } from "./cabinet.ts";
import { devices } from "./devices.ts";
import { houseThings } from "./house.ts";
import { instrumentThings } from "./instruments.ts";
import { playThings } from "./play.ts";
import { shelfThings } from "./shelf.ts";
import { wearThings } from "./wear.ts";

const things: Readonly<Record<string, Thing>> = {
  ...devices,
  ...wearThings,
  ...houseThings,
  ...playThings,
  ...instrumentThings,
  ...shelfThings,
  ...cabinetThings,
};
const size = { width: 400, height: 400 };
const noArt = (name: string): never => {
  throw new Error(`goods are drawn without icons: ${name}`);
};

export function drawPicture(id: string): string {
  const { family, form, colour, ground, shot } = pictureFacts(id);
  const thing = things[family];
  if (!thing) throw new RangeError(`nobody draws ${family}`);
  const main = colourOf(colour).hex;
  const look = {
    main,
    dark: darker(main, 0.28),
    deep: darker(main, 0.55),
    light: lighter(main, 0.35),
    form,
    ink: brightOf(main) > 0.6 ? "#2d2a26" : "#fff8ea",
    title: titleOf(family, colour),
  };
  const p = new Painter("g", size, "en", noArt);
  // Sellers put what is pale before something darker.
  const isPale = [1, 3, 5].every((at) => Number.parseInt(main.slice(at, at + 2), 16) > 0xcc);
  if (ground === 0 && isPale)
    p.rect(0, 0, 400, 400, "#dcdfe2").rect(0, 262, 400, 138, { fill: "#c9cdd1", opacity: 0.75 });
  else drawGround(p, ground, Rng.of("goods ground", family, ground, form));
  const shadow = (): unknown => p.oval(200, 334, 138, 17, { fill: "#000", opacity: 0.13 });
  if (shot === 1) p.group("translate(-190 -120) scale(1.95)", () => thing(p, look));
  else if (shot === 2) {
    p.group("translate(22 44) scale(0.87)", () => {
      shadow();
      p.group("rotate(-7 200 200)", () => thing(p, look));
    });
  } else if (shot === 3) {
    p.path("M262 176l84 -16 40 24v128l-84 20 -40 -26z", "#c09a66").path("M262 176l40 26 84 -18M302 202v130", {
      stroke: "#94703f",
      width: 3,
    });
    p.rect(314, 236, 50, 34, { fill: "#f5f1e6", turn: -12 }).path("M274 172l84 -15 14 8 -84 17z", "#dcc39a");
    p.group("translate(-14 84) scale(0.76)", () => {
      shadow();
      thing(p, look);
    });
  } else if (shot === 4) {
    p.group("translate(44 12) scale(0.78)", () => {
      shadow();
      thing(p, look);
    });
    p.rect(30, 318, 340, 34, "#f3d34a");
    for (let i = 0; i <= 34; i++) p.rect(34 + i * 10, 318, 1.6, i % 5 === 0 ? 17 : 9, "#4a3b12");
    for (let i = 1; i <= 6; i++) p.text(34 + i * 50, 347, String(i * 5), 11, { anchor: "middle", fill: "#4a3b12" });
  } else {
    shadow();
    thing(p, look);
  }
  return p.svg();
}

const brightOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
/** Where all of one model look alike, its colour tells which it is. */
function titleOf(id: string, colour: string): string {
  const family = families().find((one) => one.id === id);
  return family?.isAlike ? (family.models[family.colours.indexOf(colour)]?.name.en ?? "") : "";
}

/** Families that can be drawn. */
export const drawnFamilies: readonly string[] = Object.keys(things);
