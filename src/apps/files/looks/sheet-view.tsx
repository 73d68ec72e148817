/** A sheet of a workbook, with numbered rows and lettered columns. A tap on a cell shows the cell's full text. */
import { createMemo, For, Index } from "solid-js";
import type { Sheet } from "#os/documents.ts";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { cellAt, cellName, cellText, columnName, columnWidth } from "../sheets.ts";
import "./sheet-view.css";

export interface CellAt {
  readonly row: number;
  readonly column: number;
}
const gridColumns = (sheet: Sheet): string =>
  `3.2em ${sheet.columns.map((_, column) => `${(columnWidth(sheet, column) * 0.58 + 1.4).toFixed(2)}em`).join(" ")}`;

/** The row of column letters. It is drawn outside the sheet and uses the sheet's horizontal scroll offset. */
export function SheetHead(p: { readonly sheet: Sheet; readonly scroll: string; readonly at: CellAt | null }) {
  return (
    <Scroll name={p.scroll} axis="x" class="sheet-box sheet-head">
      <div class="cells" style={{ "grid-template-columns": gridColumns(p.sheet) }}>
        <div class="sheet-corner" />
        <For each={p.sheet.columns}>
          {(_, column) => (
            <p class="sheet-letter" classList={{ on: p.at?.column === column() }}>
              {columnName(column())}
            </p>
          )}
        </For>
      </div>
    </Scroll>
  );
}
export function SheetBody(p: {
  readonly sheet: Sheet;
  readonly scroll: string;
  readonly at: CellAt | null;
  readonly onTap: (at: CellAt) => void;
}) {
  const strong = createMemo(() => new Set(p.sheet.strong));
  return (
    <Scroll name={p.scroll} axis="x" class="sheet-box">
      <div class="cells" style={{ "grid-template-columns": gridColumns(p.sheet) }}>
        <Index each={p.sheet.rows}>
          {(_, row) => (
            <>
              <p class="sheet-number" classList={{ on: p.at?.row === row }}>
                {row + 1}
              </p>
              <For each={p.sheet.columns}>
                {(_format, column) => (
                  <Tap
                    class={`sheet-cell ${strong().has(row) ? "strong" : ""} ${
                      typeof cellAt(p.sheet, row, column()) === "number" ? "number" : ""
                    }`}
                    role="listitem"
                    name={`${cellName(row, column())} ${cellText(p.sheet, row, column())}`.trim()}
                    on={p.at?.row === row && p.at.column === column()}
                    onTap={() => p.onTap({ row, column: column() })}
                  >
                    <span>{cellText(p.sheet, row, column())}</span>
                  </Tap>
                )}
              </For>
            </>
          )}
        </Index>
      </div>
    </Scroll>
  );
}
/** The full content of the selected cell. */
export function CellBar(p: { readonly name: string; readonly text: string }) {
  return (
    <div class="cell-bar">
      <p class="cell-name">{p.name}</p>
      <p class="cell-text">{p.text}</p>
    </div>
  );
}
/** The tabs of a workbook's sheets, at the bottom. */
export function SheetTabs(p: {
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onPick: (sheet: number) => void;
}) {
  return (
    <Scroll name="sheets" axis="x" class="sheet-tabs">
      <For each={p.names}>
        {(name, i) => (
          <Tap class="sheet-tab" role="tab" name={name} on={i() === p.chosen} onTap={() => p.onPick(i())}>
            <span>{name}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
