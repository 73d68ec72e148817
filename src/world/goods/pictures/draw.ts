/**
 * Draws a picture from its id. The id determines the background, the item with its form and colour, and the kind of
 * shot.
 */
import { Rng } from "#state/rng.ts";
import { darker, lighter } from "../../scenes/colour.ts";
import { Painter } from "../../scenes/painter.ts";
import { getColour } from "../colours.ts";
import { families } from "../families.ts";
import { drawBackground } from "./backgrounds.ts";
import { parsePictureId } from "./ids.ts";
import type { DrawThing } from "./thing.ts";
import { collectibleThings } from "./collectibles.ts";
import { devices } from "./devices.ts";
import { homeThings } from "./home.ts";
import { instrumentThings } from "./instruments.ts";
import { toyAndSportThings } from "./toys-and-sports.ts";
import { mediaThings } from "./media.ts";
import { clothingThings } from "./clothing.ts";

const things: Readonly<Record<string, DrawThing>> = {
  ...devices,
  ...clothingThings,
  ...homeThings,
  ...toyAndSportThings,
  ...instrumentThings,
  ...mediaThings,
  ...collectibleThings,
};
const size = { width: 400, height: 400 };
const throwNoArt = (name: string): never => {
  throw new Error(`goods are drawn without icons: ${name}`);
};

export function drawPicture(id: string): string {
  const { family, form, colour, ground, shot } = parsePictureId(id);
  const thing = things[family];
  if (!thing) throw new RangeError(`nobody draws ${family}`);
  const main = getColour(colour).hex;
  const look = {
    main,
    dark: darker(main, 0.28),
    deep: darker(main, 0.55),
    light: lighter(main, 0.35),
    form,
    ink: brightness(main) > 0.6 ? "#2d2a26" : "#fff8ea",
    title: coverTitle(family, colour),
  };
  const p = new Painter("g", size, "en", throwNoArt);
  // In front of the white backdrop, pale items get a darker background.
  const isPale = [1, 3, 5].every((at) => Number.parseInt(main.slice(at, at + 2), 16) > 0xcc);
  if (ground === 0 && isPale)
    p.rect(0, 0, 400, 400, "#dcdfe2").rect(0, 262, 400, 138, { fill: "#c9cdd1", opacity: 0.75 });
  else drawBackground(p, ground, Rng.of("goods ground", family, ground, form));
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

const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
/** Returns the title on the cover. If all items of a model look the same, the colour identifies the model. */
function coverTitle(id: string, colour: string): string {
  const family = families().find((one) => one.id === id);
  return family?.isAlike ? (family.models[family.colours.indexOf(colour)]?.name.en ?? "") : "";
}

/** The families that have a drawing. */
export const drawnFamilies: readonly string[] = Object.keys(things);
