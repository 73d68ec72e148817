/**
 * The on-screen keyboard. It is drawn while a field has the focus. Every key runs a command on the text at the caret.
 */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import done from "@material-symbols/svg-400/rounded/check.svg?raw";
import emojiIcon from "@material-symbols/svg-400/rounded/mood.svg?raw";
import globe from "@material-symbols/svg-400/rounded/language.svg?raw";
import hide from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import newline from "@material-symbols/svg-400/rounded/keyboard_return.svg?raw";
import next from "@material-symbols/svg-400/rounded/arrow_forward.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import sendIcon from "@material-symbols/svg-400/rounded/send.svg?raw";
import shiftIcon from "@material-symbols/svg-400/rounded/shift.svg?raw";
import shiftLock from "@material-symbols/svg-400/rounded/shift_lock-fill.svg?raw";
import shiftOn from "@material-symbols/svg-400/rounded/shift-fill.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { isProse, enabledLanguages } from "#os/keyboard.ts";
import type { Focus } from "#os/state-schemas.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { pressEnter } from "../enter.ts";
import { dispatch, state } from "../runtime.ts";
import { currentLetters, currentLanguage, pickFirst, spaceKey, typeKey } from "./composing.ts";
import { Key } from "./key.tsx";
import { alternatesOf, cornerOf, digitRows, letterRows, numberRow, symbolRows } from "./layouts.ts";
import { CandidateGrid, ClipboardPanel, EmojiPanel, EmojiTabs, eraseKey, showLayer } from "./panels.tsx";
import { recentClip, SuggestionBar } from "./suggestion-bar.tsx";
import { shellText } from "./strings.ts";
import "./keyboard.css";

const enterIcons: Record<Focus["enter"], string> = { done, search, next, send: sendIcon, newline };
const maxComposedLength = 60;

export function Keyboard() {
  const focus = createMemo(() => state().view.focus);
  const shown = () => state().view.keyboard.layer;
  const pad = () => {
    const kind = focus()?.kind;
    return kind === "number" || kind === "decimal" || kind === "phone";
  };
  return (
    <Show when={focus()}>
      {(f) => (
        <div class="keyboard" classList={{ over: f().field.startsWith("os.") }}>
          <Show when={shown() === "emoji" && !pad()} fallback={<TopBar focus={f()} />}>
            <EmojiTabs />
          </Show>
          <Switch fallback={<LetterKeys focus={f()} />}>
            <Match when={shown() === "clipboard"}>
              <ClipboardPanel enter={<EnterKey focus={f()} />} />
            </Match>
            <Match when={pad()}>
              <DigitKeys focus={f()} />
            </Match>
            <Match when={shown() === "emoji"}>
              <EmojiPanel enter={<EnterKey focus={f()} />} />
            </Match>
            <Match when={f().composing !== "" && f().page !== null}>
              <CandidateGrid page={f().page!} />
            </Match>
          </Switch>
          <div class="keyboard-foot">
            <Tap
              class="keyboard-hide"
              name={shellText("keyboardHide")}
              onTap={() => dispatch({ name: "os.blur", args: {} })}
            >
              <Icon of={hide} />
            </Tap>
          </div>
        </div>
      )}
    </Show>
  );
}
/**
 * The bar above the keys. It shows suggestions only for fields for prose. For other fields, it offers only the text
 * that was copied last.
 */
function TopBar(p: { readonly focus: Focus }) {
  return (
    <Show when={isProse(p.focus.kind) || state().view.keyboard.layer === "clipboard" || recentClip() !== null}>
      <SuggestionBar />
    </Show>
  );
}
function EnterKey(p: { readonly focus: Focus }) {
  return (
    <Key
      label=""
      look="strong"
      size={15}
      icon={enterIcons[p.focus.enter]}
      name={shellText(`enter-${p.focus.enter}`)}
      onTap={pressEnter}
    />
  );
}
function LetterKeys(p: { readonly focus: Focus }) {
  const keyboard = () => state().view.keyboard;
  const language = createMemo(currentLanguage);
  const onLetters = () => keyboard().layer !== "symbols" && keyboard().layer !== "more";
  const rows = (): readonly string[] =>
    onLetters() ? letterRows : symbolRows[language()][keyboard().layer === "more" ? "more" : "symbols"];
  const upper = () => onLetters() && keyboard().shift !== "off";
  const composes = () => language() === "pinyin" && onLetters() && !upper();
  const numbers = () => onLetters() && (p.focus.kind === "password" || state().os.settings.keyboard.numberRow);
  const set = (patch: Partial<{ shift: "off" | "once" | "lock"; layer: "letters" | "symbols" | "more" }>) =>
    dispatch({ name: "os.keyboard", args: { shift: keyboard().shift, layer: keyboard().layer, ...patch } });
  const shift = () => set({ shift: ({ off: "once", once: "lock", lock: "off" } as const)[keyboard().shift] });
  const press = (c: string) => {
    if (!composes()) typeKey(upper() ? c.toUpperCase() : c);
    else if (currentLetters().length < maxComposedLength)
      dispatch({ name: "os.compose", args: { letters: currentLetters() + c } });
  };
  const Row = (r: { readonly keys: string }) => (
    <For each={[...r.keys]}>
      {(c) => (
        <Key
          label={upper() ? c.toUpperCase() : c}
          corner={onLetters() && !numbers() ? cornerOf(c, language()) : undefined}
          onTap={() => press(c)}
          id={c}
          alternates={alternatesOf(c, language(), upper())}
          onAlternate={typeKey}
        />
      )}
    </For>
  );
  return (
    <>
      <Show when={numbers()}>
        <div class="keys low">
          <For each={[...numberRow]}>{(c) => <Key label={c} onTap={() => typeKey(c)} />}</For>
        </div>
      </Show>
      <div class="keys">
        <Row keys={rows()[0]!} />
      </div>
      <div class="keys" classList={{ inset: rows()[1]!.length === 9 }}>
        <Row keys={rows()[1]!} />
      </div>
      <div class="keys">
        <Show
          when={onLetters()}
          fallback={
            <Key
              label={keyboard().layer === "symbols" ? "=\\<" : "?123"}
              look="side"
              size={15}
              name={shellText(keyboard().layer === "symbols" ? "moreSymbols" : "symbols")}
              onTap={() => set({ layer: keyboard().layer === "symbols" ? "more" : "symbols" })}
            />
          }
        >
          <Key
            label=""
            look="side"
            size={15}
            icon={keyboard().shift === "lock" ? shiftLock : keyboard().shift === "once" ? shiftOn : shiftIcon}
            name={shellText("shift")}
            on={keyboard().shift !== "off"}
            onTap={shift}
          />
        </Show>
        <Row keys={rows()[2]!} />
        <Key label="" look="side" size={15} icon={backspace} name={shellText("erase")} onTap={eraseKey} />
      </div>
      <LastRow focus={p.focus} letters={onLetters()} />
    </>
  );
}
function LastRow(p: { readonly focus: Focus; readonly letters: boolean }) {
  const language = createMemo(currentLanguage);
  const prose = () => isProse(p.focus.kind);
  const others = createMemo(() => enabledLanguages(state().os.settings.keyboard).filter((l) => l !== language()));
  const full = () => language() === "pinyin";
  const address = () => p.focus.kind === "email" || p.focus.kind === "url";
  const comma = () => (p.focus.kind === "email" ? "@" : p.focus.kind === "url" ? "/" : full() ? "，" : ",");
  const stop = () => (full() ? "。" : ".");
  const mark = (c: string) => (
    <Key
      label={c}
      look="side"
      onTap={() => typeKey(c)}
      id={c}
      alternates={alternatesOf(c, language(), false)}
      onAlternate={typeKey}
    />
  );
  return (
    <div class="keys">
      <Key
        label={p.letters ? "?123" : "ABC"}
        look="side"
        size={address() ? 15 : 14}
        name={shellText(p.letters ? "symbols" : "letters")}
        onTap={() => {
          if (currentLetters() === "" || pickFirst()) showLayer(p.letters ? "symbols" : "letters");
        }}
      />
      {mark(comma())}
      <Show when={prose()}>
        <Show
          when={currentLetters() !== ""}
          fallback={
            <Key label="" look="side" icon={emojiIcon} name={shellText("emoji")} onTap={() => showLayer("emoji")} />
          }
        >
          <Key
            label={"'"}
            look="side"
            name={shellText("separator")}
            onTap={() => {
              if (currentLetters().length < maxComposedLength && !currentLetters().endsWith("'"))
                dispatch({ name: "os.compose", args: { letters: `${currentLetters()}'` } });
            }}
          />
        </Show>
      </Show>
      <Show when={prose() ? others()[0] : undefined}>
        {(other) => (
          <Key
            label=""
            look="side"
            icon={globe}
            name={shellText(`switch-${other()}`)}
            onTap={() => dispatch({ name: "os.language", args: { language: other() } })}
          />
        )}
      </Show>
      <Key
        label={prose() && others().length > 0 ? shellText(language()) : shellText("space")}
        look="space"
        size={address() ? 36 : prose() ? 32 : 42}
        name={shellText("space")}
        onTap={spaceKey}
      />
      {mark(stop())}
      <Show when={address()}>
        <Key
          label=".com"
          look="side"
          size={14}
          onTap={() => typeKey(".com")}
          id=".com"
          alternates={alternatesOf(".com", "english", false)}
          onAlternate={typeKey}
        />
      </Show>
      <EnterKey focus={p.focus} />
    </div>
  );
}
function DigitKeys(p: { readonly focus: Focus }) {
  const left = () =>
    p.focus.kind === "phone" ? ["+", "*", "#"] : p.focus.kind === "decimal" ? ["-", "", ""] : ["", "", ""];
  const blank = (size: number) => <div class="key blank" style={{ flex: String(size) }} />;
  const side = (c: string) => <Key label={c} look="side" size={7} onTap={() => typeKey(c)} />;
  return (
    <>
      <For each={digitRows}>
        {(row, i) => (
          <div class="keys digits">
            <Show when={left()[i()] !== ""} fallback={blank(7)}>
              {side(left()[i()]!)}
            </Show>
            <For each={[...row]}>{(c) => <Key label={c} onTap={() => typeKey(c)} />}</For>
            <Switch fallback={blank(7)}>
              <Match when={i() === 0}>
                <Key label="" look="side" size={7} icon={backspace} name={shellText("erase")} onTap={eraseKey} />
              </Match>
              <Match when={i() === 1 && p.focus.kind === "decimal"}>{side(".")}</Match>
              <Match when={i() === 1 && p.focus.kind === "phone"}>{side("-")}</Match>
            </Switch>
          </div>
        )}
      </For>
      <div class="keys digits">
        {blank(7)}
        <Show when={p.focus.kind === "phone"} fallback={blank(10)}>
          <Key label={shellText("space")} look="space" onTap={() => typeKey(" ")} />
        </Show>
        <Key
          label="0"
          onTap={() => typeKey("0")}
          corner={p.focus.kind === "phone" ? "+" : undefined}
          id="0"
          alternates={p.focus.kind === "phone" ? ["+"] : []}
          onAlternate={typeKey}
        />
        {blank(10)}
        <Key
          label=""
          look="strong"
          size={7}
          icon={enterIcons[p.focus.enter]}
          name={shellText(`enter-${p.focus.enter}`)}
          onTap={pressEnter}
        />
      </div>
    </>
  );
}
