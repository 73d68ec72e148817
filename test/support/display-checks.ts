// Finds visual faults of the display in the page: cut text, controls that are too small or overlap, low contrast. The
// function is sent to the browser as text, so it uses nothing from outside of itself.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { colourChecks } from "./display-colour-checks.ts";
import { wordChecks } from "./display-word-checks.ts";
import type { Finding, CheckOptions, TextPiece, DisplayReport, CheckTools } from "./display-check-types.ts";

/** The script that runs the checks in a page. */
export const displayCheckScript = (i: CheckOptions): string =>
  `(${checkDisplay})(${JSON.stringify(i)}, ${wordChecks}, ${colourChecks})`;

/** Checks everything that is drawn, including the parts that become visible only by scrolling. */
function checkDisplay(i: CheckOptions, words: typeof wordChecks, inks: typeof colourChecks): DisplayReport {
  const findings: Finding[] = [];
  const texts = new Set<string>();
  const glass = document.querySelector<HTMLElement>(".phone");
  if (!glass) return { findings, texts: [] };
  const whole = glass.getBoundingClientRect();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (el: Element): CSSStyleDeclaration => {
    let style = styles.get(el);
    if (!style) styles.set(el, (style = getComputedStyle(el)));
    return style;
  };
  const classOf = (el: Element | null): string => {
    if (!el) return "";
    const named = [...el.classList].filter((c) => !["tap", "scroll", "scroll-y", "scroll-x"].includes(c));
    return named.length > 0 ? `.${named.join(".")}` : el.tagName.toLowerCase();
  };
  const nameOf = (el: Element): string => {
    const own = classOf(el);
    let at = el.parentElement;
    while (at && at.classList.length === 0) at = at.parentElement;
    return `${classOf(at)} > ${own}`;
  };
  const short = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 48);
  const told = new Set<string>();
  const report = (kind: Finding["kind"], el: Element, what: string, detail: string): void => {
    const found = { kind, where: nameOf(el), what: short(what), detail };
    const key = JSON.stringify([found.kind, found.where, found.what]);
    if (told.has(key)) return;
    told.add(key);
    findings.push(found);
  };
  const isVisible = (el: Element): boolean => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /**
   * Finds the layer of an element: its nearest ancestor that is positioned or scrolls. Elements of the same layer must
   * not overlap. Elements of different layers may, because a layer lies above or below the others or moves
   * independently.
   */
  const layerOf = (el: Element): Element => {
    for (let at: Element | null = el; at && at !== glass; at = at.parentElement) {
      const { position } = styleOf(at);
      if (position === "absolute" || position === "fixed" || at.classList.contains("scroll")) return at;
    }
    return glass;
  };
  const scrollsY = (el: Element): boolean => el.classList.contains("scroll-y");
  const scrollsX = (el: Element): boolean => el.classList.contains("scroll-x");

  /** The selector of miniatures of screens. The checks ignore the content of a miniature. */
  const miniature = ".recent-card";
  const overlays = [...glass.querySelectorAll(".app-layer .overlay, .overlay.recents, .shade, .lock")].filter(
    isVisible,
  );
  const upmost = overlays.at(-1);
  /** Whether the element is below a sheet or a dialog, where it is dimmed and cannot be touched. */
  const below = (el: Element): boolean =>
    upmost !== undefined && !upmost.contains(el) && el.closest(".app-layer") !== null;
  const pieces: TextPiece[] = [];
  const walker = document.createTreeWalker(glass, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").replace(/\u200b/g, "").trim();
    const el = node.parentElement;
    if (text === "" || !el || el.closest(`svg, style, ${miniature}`) || !isVisible(el) || below(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5);
    if (rects.length === 0) continue;
    texts.add(text);
    pieces.push({
      el,
      text,
      node,
      size: Number.parseFloat(styleOf(el).fontSize),
      lines: new Set(rects.map((r) => Math.round(r.top))).size,
      box: {
        left: Math.min(...rects.map((r) => r.left)),
        top: Math.min(...rects.map((r) => r.top)),
        right: Math.max(...rects.map((r) => r.right)),
        bottom: Math.max(...rects.map((r) => r.bottom)),
      },
    });
  }
  const controls = [...glass.querySelectorAll<HTMLElement>(".tap, .editable")].filter((el) => {
    const box = el.getBoundingClientRect();
    // Elements larger than half the display are backgrounds and scrims. Other elements may cover them.
    if ((el.closest(miniature) && !el.matches(miniature)) || below(el)) return false;
    return (
      isVisible(el) && box.width > 0 && box.height > 0 && box.width * box.height < whole.width * whole.height * 0.5
    );
  });
  const tools: CheckTools = { glass, pieces, styleOf, classOf, isVisible, report };
  if (i.bounds) {
    const { checkWords, checkBadges } = words(tools);
    checkWords();
    for (const piece of pieces) checkText(piece);
    checkBadges();
    checkTextsOnTexts();
    checkControls();
    checkScrolls();
    const body = [...glass.querySelectorAll(".page-body")].at(-1);
    if (body && isVisible(body)) {
      const drawn =
        pieces.some((p) => body.contains(p.el)) || body.querySelector("svg, .tap, .editable, .picture, img") !== null;
      const around = body.parentElement!.querySelector(".page-bottom .tap, .overlay");
      if (!drawn && !around) report("empty", body, "", "nothing is drawn on the page");
    }
  }
  if (i.colours) inks(tools);
  return { findings, texts: [...texts] };

  /** Checks whether a text is cut or shortened, and clips the piece's box to its visible part. */
  function checkText(piece: TextPiece): void {
    const { el, text, size } = piece;
    const box = piece.box;
    const loose = el.closest(".typed") !== null;
    const spare = size * 0.3;
    let x = true;
    let y = true;
    for (let at: HTMLElement | null = el; at; at = at.parentElement) {
      const style = styleOf(at);
      const edge = at.getBoundingClientRect();
      const outX = x && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      const outY = y && (box.bottom > edge.bottom + spare || box.top < edge.top - spare);
      const aside = over(box.left, box.right, edge.left, edge.right);
      const above = over(box.top, box.bottom, edge.top, edge.bottom);
      if (at === glass) {
        if (outX && !loose) report("cut", el, text, `leaves the glass by ${aside} px`);
        return;
      }
      if (scrollsY(at)) {
        y = false;
        if (outX && !loose) report("cut", el, text, `wider than what scrolls by ${aside} px`);
      } else if (scrollsX(at)) x = false;
      else if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const clamps = style.webkitLineClamp !== "none";
        if (loose || at.classList.contains("picture")) {
          // Text fields and pictures are left out: a field scrolls to its caret, and a picture may be cut off at
          // its edge.
        } else if (clamps && at.scrollHeight > at.clientHeight + size * 0.5)
          report("shortened", at, text, `${style.webkitLineClamp} lines`);
        else if (style.textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth + 1)
          report("shortened", at, text, `${at.scrollWidth - at.clientWidth} px are missing`);
        else if (outX) report("cut", el, text, `${aside} px by ${classOf(at)}`);
        else if (outY) report("cut", el, text, `${above} px of its height by ${classOf(at)}`);
      } else {
        if (at.classList.contains("tap") && style.display !== "inline" && !loose) {
          if (x && (box.right > edge.right + 2 || box.left < edge.left - 2))
            report("spills", el, text, `${aside} px over ${classOf(at)}`);
          else if (outY) report("spills", el, text, `${above} px above or below ${classOf(at)}`);
        }
        continue;
      }
      if (x && style.overflowX !== "visible") {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (y && style.overflowY !== "visible") {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
  }
  function over(a: number, b: number, from: number, to: number): number {
    return Math.round(Math.max(from - a, b - to));
  }
  function checkTextsOnTexts(): void {
    const layers = new Map<Element, TextPiece[]>();
    for (const piece of pieces) {
      const layer = layerOf(piece.el);
      const list = layers.get(layer);
      if (list) list.push(piece);
      else layers.set(layer, [piece]);
    }
    for (const list of layers.values())
      for (const [n, a] of list.entries())
        for (const b of list.slice(n + 1)) {
          // Pieces of the same running text wrap around each other.
          if (a.el.parentElement === b.el.parentElement && (a.lines > 1 || b.lines > 1)) continue;
          if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
          if (styleOf(a.el).display === "inline" && styleOf(b.el).display === "inline" && (a.lines > 1 || b.lines > 1))
            continue;
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          if (wide > 3 && high > Math.min(a.size, b.size) * 0.55)
            report(
              "overlap",
              a.el,
              `${a.text} / ${b.text}`,
              `texts lie on each other by ${Math.round(wide)} × ${Math.round(high)} px`,
            );
        }
  }
  function checkControls(): void {
    const boxes = controls.map((el) => ({ el, box: el.getBoundingClientRect(), layer: layerOf(el) }));
    for (const { el, box } of boxes) {
      const named = el.innerText || classOf(el);
      if (
        styleOf(el).display !== "inline" &&
        !el.closest(".text-handle, .key") &&
        (box.width < 31.5 || box.height < 31.5)
      )
        report("small", el, named, `${Math.round(box.width)} × ${Math.round(box.height)} px`);
      let x = true;
      let y = true;
      for (let at = el.parentElement; at; at = at.parentElement) {
        const style = styleOf(at);
        const edge = at.getBoundingClientRect();
        const clipsX = at === glass || style.overflowX !== "visible";
        const clipsY = at === glass || style.overflowY !== "visible";
        if (x && clipsX && !scrollsX(at) && (box.right > edge.right + 2 || box.left < edge.left - 2))
          report(
            "outside",
            el,
            named,
            `${over(box.left, box.right, edge.left, edge.right)} px aside of ${classOf(at)}`,
          );
        if (y && clipsY && !scrollsY(at) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          report(
            "outside",
            el,
            named,
            `${over(box.top, box.bottom, edge.top, edge.bottom)} px above or below ${classOf(at)}`,
          );
        if (scrollsX(at)) x = false;
        if (scrollsY(at)) y = false;
      }
    }
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) {
        if (a.layer !== b.layer || a.el.contains(b.el) || b.el.contains(a.el)) continue;
        if (styleOf(a.el).display === "inline" || styleOf(b.el).display === "inline") continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 2.5 && high > 2.5)
          report(
            "overlap",
            a.el,
            `${a.el.innerText || classOf(a.el)} / ${b.el.innerText || classOf(b.el)}`,
            `controls lie on each other by ${Math.round(wide)} × ${Math.round(high)} px`,
          );
      }
  }
  /**
   * Checks that neither the gesture bar nor the floating button covers the end of a list, and that no page is too wide.
   */
  function checkScrolls(): void {
    const page = [...glass!.querySelectorAll<HTMLElement>(".page")].at(-1);
    for (const el of glass!.querySelectorAll<HTMLElement>(".scroll-y")) {
      if (!isVisible(el) || el.closest(miniature) || below(el)) continue;
      const was = el.scrollTop;
      el.scrollTop = el.scrollHeight;
      const floor = whole.bottom - 20;
      const button = el.parentElement?.querySelector(":scope > .fab-place")?.getBoundingClientRect();
      for (const piece of pieces) {
        if (!el.contains(piece.el)) continue;
        const box = piece.el.getBoundingClientRect();
        const edge = el.getBoundingClientRect();
        if (box.bottom < edge.top || box.top > edge.bottom) continue;
        if (
          Math.min(box.bottom, edge.bottom) > floor &&
          el.scrollHeight > el.clientHeight + 1 &&
          box.bottom <= edge.bottom + 1
        )
          report("under", piece.el, piece.text, "the gesture bar lies on it at the end of the list");
        if (button && el.scrollHeight > el.clientHeight + 1 && meets(box, button))
          report("under", piece.el, piece.text, "the floating button lies on it at the end of the list");
      }
      el.scrollTop = was;
      if (el.scrollWidth > el.clientWidth + 1 && page?.contains(el))
        report("sideways", el, "", `content is wider by ${el.scrollWidth - el.clientWidth} px`);
    }
  }
  function meets(a: DOMRect, b: DOMRect): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    );
  }
}
