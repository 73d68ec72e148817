import muteOff from "@material-symbols/svg-400/outlined/volume_up.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty, Note, Pill } from "#apps/x/looks/cells.tsx";
import { FieldBox } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { WordRow } from "#apps/x/looks/word-row.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "mutedWords", (p) => (
  <Leaf back title={p.t("mutedWords")}>
    <Note text={p.t("mutedWordsNote")} />
    <FieldBox at={p.field("word")} label={p.t("addWord")} caps="none" enter="done" onEnter={() => p.act.add()} />
    <Pill wide label={p.t("addWordButton")} disabled={!p.can("add")} onTap={() => p.act.add()} />
    <Show when={p.state.words.length > 0} fallback={<Empty title={p.t("noWords")} />}>
      <For each={p.state.words}>
        {(word) => (
          <WordRow word={word} icon={muteOff} name={p.t("dropWord", { word })} onRemove={() => p.act.drop({ word })} />
        )}
      </For>
    </Show>
  </Leaf>
));
