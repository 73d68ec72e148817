/** Draws the metro lines in their colours. Lines that share a track are drawn beside each other. */
import { createMemo, For } from "solid-js";
import type { Atlas } from "#world/geo/model.ts";
import { boundsOf, type Cell } from "./cell.ts";
import { polylinePath } from "./paths.ts";

export function MetroLines(p: { readonly atlas: Atlas; readonly cell: Cell }) {
  const ways = createMemo(() => {
    const bounds = boundsOf(p.cell, 20);
    return p.atlas.lines
      .filter(({ kind }) => kind === "metro")
      .map(({ path, colour }) => ({ d: polylinePath(p.cell, bounds, path), colour }));
  });
  const width = (): number => (p.cell.zoom < 12 ? 2 : p.cell.zoom < 14 ? 3.2 : 4.5);
  return (
    <For each={ways()}>
      {(lineDrawing) => (
        <>
          <path class="metro-casing" d={lineDrawing.d} stroke-width={width() + 2} />
          <path d={lineDrawing.d} stroke={lineDrawing.colour} stroke-width={width()} />
        </>
      )}
    </For>
  );
}
