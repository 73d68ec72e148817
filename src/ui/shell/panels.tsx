/** Panels that replace the keys: emoji, clipboard, more candidates. */
import animals from "@material-symbols/svg-400/rounded/pets.svg?raw";
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import hearts from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import nature from "@material-symbols/svg-400/rounded/local_florist.svg?raw";
import objects from "@material-symbols/svg-400/rounded/lightbulb.svg?raw";
import people from "@material-symbols/svg-400/rounded/waving_hand.svg?raw";
import recent from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import smileys from "@material-symbols/svg-400/rounded/mood.svg?raw";
import travel from "@material-symbols/svg-400/rounded/directions_car.svg?raw";
import up from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import { createMemo, For, Show, type JSX } from "solid-js";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import { currentCandidates, currentLanguage, pickCandidate } from "./composing.ts";
import { emojiColumns, emojiColumnsWide, emojisOf, emojiTabs, skinToneVariants, type EmojiTab } from "./emoji.ts";
import { Key } from "./key.tsx";
import { layoutSize } from "../scale.ts";
import { shellText, type ShellKey } from "./strings.ts";

export const eraseKey = () => dispatch({ name: "os.erase", args: { count: 1 } });
export const showLayer = (layer: "letters" | "symbols" | "more" | "emoji" | "clipboard") =>
  dispatch({ name: "os.keyboard", args: { shift: "off", layer } });

const tabs: readonly { readonly id: EmojiTab | "recent"; readonly icon: string }[] = [
  { id: "recent", icon: recent },
  { id: "smileys", icon: smileys },
  { id: "people", icon: people },
  { id: "hearts", icon: hearts },
  { id: "animals", icon: animals },
  { id: "nature", icon: nature },
  { id: "food", icon: food },
  { id: "travel", icon: travel },
  { id: "objects", icon: objects },
];
export function EmojiTabs() {
  return (
    <div class="strip" classList={{ tall: currentLanguage() === "pinyin" }}>
      <For each={tabs}>
        {(tab) => (
          <Tap
            class="emoji-tab"
            role="tab"
            name={shellText(`emoji-${tab.id}` as ShellKey)}
            on={state().view.keyboard.emojiTab === tab.id}
            onTap={() => dispatch({ name: "os.emojiTab", args: { tab: tab.id } })}
          >
            <Icon of={tab.icon} size="small" />
          </Tap>
        )}
      </For>
    </div>
  );
}
export function EmojiPanel(p: { readonly enter: JSX.Element }) {
  const shown = createMemo(() => {
    const { emojiTab, emojis } = state().view.keyboard;
    return emojiTab in emojiTabs ? emojisOf(emojiTab as EmojiTab) : emojis;
  });
  const put = (emoji: string) => dispatch({ name: "os.emoji", args: { emoji } });
  return (
    <>
      <div class="panel-room">
        <Show when={shown().length > 0} fallback={<p class="panel-empty">{shellText("emojiRecentEmpty")}</p>}>
          <div
            class="emoji-grid"
            style={{ "grid-template-columns": `repeat(${isWide() ? emojiColumnsWide : emojiColumns}, 1fr)` }}
          >
            <For each={shown()}>
              {(emoji) => (
                <Key
                  label={emoji}
                  look="emoji"
                  onTap={() => put(emoji)}
                  id={emoji}
                  alternates={skinToneVariants(emoji)}
                  onAlternate={put}
                />
              )}
            </For>
          </div>
        </Show>
      </div>
      <PanelFoot enter={p.enter} />
    </>
  );
}
function PanelFoot(p: { readonly enter: JSX.Element }) {
  return (
    <div class="keys">
      <Key label="ABC" look="side" size={15} name={shellText("letters")} onTap={() => showLayer("letters")} />
      <Key
        label={shellText("space")}
        look="space"
        size={50}
        name={shellText("space")}
        onTap={() => dispatch({ name: "os.space", args: {} })}
      />
      <Key label="" look="side" size={15} icon={backspace} name={shellText("erase")} onTap={eraseKey} />
      {p.enter}
    </div>
  );
}
export function ClipboardPanel(p: { readonly enter: JSX.Element }) {
  const items = () => state().view.clipboard.items;
  return (
    <>
      <div class="panel-room">
        <Show when={items().length > 0} fallback={<p class="panel-empty">{shellText("clipboardEmpty")}</p>}>
          <div class="clips">
            <For each={items()}>
              {(text, i) => (
                <div class="clip">
                  <Tap
                    class="clip-text"
                    role="option"
                    name={text}
                    onTap={() => dispatch({ name: "os.paste", args: { item: i() } })}
                  >
                    {text.slice(0, 200)}
                  </Tap>
                  <Tap
                    class="clip-off"
                    name={shellText("clipboardForget", { text: text.slice(0, 40) })}
                    onTap={() => dispatch({ name: "os.unclip", args: { item: i() } })}
                  >
                    <Icon of={close} size="small" />
                  </Tap>
                </div>
              )}
            </For>
          </div>
        </Show>
      </div>
      <PanelFoot enter={p.enter} />
    </>
  );
}

const isWide = (): boolean => {
  const { width, height } = layoutSize(state());
  return width > height;
};
/** Returns the total width of the keys. In landscape, the keyboard has a margin at both ends. */
const keysWidth = (): number => layoutSize(state()).width - (isWide() ? 110 : 0);
/** Returns how many candidates fit into the row above the keys. */
export function firstRowCount(): number {
  let room = keysWidth() - 60;
  let n = 0;
  for (const { text } of currentCandidates()) {
    room -= Math.max(44, [...text].length * 19 + 26);
    if (room < 0) break;
    n++;
  }
  return Math.max(1, n);
}
const columns = (): number => Math.max(2, Math.floor((keysWidth() - 64) / 74));
const gridRows = 4;
/** Returns the candidates that follow the first row, in pages of four rows. A long candidate spans several columns. */
export const gridPages = (): { readonly at: number; readonly span: number }[][] => {
  const pages: { at: number; span: number }[][] = [];
  let page: { at: number; span: number }[] = [];
  let [row, column] = [0, 0];
  const all = currentCandidates();
  for (let at = firstRowCount(); at < all.length; at++) {
    const span = Math.min(columns(), Math.ceil([...all[at]!.text].length / 4));
    if (column + span > columns()) [row, column] = [row + 1, 0];
    if (row >= gridRows) {
      pages.push(page);
      [page, row, column] = [[], 0, 0];
    }
    page.push({ at, span });
    column += span;
  }
  return page.length > 0 ? [...pages, page] : pages;
};
export const showCandidatePage = (page: number | null) => dispatch({ name: "os.candidates", args: { page } });
export function CandidateGrid(p: { readonly page: number }) {
  const pages = createMemo(gridPages);
  const at = () => Math.min(p.page, pages().length - 1);
  return (
    <div class="candidate-grid">
      <div class="candidate-cells" style={{ "grid-template-columns": `repeat(${columns()}, 1fr)` }}>
        <For each={pages()[at()]}>
          {(cell) => {
            const candidate = () => currentCandidates()[cell.at];
            return (
              <Tap
                class="candidate-cell"
                style={{ "grid-column": `span ${cell.span}` }}
                role="option"
                name={candidate()?.text ?? ""}
                onTap={() => {
                  const chosen = candidate();
                  if (chosen) pickCandidate(chosen);
                }}
              >
                {candidate()?.text}
              </Tap>
            );
          }}
        </For>
      </div>
      <div class="candidate-side">
        <Key
          label=""
          look="side"
          icon={up}
          name={shellText("candidatesBefore")}
          disabled={at() <= 0}
          onTap={() => showCandidatePage(at() - 1)}
        />
        <Key
          label=""
          look="side"
          icon={down}
          name={shellText("candidatesAfter")}
          disabled={at() >= pages().length - 1}
          onTap={() => showCandidatePage(at() + 1)}
        />
        <Key label="" look="side" icon={backspace} name={shellText("erase")} onTap={eraseKey} />
        <Key label="ABC" look="side" name={shellText("candidatesClose")} onTap={() => showCandidatePage(null)} />
      </div>
    </div>
  );
}
