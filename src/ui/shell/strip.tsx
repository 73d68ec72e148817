/** The line over the keys: suggestions, candidates, what was just copied, the way to the clipboard. */
import less from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import more from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import paste from "@material-symbols/svg-400/rounded/content_paste.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { textAt } from "../../os/text.ts";
import { phone } from "../phone.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import { candidatesNow, composingNow, languageNow, pick, spelledNow, suggestionsNow } from "./composing.ts";
import { gridPages, inFirstRow, layer, turnTo } from "./panels.tsx";
import { shellText } from "./strings.ts";

/** What was just copied, as long as the keyboard offers it. */
export const freshClip = (): string | null => {
  const { items, freshUntilMs } = state().view.clipboard;
  const on = state().os.settings.keyboard.clipboardChip;
  return on && freshUntilMs !== null && state().clock.nowMs < freshUntilMs ? (items[0] ?? null) : null;
};
export function Strip() {
  const suggestions = createMemo(suggestionsNow);
  return (
    <Show
      when={composingNow() !== ""}
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
  const first = createMemo(() => candidatesNow().slice(0, inFirstRow()));
  const open = () => state().view.focus?.page !== null;
  const rest = createMemo(() => gridPages().length > 0);
  return (
    <div class="strip composing">
      <p class="spelling">{spelledNow()}</p>
      <div class="candidates">
        <For each={first()}>
          {(candidate) => (
            <Tap class="candidate" role="option" name={candidate.text} onTap={() => pick(candidate)}>
              {candidate.text}
            </Tap>
          )}
        </For>
        <Show when={rest()}>
          <Tap
            class="candidates-more"
            name={shellText(open() ? "candidatesClose" : "candidatesMore")}
            onTap={() => turnTo(open() ? null : 0)}
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
    <div class="strip" classList={{ tall: languageNow() === "pinyin" }}>
      <Tap
        class="strip-tool"
        name={shellText("clipboard")}
        on={clips()}
        onTap={() => layer(clips() ? "letters" : "clipboard")}
      >
        <Icon of={paste} size="small" />
      </Tap>
      <Show when={freshClip()}>
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
