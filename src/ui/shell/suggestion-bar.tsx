/**
 * The suggestion bar above the keys: suggestions, candidates, the text that was copied last, and a button for the
 * clipboard.
 */
import less from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import more from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import paste from "@material-symbols/svg-400/rounded/content_paste.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { textAt } from "#os/text-edit.ts";
import { phone } from "../phone.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import {
  currentCandidates,
  currentLetters,
  currentLanguage,
  pickCandidate,
  currentSpelling,
  currentSuggestions,
} from "./composing.ts";
import { gridPages, firstRowCount, showLayer, showCandidatePage } from "./panels.tsx";
import { shellText } from "./strings.ts";

/** Returns the text that was copied last. Returns null if the keyboard no longer offers this text. */
export const recentClip = (): string | null => {
  const { items, freshUntilMs } = state().view.clipboard;
  const on = state().os.settings.keyboard.clipboardChip;
  return on && freshUntilMs !== null && state().clock.nowMs < freshUntilMs ? (items[0] ?? null) : null;
};
export function SuggestionBar() {
  const suggestions = createMemo(currentSuggestions);
  return (
    <Show
      when={currentLetters() !== ""}
      fallback={
        <Show when={suggestions().length > 0} fallback={<Tools />}>
          <div class="strip">
            <For each={suggestions()}>
              {(word) => (
                <Tap
                  class="suggestion"
                  role="option"
                  name={word}
                  onTap={() => dispatch({ name: "os.complete", args: { word } })}
                >
                  <span>{word}</span>
                </Tap>
              )}
            </For>
          </div>
        </Show>
      }
    >
      <Candidates />
    </Show>
  );
}
function Candidates() {
  const first = createMemo(() => currentCandidates().slice(0, firstRowCount()));
  const open = () => state().view.focus?.page !== null;
  const rest = createMemo(() => gridPages().length > 0);
  return (
    <div class="strip composing">
      <p class="spelling">{currentSpelling()}</p>
      <div class="candidates">
        <For each={first()}>
          {(candidate) => (
            <Tap class="candidate" role="option" name={candidate.text} onTap={() => pickCandidate(candidate)}>
              {candidate.text}
            </Tap>
          )}
        </For>
        <Show when={rest()}>
          <Tap
            class="candidates-more"
            name={shellText(open() ? "candidatesClose" : "candidatesMore")}
            onTap={() => showCandidatePage(open() ? null : 0)}
          >
            <Icon of={open() ? less : more} />
          </Tap>
        </Show>
      </div>
    </div>
  );
}
function Tools() {
  const clips = () => state().view.keyboard.layer === "clipboard";
  const written = () => {
    const { focus } = state().view;
    return focus !== null && (textAt(phone.textsOf(state(), focus.field), focus.field) ?? "") !== "";
  };
  return (
    <div class="strip" classList={{ tall: currentLanguage() === "pinyin" }}>
      <Tap
        class="strip-tool"
        name={shellText("clipboard")}
        on={clips()}
        onTap={() => showLayer(clips() ? "letters" : "clipboard")}
      >
        <Icon of={paste} size="small" />
      </Tap>
      <Show when={recentClip()}>
        {(text) => (
          <Tap
            class="clip-chip"
            role="option"
            name={shellText("pasteText", { text: text().slice(0, 60) })}
            onTap={() => dispatch({ name: "os.paste", args: { item: 0 } })}
          >
            <span>{text().slice(0, 60)}</span>
          </Tap>
        )}
      </Show>
      <Show when={written()}>
        <Tap
          class="strip-tool last"
          name={shellText("selectAll")}
          onTap={() => dispatch({ name: "os.selectAll", args: {} })}
        >
          <Icon of={selectAll} size="small" />
        </Tap>
      </Show>
    </div>
  );
}
