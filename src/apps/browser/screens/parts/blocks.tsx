/** Draws the blocks of a page with parts of the kit. The screen's view stores typed and chosen values. */
import { For, Show, type JSX } from "solid-js";
import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import { Button } from "#ui/kit/buttons.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import {
  WebCard,
  WebChips,
  WebFacts,
  WebFigure,
  WebFold,
  WebFooter,
  WebHeading,
  WebIcon,
  WebList,
  WebNotice,
  WebPost,
  WebPrice,
  WebQuote,
  WebTable,
  WebText,
} from "../../looks/web-page.tsx";
import type { Block, BlockOf, Picture as WebPicture } from "#world/web/page.ts";
import type { BlocksProps } from "./blocks-props.ts";
import { iconOf } from "./icons.ts";
import { Counter } from "../../looks/counter.tsx";
import { DrawingCanvas } from "../../looks/drawing-canvas.tsx";
import { MazeBoard } from "../../looks/maze-board.tsx";
import { emptyDrawing, initialMaze } from "../../block-state.ts";
import { findBlockState } from "../../queries.ts";
import type { Tab } from "../../state.ts";
import { FormBlock, fieldKey } from "./form.tsx";
import { StepsBlock, stepsPrefix } from "./steps.tsx";

/** Returns all fields of all forms, by their keys in the view. */
export const fieldsIn = (blocks: readonly Block[], tab: Tab | null) =>
  blocks.flatMap((block) => {
    const prefix = block.type === "steps" ? stepsPrefix(tab) : "";
    const fields =
      block.type === "form" ? block.fields : block.type === "steps" ? block.steps.flatMap((s) => s.fields) : [];
    return fields.map((field) => ({
      key: prefix + fieldKey((block as BlockOf<"form" | "steps">).id, field.name),
      field,
      options: "options" in field ? field.options : [],
    }));
  });

export function Blocks(p: BlocksProps) {
  return <For each={p.blocks}>{(block) => blockView(block, p)}</For>;
}
function Shown(p: {
  readonly of: WebPicture;
  readonly images: boolean;
  readonly small?: boolean;
  readonly alt?: string;
}): JSX.Element {
  return (
    <Show when={p.images}>
      {"scene" in p.of ? (
        <Picture scene={p.of.scene} name={p.alt} />
      ) : (
        <WebIcon icon={iconOf(p.of.icon)} tone={p.of.tone} small={p.small} />
      )}
    </Show>
  );
}
/** Chooses the component once, because a block never changes its kind. */
function blockView(block: Block, all: BlocksProps): JSX.Element {
  const w = () => all;
  const links = { onLink: (to: string) => w().onLink(to), onHoldLink: (to: string) => w().onHoldLink(to) };
  switch (block.type) {
    case "heading":
      return <WebHeading level={block.level} text={block.text} />;
    case "paragraph":
      return <WebText stretches={block.spans} find={w().view.find} {...links} />;
    case "list":
      return <WebList ordered={block.ordered} items={block.items} find={w().view.find} {...links} />;
    case "table":
      return <WebTable caption={block.caption} head={block.head} rows={block.rows} find={w().view.find} {...links} />;
    case "facts":
      return (
        <WebFacts
          title={block.title}
          picture={
            block.picture ? (
              <WebFigure caption={null}>
                <Shown of={block.picture} images={w().images} />
              </WebFigure>
            ) : null
          }
          rows={block.rows}
          find={w().view.find}
          {...links}
        />
      );
    case "image":
      return (
        <Show when={w().images}>
          <WebFigure caption={block.caption}>
            <Shown of={block.picture} images alt={block.alt} />
          </WebFigure>
        </Show>
      );
    case "quote":
      return <WebQuote text={block.text} by={block.by} />;
    case "nav":
      return <WebChips links={block.links} {...links} />;
    case "crumbs":
      return <WebChips links={block.links} {...links} />;
    case "cards":
      return (
        <For each={block.cards}>
          {(card) => (
            <WebCard
              title={card.title}
              text={card.text}
              meta={card.meta}
              to={card.to}
              picture={card.picture ? <Shown of={card.picture} images={w().images} small /> : null}
              {...links}
            />
          )}
        </For>
      );
    case "faq":
      return (
        <For each={block.items}>
          {(item) => (
            <WebFold
              title={item.question}
              open={w().view.unfolded.includes(item.id) || w().view.find.trim() !== ""}
              onTap={() => w().onFold(item.id)}
            >
              <WebText stretches={item.answer} find={w().view.find} {...links} />
            </WebFold>
          )}
        </For>
      );
    case "prices":
      return (
        <For each={block.rows}>
          {(row) => (
            <WebPrice
              name={row.name}
              detail={row.detail}
              price={`¥${(row.priceCents / 100).toFixed(2)}${row.per === null ? "" : ` / ${row.per}`}`}
            />
          )}
        </For>
      );
    case "byline":
      return (
        <WebText
          stretches={[`${block.author}${block.role === null ? "" : ` (${block.role})`} · ${block.date}`]}
          {...links}
        />
      );
    case "posts":
      return (
        <>
          <WebHeading level={2} text={w().t(block.style)} />
          <For each={block.posts}>
            {(post) => (
              <WebPost
                head={`${post.author} · ${post.date}`}
                votes={w().t("votes", { n: post.votes })}
                accepted={post.accepted ? w().t("accepted") : null}
              >
                <For each={post.body}>{(spans) => <WebText stretches={spans} find={w().view.find} {...links} />}</For>
              </WebPost>
            )}
          </For>
        </>
      );
    case "download":
      return (
        <Button
          kind="tonal"
          wide
          icon={download}
          label={`${block.label} (${Math.max(1, Math.round(block.bytes / 1024))} KB)`}
          onTap={() => w().onDownload({ name: block.file, bytes: block.bytes, content: block.content })}
        />
      );
    case "notice":
      return (
        <WebNotice tone={block.tone}>
          <WebText stretches={block.spans} find={w().view.find} {...links} />
        </WebNotice>
      );
    case "footer":
      return <WebFooter text={block.text} links={block.links} {...links} />;
    case "form":
      return <FormBlock form={block} with={w()} />;
    case "steps":
      return <StepsBlock form={block} with={w()} />;
    case "counter": {
      const n = () => {
        const live = w().tab && findBlockState(w().tab!, block.id);
        return live?.kind === "count" ? live.n : block.from;
      };
      return (
        <Counter
          title={block.title}
          n={n()}
          least={block.least}
          most={block.most}
          reset={w().t("reset")}
          less={w().t("less")}
          more={w().t("plus")}
          onCount={(to) => w().onPlay(block.id, { do: "count", n: to })}
          onReset={() => w().onPlay(block.id, { do: "restart" })}
        />
      );
    }
    case "maze": {
      const maze = () => {
        const live = w().tab && findBlockState(w().tab!, block.id);
        return live?.kind === "maze" ? live : initialMaze(block.rows);
      };
      const rows = [...block.rows];
      return (
        <MazeBoard
          title={block.title}
          rows={block.rows}
          maze={maze()}
          t={(key, facts) => w().t(key, facts)}
          onWalk={(direction) => w().onPlay(block.id, { do: "walk", rows, direction })}
          onCollect={(on) => w().onPlay(block.id, { do: "collect", rows, on })}
          onArrow={(direction) => w().onPlay(block.id, { do: "arrow", direction })}
          onUnarrow={(at) => w().onPlay(block.id, { do: "unarrow", at })}
          onRun={() => w().onPlay(block.id, { do: "run", rows })}
          onRestart={() => w().onPlay(block.id, { do: "restart" })}
        />
      );
    }
    case "drawing": {
      const drawing = () => {
        const live = w().tab && findBlockState(w().tab!, block.id);
        return live?.kind === "drawing" ? live : emptyDrawing;
      };
      return (
        <DrawingCanvas
          title={block.title}
          drawing={drawing()}
          t={(key, facts) => w().t(key, facts)}
          onInk={(ink) => w().onPlay(block.id, { do: "ink", ink })}
          onDraw={(from, to) => w().onPlay(block.id, { do: "draw", from, to })}
          onUndo={() => w().onPlay(block.id, { do: "undo" })}
          onClear={() => w().onPlay(block.id, { do: "restart" })}
        />
      );
    }
  }
}
