/**
 * Chooses the colour of the gesture handle, which is dark on light parts and light on dark parts. The handle can be
 * over a page, a sheet, a keyboard or a dimmed background, depending on the layout. The colour is therefore computed
 * after each drawing.
 */
import { display } from "./runtime.ts";
import { boxOf, elementsAt } from "./scale.ts";

type Tone = "dark" | "light" | "shaded";
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function updateHandleTone(): void {
  // Without a viewer the tone is not needed, because it affects only the colour and no touch.
  if (!display.seen) return;
  const handle = document.querySelector<HTMLElement>(".phone .gesture-bar > .gesture-handle");
  if (!handle) return;
  const { left, top, right, bottom } = boxOf(handle);
  const tone = toneAt(elementsAt({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  // The tone is null if no part is below the handle. The handle is then outside the visible area.
  if (tone !== null && handle.dataset["tone"] !== tone) handle.dataset["tone"] = tone;
}
/**
 * Returns the tone that contrasts with the given parts, which are sorted from top to bottom. Returns null if no part
 * has a colour.
 */
function toneAt(parts: readonly Element[]): Tone | null {
  const over: Colour[] = [];
  for (const part of parts) {
    const style = getComputedStyle(part);
    if (part.closest(".picture, .wallpaper") || part.matches("img, canvas") || style.backgroundImage !== "none")
      return toneOnPicture(part);
    // Ignores a drawing on a flat background, such as a map or an icon, because most of the background around the
    // drawing stays visible.
    if (part.matches("svg, svg *")) continue;
    const colour = colourOf(style.backgroundColor);
    if (colour[3] > 0) over.push(colour);
    if (colour[3] === 1) break;
  }
  const ground = over.pop();
  if (!ground) return null;
  // A dark handle contrasts with every colour that is brighter than middle grey. The luminance of middle grey is 0.2.
  const light = over.reduceRight((sum, c) => sum * (1 - c[3]) + luminanceOf(c) * c[3], luminanceOf(ground));
  return light > 0.2 ? "dark" : "light";
}
/**
 * Returns the tone of the handle over a picture, whose colour at this point is unknown. A screen or wallpaper that has
 * one tone declares the tone. Otherwise the handle gets a shade around it.
 */
function toneOnPicture(part: Element): Tone {
  if (part.closest(".picture")) return "shaded";
  const bars = part.closest("[data-bars]")?.getAttribute("data-bars");
  if (bars === "white") return "light";
  if (bars === "black") return "dark";
  const phone = part.closest(".phone");
  if (bars === undefined && part.closest(".wallpaper, .lock") && phone?.matches(".home, .pale"))
    return phone.matches(".pale") ? "dark" : "light";
  return "shaded";
}
function colourOf(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number);
  return text.startsWith("color(srgb") ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
}
/**
 * Returns the approximate relative luminance, from 0 (black) to 1 (white). WCAG 2.2 uses the exponent 2.4. This
 * function uses 2 instead, because powers of 2.4 differ between engines.
 */
function luminanceOf([red, green, blue]: Colour): number {
  const part = (n: number): number => (n / 255) * (n / 255);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
