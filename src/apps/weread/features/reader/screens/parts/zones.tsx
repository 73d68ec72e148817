/** The zones of a page: a tap on the left turns back, on the right turns on, in the middle or at the foot shows the bars. */
import { Tap } from "#ui/kit/tap.tsx";
import { toPagePoint } from "#apps/weread/looks/display.ts";
import { spotAtPoint } from "#apps/weread/pagination/pages.ts";
import { wordAt } from "#apps/weread/pagination/sentences.ts";
import type { OnPage, ReaderHost } from "./host.ts";

export function ReaderZones(
  p: OnPage & { readonly host: ReaderHost; readonly size: { readonly width: number; readonly height: number } },
) {
  const next = () => p.host.act.turnNext({ size: p.size });
  const back = () => p.host.act.turnBack({ size: p.size });
  const swipe = (direction: "left" | "right" | "up" | "down"): boolean => {
    if (direction === "left") next();
    else if (direction === "right") back();
    return direction === "left" || direction === "right";
  };
  const hold = (at: { readonly x: number; readonly y: number }): void => {
    const spot = spotAtPoint(p.page, p.paragraphs, toPagePoint(at), p.layout);
    const range = spot && wordAt(p.paragraphs[spot.paragraph] ?? "", spot.offset);
    if (spot && range) p.host.act.select({ paragraph: spot.paragraph, start: range.start, end: range.end });
  };
  const pageText = () => {
    const lines = p.page.lines.map((line) => (p.paragraphs[line.paragraph] ?? "").slice(line.start, line.end));
    return [...p.page.title.map(({ text }) => text), lines.join("")].join(" ");
  };
  return (
    <>
      <Tap
        class="reader-zone left"
        name={p.host.t("pageBack")}
        onTap={() => (p.host.state.prefs.leftTap === "next" ? next() : back())}
        onHold={hold}
        onSwipe={swipe}
      />
      <Tap
        class="reader-zone middle"
        name={p.host.t("menu")}
        onTap={() => p.host.act.showBars()}
        onHold={hold}
        onSwipe={swipe}
      />
      <Tap class="reader-zone right" name={p.host.t("pageNext")} onTap={next} onHold={hold} onSwipe={swipe} />
      {/* A highlight may cover the middle of the zones. No text covers the foot, so the list of elements always has it. */}
      <Tap
        class="reader-zone foot"
        role="text"
        name={pageText() || p.host.t("menu")}
        onTap={() => p.host.act.showBars()}
        onSwipe={swipe}
      />
    </>
  );
}
