/**
 * Colours the gesture handle: dark on light and light on dark, for a page, a sheet, a keyboard or a dimmed background
 * below it. What is below depends on the layout, so this runs after each drawing, like the positions of overlays.
 */
import { display } from "./runtime.ts";
import { boxOf, elementsAt } from "./scale.ts";

type Tone = "dark" | "light" | "shaded";
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function updateHandleTone(): void {
  // The tone is only a colour. No touch depends on it.
  if (!display.seen) return;
  const handle = document.querySelector<HTMLElement>(".phone .gesture-bar > .gesture-handle");
  if (!handle) return;
  const { left, top, right, bottom } = boxOf(handle);
  const tone = toneAt(elementsAt({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  // At a point outside of the drawing there is nothing below the handle, and it is not visible.
  if (tone !== null && handle.dataset["tone"] !== tone) handle.dataset["tone"] = tone;
}
/** Returns the tone that contrasts with these parts, topmost first. Null when there are none. */
function toneAt(parts: readonly Element[]): Tone | null {
  const over: Colour[] = [];
  for (const part of parts) {
    const style = getComputedStyle(part);
    if (part.closest(".picture, .wallpaper") || part.matches("img, canvas") || style.backgroundImage !== "none")
      return toneOnPicture(part);
    // A drawing on a flat background, such as a map or an icon, leaves most of the background visible.
    if (part.matches("svg, svg *")) continue;
    const colour = colourOf(style.backgroundColor);
    if (colour[3] > 0) over.push(colour);
    if (colour[3] === 1) break;
  }
  const ground = over.pop();
  if (!ground) return null;
  // Dark contrasts with everything brighter than a middle grey, which has a fifth of white's luminance.
  const light = over.reduceRight((sum, c) => sum * (1 - c[3]) + luminanceOf(c) * c[3], luminanceOf(ground));
  return light > 0.2 ? "dark" : "light";
}
/**
 * A picture may have any colour at this point. Screens and wallpapers with one tone declare it; otherwise the handle
 * gets a shade around it.
 */
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
/**
 * Approximate relative luminance: 0 black, 1 white. A square replaces the exponent 2.4 of WCAG 2.2, whose result
 * differs between engines.
 */
function luminanceOf([red, green, blue]: Colour): number {
  const part = (n: number): number => (n / 255) * (n / 255);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
