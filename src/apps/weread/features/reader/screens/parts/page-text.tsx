/** The lines of a page. Each computed line is one element, so the browser breaks no lines. */
import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { lineHeight, titleScale, type BookPage, type PageLayout } from "#apps/weread/pagination/pages.ts";
import type { Mark, Range } from "../../state.ts";
import { segmentsOf, type PopularRange, type Segment } from "./segments.ts";

export function PageText(p: {
  readonly page: BookPage;
  readonly paragraphs: readonly string[];
  readonly layout: PageLayout;
  readonly marks: readonly Mark[];
  readonly popular: readonly PopularRange[];
  readonly selected: Range | null;
  /** The accessible name of a highlight. */
  readonly nameOf: (segment: Segment) => string;
  readonly onMark: (mark: Mark) => void;
  readonly onPopular: (range: PopularRange) => void;
}) {
  const textOf = (paragraph: number): string => p.paragraphs[paragraph] ?? "";
  return (
    <div class={`reader-text font-${p.layout.font}`} style={{ left: `${p.layout.margin}px` }}>
      <For each={p.page.title}>
        {(line) => (
          <p
            class="reader-title"
            style={{
              top: `${line.y}px`,
              "font-size": `${p.layout.size * titleScale}px`,
              "line-height": `${Math.round(p.layout.size * titleScale * 1.4)}px`,
            }}
          >
            {line.text}
          </p>
        )}
      </For>
      <For each={p.page.lines}>
        {(line) => (
          <p
            class="reader-line"
            style={{
              top: `${line.y}px`,
              left: `${line.x}px`,
              "font-size": `${p.layout.size}px`,
              "line-height": `${lineHeight(p.layout)}px`,
              "letter-spacing": line.letter === 0 ? "normal" : `${line.letter}px`,
            }}
          >
            <For each={segmentsOf(line, textOf(line.paragraph), p.marks, p.popular, p.selected)}>
              {(segment) => {
                const look = () =>
                  `${segment.mark ? `own ${segment.mark.look}` : segment.popular ? "popular" : ""} ${segment.mark?.thought ? "thinks" : ""} ${segment.selected ? "selected" : ""}`;
                const { mark, popular } = segment;
                if (!mark && !popular) return <span class={look()}>{segment.text}</span>;
                return (
                  <Tap
                    class={`marked ${look()}`}
                    role="link"
                    name={p.nameOf(segment)}
                    onTap={() => (mark ? p.onMark(mark) : p.onPopular(popular!))}
                  >
                    {segment.text}
                    <Show when={!mark && segment.ends}>
                      <i class="popular-count">{popular!.count}</i>
                    </Show>
                  </Tap>
                );
              }}
            </For>
          </p>
        )}
      </For>
    </div>
  );
}
