import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, Empty } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PastWords } from "#apps/bilibili/looks/search.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "mutedWords", (p) => (
  <Leaf back title={p.t("mutedWords")}>
    <Cells note={p.t("mutedWordsNote")}>
      <FieldCell
        at={p.field("word")}
        label={p.t("addWord")}
        placeholder={p.t("addWord")}
        enter="done"
        onEnter={() => p.act.add()}
        end={<BarWord pink label={p.t("addBtn")} disabled={!p.can("add")} onTap={() => p.act.add()} />}
      />
    </Cells>
    <Show when={p.state.mutedWords.length > 0} fallback={<Empty text={p.t("noWords")} />}>
      <PastWords
        words={p.state.mutedWords}
        removeName={(word) => p.t("removeWord", { word })}
        onRemove={(word) => p.act.remove({ word })}
      />
    </Show>
  </Leaf>
));
