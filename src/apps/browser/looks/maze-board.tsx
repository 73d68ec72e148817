/** A maze from above. Each arrow moves immediately, or the arrows are collected and then run together. */
import down from "@material-symbols/svg-400/rounded/arrow_downward.svg?raw";
import left from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import right from "@material-symbols/svg-400/rounded/arrow_forward.svg?raw";
import run from "@material-symbols/svg-400/rounded/play_arrow.svg?raw";
import up from "@material-symbols/svg-400/rounded/arrow_upward.svg?raw";
import { createMemo, For, Show } from "solid-js";
import type { Facts } from "#os/values.ts";
import { Button, Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { directions, type Direction, type Maze } from "../block-state.ts";
import { BlockActs } from "./block-acts.tsx";
import "./maze-board.css";

const icons: Readonly<Record<Direction, string>> = { up, down, left, right };
type Key =
  | Direction
  | "walkByButtons"
  | "walkByArrows"
  | "mazeSteps"
  | "mazeWall"
  | "mazeReached"
  | "mazeArrows"
  | "mazeRun"
  | "restart"
  | "removeArrow"
  | "mazeAt";

export function MazeBoard(p: {
  readonly title: string;
  readonly rows: readonly string[];
  readonly maze: Maze;
  readonly t: (key: Key, facts?: Facts) => string;
  readonly onWalk: (direction: Direction) => void;
  readonly onCollect: (on: boolean) => void;
  readonly onArrow: (direction: Direction) => void;
  readonly onUnarrow: (at: number) => void;
  readonly onRun: () => void;
  readonly onRestart: () => void;
}) {
  const width = () => p.rows[0]?.length ?? 1;
  /** The walls as one path. The unit is a cell. */
  const walls = createMemo(() =>
    p.rows
      .flatMap((row, y) => [...row].map((cell, x) => (cell === "#" ? `M${x} ${y}h1v1h-1z` : "")))
      .filter((cell) => cell !== "")
      .join(""),
  );
  const goal = createMemo(() => {
    const y = p.rows.findIndex((row) => row.includes("G"));
    return { x: p.rows[y]?.indexOf("G") ?? 0, y };
  });
  const note = () => {
    if (p.maze.reached) return p.t("mazeReached", { n: p.maze.steps });
    const steps = p.t("mazeSteps", { n: p.maze.steps });
    return p.maze.bumped ? `${p.t("mazeWall")} · ${steps}` : steps;
  };
  const arrow = (direction: Direction) => (
    <IconButton
      filled
      icon={icons[direction]}
      name={`${p.t(direction)}: ${p.title}`}
      disabled={p.maze.reached}
      onTap={() => (p.maze.arrows === null ? p.onWalk(direction) : p.onArrow(direction))}
    />
  );
  return (
    <div class="web-form maze">
      <p class="web-facts-title">{p.title}</p>
      <Tap
        class="maze-glass"
        role="image"
        name={p.t("mazeAt", { title: p.title, x: p.maze.x + 1, y: p.maze.y + 1 })}
        style={{ "aspect-ratio": `${width()} / ${p.rows.length}` }}
      >
        <svg viewBox={`0 0 ${width()} ${p.rows.length}`}>
          <path class="maze-wall" d={walls()} />
          <path
            class="maze-goal"
            d={`M${goal().x + 0.22} ${goal().y + 0.12}v0.76h0.12v-0.34h0.46l-0.12 -0.21 0.12 -0.21z`}
          />
          <circle class="maze-one" cx={p.maze.x + 0.5} cy={p.maze.y + 0.5} r={0.32} />
        </svg>
      </Tap>
      <p class="maze-note" classList={{ good: p.maze.reached, bad: p.maze.bumped }}>
        {note()}
      </p>
      <Chips
        wrap
        name="ways"
        options={[
          { id: "buttons", label: p.t("walkByButtons") },
          { id: "arrows", label: p.t("walkByArrows") },
        ]}
        chosen={p.maze.arrows === null ? "buttons" : "arrows"}
        onPick={(id) => p.onCollect(id === "arrows")}
      />
      <Show when={p.maze.arrows}>
        {(arrows) => (
          <div class="maze-arrows">
            <Show when={arrows().length === 0}>
              <p class="web-caption">{p.t("mazeArrows")}</p>
            </Show>
            <For each={arrows()}>
              {(direction, i) => (
                <Tap
                  class="maze-arrow"
                  name={p.t("removeArrow", { n: i() + 1, way: p.t(direction) })}
                  onTap={() => p.onUnarrow(i())}
                >
                  <Icon of={icons[direction]} size="small" />
                </Tap>
              )}
            </For>
          </div>
        )}
      </Show>
      <div class="maze-pad">
        <For each={directions}>{(direction) => <div class={`maze-${direction}`}>{arrow(direction)}</div>}</For>
      </div>
      <BlockActs>
        <Show when={p.maze.arrows !== null}>
          <Button
            icon={run}
            label={p.t("mazeRun")}
            disabled={p.maze.reached || (p.maze.arrows?.length ?? 0) === 0}
            onTap={() => p.onRun()}
          />
        </Show>
        <Button
          kind="tonal"
          label={p.t("restart")}
          name={`${p.t("restart")}: ${p.title}`}
          onTap={() => p.onRestart()}
        />
      </BlockActs>
    </div>
  );
}
