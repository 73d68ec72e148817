/** The content of a document: headings, paragraphs, lists and tables. */
import { For, Match, Switch } from "solid-js";
import type { PaperBlock } from "#os/documents.ts";
import { Copyable } from "#ui/kit/copyable.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import "./document-view.css";

export function DocumentView(p: { readonly blocks: readonly PaperBlock[] }) {
  return (
    <div class="paper">
      <For each={p.blocks}>
        {(block, i) => (
          <Switch>
            <Match when={block.type === "heading" && block}>
              {(it) => <h2 class={`paper-h${it().level}`}>{it().text}</h2>}
            </Match>
            <Match when={block.type === "paragraph" && block}>
              {(it) => (
                <Copyable text={it().text}>
                  <p class="paper-text">{it().text}</p>
                </Copyable>
              )}
            </Match>
            <Match when={block.type === "list" && block}>
              {(it) => (
                <div class="paper-list">
                  <For each={it().items}>
                    {(item, n) => (
                      <div class="paper-item">
                        <span class="paper-mark">{it().ordered ? `${n() + 1}.` : "•"}</span>
                        <p>{item}</p>
                      </div>
                    )}
                  </For>
                </div>
              )}
            </Match>
            <Match when={block.type === "table" && block}>
              {(it) => <DocumentTable table={it()} name={`table ${i()}`} />}
            </Match>
          </Switch>
        )}
      </For>
    </div>
  );
}
function DocumentTable(p: { readonly table: Extract<PaperBlock, { type: "table" }>; readonly name: string }) {
  return (
    <Scroll name={p.name} axis="x" class="paper-table-box">
      <div
        class="paper-table"
        style={{
          "--columns": String(p.table.head.length),
          "grid-template-columns": `repeat(${p.table.head.length}, auto)`,
        }}
      >
        <For each={p.table.head}>{(cell) => <p class="paper-th">{cell}</p>}</For>
        <For each={p.table.rows}>
          {(row) => <For each={p.table.head}>{(_, column) => <p class="paper-td">{row[column()] ?? ""}</p>}</For>}
        </For>
      </div>
    </Scroll>
  );
}
