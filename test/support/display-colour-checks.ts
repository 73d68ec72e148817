// Checks colours without enough contrast: text, icons, the gesture handle. The function is sent to the browser as text
// and gets its tools from `display-checks.ts`.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { TextPiece, CheckTools } from "./display-check-types.ts";

export function colourChecks({ glass, pieces, styleOf, isVisible, report }: CheckTools): void {
  for (const piece of pieces) checkColour(piece);
  // Elements without touch events also count as background.
  const touchless = document.createElement("style");
  touchless.textContent = ".phone * { pointer-events: auto !important; }";
  document.head.append(touchless);
  checkHandle();
  touchless.remove();

  /** Checks that the gesture handle contrasts with everything below it. */
  function checkHandle(): void {
    const handle = glass.querySelector<HTMLElement>(".gesture-handle");
    if (!handle || !isVisible(handle)) return;
    const box = handle.getBoundingClientRect();
    const style = styleOf(handle);
    const [r, g, b, a] = colourOf(style.backgroundColor);
    // A handle with shades around it also contrasts with pictures.
    for (const x of [box.left + 6, (box.left + box.right) / 2, box.right - 6]) {
      const ground = groundAt(x, (box.top + box.bottom) / 2, handle);
      if (!ground) continue;
      const ink = mix([r, g, b, a * Number(style.opacity)], ground);
      const ratio = contrast(ink, ground);
      if (ratio < 2) {
        report("faint", handle, "the gesture handle", `${ratio.toFixed(2)}:1, ${hex(ink)} on ${hex(ground)}`);
        return;
      }
    }
  }
  /** The flat colour below a part at a point of the display. Null when a picture or a gradient is there. */
  function groundAt(x: number, y: number, part: Element): [number, number, number, number] | null {
    const under = document.elementsFromPoint(x, y).filter((el) => !part.contains(el));
    const above: [number, number, number, number][] = [];
    for (const el of [...under, glass]) {
      const style = styleOf(el);
      if (style.backgroundImage !== "none" || el.matches("svg, svg *, img, canvas")) return null;
      const colour = colourOf(style.backgroundColor);
      let alpha = colour[3];
      for (let at: Element | null = el; at && at !== glass; at = at.parentElement) alpha *= Number(styleOf(at).opacity);
      if (alpha > 0) above.push([colour[0], colour[1], colour[2], alpha]);
      if (alpha >= 1) {
        let ground = above.pop()!;
        for (let next = above.pop(); next; next = above.pop()) ground = mix(next, ground);
        return ground;
      }
    }
    return null;
  }
  function contrast(
    a: readonly [number, number, number, number],
    b: readonly [number, number, number, number],
  ): number {
    const [light, dark] = [bright(a), bright(b)].toSorted((p, q) => q - p) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }
  function checkColour({ el, text }: TextPiece): void {
    if (el.closest(".off, .field.off") || /^[\p{Extended_Pictographic}\p{S}\s]+$/u.test(text)) return;
    const ground = groundOf(el);
    if (!ground) return;
    let alpha = 1;
    for (let at: Element | null = el; at && at !== glass; at = at.parentElement) alpha *= Number(styleOf(at).opacity);
    const [r, g, b, a] = colourOf(styleOf(el).color);
    const ink = mix([r, g, b, a * alpha], ground);
    const ratio = contrast(ink, ground);
    if (ratio < 3) report("faint", el, text, `${ratio.toFixed(2)}:1, ${hex(ink)} on ${hex(ground)}`);
  }
  /** The flat colour behind a part. Null when a picture may be behind it. */
  function groundOf(el: Element): [number, number, number, number] | null {
    const above: [number, number, number, number][] = [];
    for (let at: Element | null = el; at; at = at.parentElement) {
      const style = styleOf(at);
      // The status bar has no background. It lies over the home screen or a page.
      if (style.backgroundImage !== "none" || at.classList.contains("status")) return null;
      if (
        [...at.children].some(
          (c) => !c.contains(el) && c.matches(".wallpaper, .picture, .picture-glass, .web-icon, img"),
        )
      )
        return null;
      const under = [...at.children].find((c) => !c.contains(el) && styleOf(c).zIndex === "-1");
      if (under && (styleOf(under).filter !== "none" || styleOf(under).backgroundImage !== "none")) return null;
      const colour = colourOf(styleOf(under ?? at).backgroundColor);
      if (under && colour[3] < 1) return null;
      if (colour[3] > 0) above.push(colour);
      if (colour[3] >= 1) {
        let ground = above.pop()!;
        for (let next = above.pop(); next; next = above.pop()) ground = mix(next, ground);
        return ground;
      }
    }
    return null;
  }
  function colourOf(text: string): [number, number, number, number] {
    const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0, a = 1] = numbers;
    return text.startsWith("color(srgb") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  }
  function mix(
    top: readonly [number, number, number, number],
    ground: readonly [number, number, number, number],
  ): [number, number, number, number] {
    const part = (n: 0 | 1 | 2): number => top[n] * top[3] + ground[n] * (1 - top[3]);
    return [part(0), part(1), part(2), 1];
  }
  function bright(colour: readonly [number, number, number, number]): number {
    const part = (n: 0 | 1 | 2): number => {
      const c = colour[n] / 255;
      return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  }
  function hex(colour: readonly [number, number, number, number]): string {
    return `#${[colour[0], colour[1], colour[2]].map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
  }
}
