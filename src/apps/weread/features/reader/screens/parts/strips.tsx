/** The strips for a selected range and for an own highlight. */
import copy from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import line from "@material-symbols/svg-400/outlined/format_underlined.svg?raw";
import wave from "@material-symbols/svg-400/outlined/format_underlined_squiggle.svg?raw";
import fill from "@material-symbols/svg-400/outlined/ink_highlighter.svg?raw";
import think from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import send from "@material-symbols/svg-400/outlined/share.svg?raw";
import more from "@material-symbols/svg-400/outlined/expand_content.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { spotAtPoint } from "#apps/weread/pagination/pages.ts";
import { extendRange } from "#apps/weread/pagination/sentences.ts";
import type { Mark, Range } from "../../state.ts";
import type { OnPage, ReaderHost } from "./host.ts";
import { Selection } from "./selection.tsx";

const signs = { line, wave, fill } as const;

export function RangeStrip(p: OnPage & { readonly host: ReaderHost; readonly range: Range }) {
  const close = useCloseOverlay();
  const text = () => p.paragraphs[p.range.paragraph] ?? "";
  const drag = (end: "start" | "end", to: { readonly x: number; readonly y: number }): void => {
    const spot = spotAtPoint(p.page, p.paragraphs, to, p.layout);
    if (!spot || spot.paragraph !== p.range.paragraph) return;
    const range =
      end === "start"
        ? { start: Math.min(spot.offset, p.range.end - 1), end: p.range.end }
        : { start: p.range.start, end: Math.max(spot.offset + 1, p.range.start + 1) };
    p.host.act.select({ paragraph: p.range.paragraph, ...range });
  };
  return (
    <>
      <Tap class="reader-cover" name={p.host.t("endSelection")} onTap={close} />
      <Selection
        range={p.range}
        page={p.page}
        paragraphs={p.paragraphs}
        layout={p.layout}
        names={{ start: p.host.t("rangeStart"), end: p.host.t("rangeEnd") }}
        onDrag={drag}
        items={[
          {
            icon: copy,
            label: p.host.t("copy"),
            onTap: () => {
              copyText(text().slice(p.range.start, p.range.end));
              close();
            },
          },
          { icon: line, label: p.host.t("highlight"), onTap: () => p.host.act.mark({ look: "line" }) },
          { icon: think, label: p.host.t("thought"), onTap: () => p.host.act.think({ range: p.range }) },
          { icon: send, label: p.host.t("share"), onTap: () => p.host.act.shareRange({ range: p.range }) },
          {
            icon: more,
            label: p.host.t("extend"),
            onTap: () => p.host.act.select({ paragraph: p.range.paragraph, ...extendRange(text(), p.range) }),
          },
        ]}
      />
    </>
  );
}
export function HeldStrip(p: OnPage & { readonly host: ReaderHost; readonly mark: Mark }) {
  const close = useCloseOverlay();
  const looks = ["line", "wave", "fill"] as const;
  return (
    <>
      <Tap class="reader-cover" name={p.host.t("endSelection")} onTap={close} />
      <Selection
        range={p.mark}
        page={p.page}
        paragraphs={p.paragraphs}
        layout={p.layout}
        names={{ start: "", end: "" }}
        note={p.mark.thought === "" ? undefined : p.mark.thought}
        items={[
          ...looks.map((look) => ({
            icon: signs[look],
            label: p.host.t(`look_${look}`),
            on: p.mark.look === look,
            onTap: () => p.host.act.setLook({ look }),
          })),
          { icon: think, label: p.host.t("thought"), onTap: () => p.host.act.editMark({ mark: p.mark.id }) },
          { icon: send, label: p.host.t("share"), onTap: () => p.host.act.shareMark({ mark: p.mark.id }) },
          { icon: bin, label: p.host.t("delete"), onTap: () => p.host.act.removeMark({ mark: p.mark.id }) },
        ]}
      />
    </>
  );
}
