/** The on-screen keyboard: drawn while a field has the focus; every key is a command on the text under the caret. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import done from "@material-symbols/svg-400/rounded/check.svg?raw";
import hide from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import newline from "@material-symbols/svg-400/rounded/keyboard_return.svg?raw";
import next from "@material-symbols/svg-400/rounded/arrow_forward.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import sendIcon from "@material-symbols/svg-400/rounded/send.svg?raw";
import shiftIcon from "@material-symbols/svg-400/rounded/shift.svg?raw";
import shiftLock from "@material-symbols/svg-400/rounded/shift_lock-fill.svg?raw";
import shiftOn from "@material-symbols/svg-400/rounded/shift-fill.svg?raw";
import { For, Show } from "solid-js";
import type { Focus } from "../../os/state.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { pressEnter } from "../enter.ts";
import { dispatch, state } from "../runtime.ts";
import { shellText } from "./strings.ts";

const letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;
const symbols = ["1234567890", "@#$%&-+()", "*\"':;!?"] as const;
const more = ["~`|•√π÷×{}", "£€¥^°=[]\\", "©®™_<>/"] as const;
const digits = ["123", "456", "789"] as const;
const enterIcons: Record<Focus["enter"], string> = { done, search, next, send: sendIcon, newline };

const type = (text: string) => dispatch({ name: "os.type", args: { text } });
const erase = () => dispatch({ name: "os.erase", args: { count: 1 } });

export function Keyboard() {
  const focus = () => state().view.focus;
  return (
    <Show when={focus()}>
      {(f) => (
        <div class="keyboard">
          <Show
            when={f().kind === "number" || f().kind === "decimal" || f().kind === "phone"}
            fallback={<LetterKeys focus={f()} />}
          >
            <DigitKeys focus={f()} />
          </Show>
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
function Key(p: {
  readonly label: string;
  readonly wide?: "more" | "most" | undefined;
  readonly onTap: () => void;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly strong?: boolean | undefined;
  readonly side?: boolean | undefined;
}) {
  return (
    <Tap
      class={`key ${p.wide ?? ""} ${p.strong === true ? "strong" : ""} ${p.side === true ? "side" : ""}`}
      role="key"
      name={p.name ?? p.label}
      onTap={() => p.onTap()}
    >
      <div class="key-face">
        <Show when={p.icon} fallback={p.label}>
          {(icon) => <Icon of={icon()} />}
        </Show>
      </div>
    </Tap>
  );
}
function EnterKey(p: { readonly focus: Focus }) {
  return (
    <Key
      label=""
      strong
      wide="more"
      icon={enterIcons[p.focus.enter]}
      name={shellText(`enter-${p.focus.enter}`)}
      onTap={pressEnter}
    />
  );
}
function LetterKeys(p: { readonly focus: Focus }) {
  const keyboard = () => state().view.keyboard;
  const rows = () => (keyboard().layer === "letters" ? letters : keyboard().layer === "symbols" ? symbols : more);
  const upper = () => keyboard().layer === "letters" && keyboard().shift !== "off";
  const face = (c: string) => (upper() ? c.toUpperCase() : c);
  const set = (patch: Partial<{ shift: "off" | "once" | "lock"; layer: "letters" | "symbols" | "more" }>) =>
    dispatch({ name: "os.keyboard", args: { ...keyboard(), ...patch } });
  const shift = () =>
    keyboard().layer === "letters"
      ? set({ shift: keyboard().shift === "off" ? "once" : keyboard().shift === "once" ? "lock" : "off" })
      : set({ layer: keyboard().layer === "symbols" ? "more" : "symbols" });
  const aside = () => (p.focus.kind === "email" ? "@" : ",");
  return (
    <>
      <div class="keys">
        <For each={[...rows()[0]]}>{(c) => <Key label={face(c)} onTap={() => type(face(c))} />}</For>
      </div>
      <div class="keys inset">
        <For each={[...rows()[1]]}>{(c) => <Key label={face(c)} onTap={() => type(face(c))} />}</For>
      </div>
      <div class="keys">
        <Show
          when={keyboard().layer === "letters"}
          fallback={
            <Key
              label={keyboard().layer === "symbols" ? "=\\<" : "?123"}
              side
              wide="more"
              name={shellText(keyboard().layer === "symbols" ? "moreSymbols" : "symbols")}
              onTap={shift}
            />
          }
        >
          <Key
            label=""
            side
            wide="more"
            icon={keyboard().shift === "lock" ? shiftLock : keyboard().shift === "once" ? shiftOn : shiftIcon}
            name={shellText("shift")}
            onTap={shift}
          />
        </Show>
        <For each={[...rows()[2]]}>{(c) => <Key label={face(c)} onTap={() => type(face(c))} />}</For>
        <Key label="" side wide="more" icon={backspace} name={shellText("erase")} onTap={erase} />
      </div>
      <div class="keys">
        <Key
          label={keyboard().layer === "letters" ? "?123" : "ABC"}
          side
          wide="more"
          name={shellText(keyboard().layer === "letters" ? "symbols" : "letters")}
          onTap={() => set({ layer: keyboard().layer === "letters" ? "symbols" : "letters", shift: "off" })}
        />
        <Key label={aside()} side onTap={() => type(aside())} />
        <Key label={shellText("space")} wide="most" onTap={() => type(" ")} />
        <Key label="." side onTap={() => type(".")} />
        <EnterKey focus={p.focus} />
      </div>
    </>
  );
}
function DigitKeys(p: { readonly focus: Focus }) {
  const left = () =>
    p.focus.kind === "phone" ? ["+", "*", "#"] : p.focus.kind === "decimal" ? ["-", "", ""] : ["", "", ""];
  return (
    <>
      <For each={digits}>
        {(row, i) => (
          <div class="keys digits">
            <Show when={left()[i()] !== ""} fallback={<div class="key side blank" />}>
              <Key label={left()[i()]!} side onTap={() => type(left()[i()]!)} />
            </Show>
            <For each={[...row]}>{(c) => <Key label={c} onTap={() => type(c)} />}</For>
            <Show
              when={i() === 0}
              fallback={
                <Show when={i() === 1 && p.focus.kind === "decimal"} fallback={<div class="key side blank" />}>
                  <Key label="." side onTap={() => type(".")} />
                </Show>
              }
            >
              <Key label="" side icon={backspace} name={shellText("erase")} onTap={erase} />
            </Show>
          </div>
        )}
      </For>
      <div class="keys digits">
        <div class="key side blank" />
        <Show when={p.focus.kind === "phone"} fallback={<div class="key blank" />}>
          <Key label={shellText("space")} onTap={() => type(" ")} />
        </Show>
        <Key label="0" onTap={() => type("0")} />
        <div class="key blank" />
        <Key
          label=""
          side
          strong
          icon={enterIcons[p.focus.enter]}
          name={shellText(`enter-${p.focus.enter}`)}
          onTap={pressEnter}
        />
      </div>
    </>
  );
}
