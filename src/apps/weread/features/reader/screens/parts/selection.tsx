/** The handles of a selected range, and the dark strip with what the user can do with it. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { toPagePoint } from "#apps/weread/looks/display.ts";
import { footHeight, headHeight, lineHeight, type BookPage, type PageLayout } from "#apps/weread/pagination/pages.ts";
import { widthOfText } from "#apps/weread/pagination/line-breaks.ts";
import type { Range } from "../../state.ts";

interface Box {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}
/** Returns the position of a character of the page, in CSS pixels. */
function boxOfSpot(
  page: BookPage,
  paragraphs: readonly string[],
  layout: PageLayout,
  at: { readonly paragraph: number; readonly offset: number },
  isEnd: boolean,
): Box | null {
  const line = page.lines.find(
    (one) =>
      one.paragraph === at.paragraph &&
      (isEnd ? one.start < at.offset && at.offset <= one.end : one.start <= at.offset && at.offset < one.end),
  );
  if (!line) return null;
  const before = (paragraphs[line.paragraph] ?? "").slice(line.start, at.offset);
  const spaces = line.letter * [...before].length;
  const top = headHeight + line.y;
  return {
    x: layout.margin + line.x + widthOfText(before, layout.font, layout.size) + spaces,
    top,
    bottom: top + lineHeight(layout),
  };
}
export interface StripItem {
  readonly label: string;
  readonly icon: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
/** The strip stands above the range, or below it if there is no room. */
export function Selection(p: {
  readonly range: Range;
  readonly page: BookPage;
  readonly paragraphs: readonly string[];
  readonly layout: PageLayout;
  readonly items: readonly StripItem[];
  /** A text above the items, such as the user's thought. */
  readonly note?: string | undefined;
  readonly names: { readonly start: string; readonly end: string };
  /** `to`: in CSS pixels. */
  readonly onDrag?: ((end: "start" | "end", to: { readonly x: number; readonly y: number }) => void) | undefined;
}) {
  const spot = (end: boolean) =>
    boxOfSpot(
      p.page,
      p.paragraphs,
      p.layout,
      { paragraph: p.range.paragraph, offset: end ? p.range.end : p.range.start },
      end,
    );
  const start = () => spot(false);
  const end = () => spot(true);
  /** The finger is below or above the line that its handle moves on. */
  const drag = (end: "start" | "end", finger: { readonly x: number; readonly y: number }, by: number): void => {
    const { x, y } = toPagePoint(finger);
    p.onDrag?.(end, { x, y: y + by });
  };
  const stripHeight = () => (p.note ? 128 : 66);
  const stripTop = () => {
    const above = (start()?.top ?? headHeight) - stripHeight() - 8;
    if (above >= headHeight - 24) return above;
    const below = (end()?.bottom ?? p.layout.height - footHeight) + 22;
    return Math.min(below, p.layout.height - footHeight - stripHeight());
  };
  return (
    <>
      <Show when={p.onDrag && start()}>
        {(box) => (
          <Tap
            class="range-handle start"
            role="slider"
            name={p.names.start}
            style={{ left: `${box().x - 20}px`, top: `${box().top - 16}px` }}
            onDrag={(to) => drag("start", to, 16)}
          >
            <div class="range-drop" />
          </Tap>
        )}
      </Show>
      <Show when={p.onDrag && end()}>
        {(box) => (
          <Tap
            class="range-handle end"
            role="slider"
            name={p.names.end}
            style={{ left: `${box().x - 20}px`, top: `${box().bottom - 6}px` }}
            onDrag={(to) => drag("end", to, -16)}
          >
            <div class="range-drop" />
          </Tap>
        )}
      </Show>
      <div class="range-strip" style={{ top: `${stripTop()}px` }}>
        <Show when={p.note}>
          <p class="strip-note">{p.note}</p>
        </Show>
        <div class="strip-items">
          <For each={p.items}>
            {(item) => (
              <Tap class="strip-item" name={item.label} on={item.on} onTap={() => item.onTap()}>
                <Icon of={item.icon} />
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </div>
    </>
  );
}
