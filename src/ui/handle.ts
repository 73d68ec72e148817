/**
 * The gesture handle is dark on what is light and light on what is dark, whatever lies below it: a page, a sheet, a keyboard,
 * a dimmed ground. What lies there follows from the layout, so it is looked up after each drawing, as the places of floats are.
 */
import { glass } from "./runtime.ts";
import { boxOf, elementsAt } from "./scale.ts";

type Tone = "dark" | "light" | "shaded";
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function toneHandle(): void {
  // A colour alone: no touch depends on it.
  if (!glass.seen) return;
  const handle = document.querySelector<HTMLElement>(".phone .gesture-bar > .gesture-handle");
  if (!handle) return;
  const { left, top, right, bottom } = boxOf(handle);
  const tone = toneAt(elementsAt({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  // Beyond the edge of what is drawn nothing lies, and nothing is seen.
  if (tone !== null && handle.dataset["tone"] !== tone) handle.dataset["tone"] = tone;
}
/** What stands out from these parts, the uppermost first; null where there are none. */
function toneAt(parts: readonly Element[]): Tone | null {
  const over: Colour[] = [];
  for (const part of parts) {
    const style = getComputedStyle(part);
    if (part.closest(".picture, .wallpaper") || part.matches("img, canvas") || style.backgroundImage !== "none")
      return toneOnPicture(part);
    // What is drawn on a flat ground, as a map or an icon is, leaves most of it to be seen.
    if (part.matches("svg, svg *")) continue;
    const colour = colourOf(style.backgroundColor);
    if (colour[3] > 0) over.push(colour);
    if (colour[3] === 1) break;
  }
  const ground = over.pop();
  if (!ground) return null;
  // Dark stands out from all that is brighter than a middle grey, which is a fifth of white's light.
  const light = over.reduceRight((sum, c) => sum * (1 - c[3]) + lightOf(c) * c[3], lightOf(ground));
  return light > 0.2 ? "dark" : "light";
}
/** A picture may be of any colour at this place. Screens and wallpapers of one tone say it; else a shade is around the handle. */
function toneOnPicture(part: Element): Tone {
  if (part.closest(".picture")) return "shaded";
  const said = part.closest("[data-bars]")?.getAttribute("data-bars");
  if (said === "white") return "light";
  if (said === "black") return "dark";
  const phone = part.closest(".phone");
  if (said === undefined && part.closest(".wallpaper, .lock") && phone?.matches(".home, .pale"))
    return phone.matches(".pale") ? "dark" : "light";
  return "shaded";
}
function colourOf(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number);
  return text.startsWith("color(srgb") ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
}
/** Relative luminance, about: 0 black, 1 white. A square stands in for the exponent of 2.4 (WCAG 2.2), which engines differ on. */
function lightOf([red, green, blue]: Colour): number {
  const part = (n: number): number => (n / 255) * (n / 255);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
