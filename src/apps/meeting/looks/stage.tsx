/** The screen of a running meeting: always dark, tiles in the middle, controls above and below. */
import aside from "@material-symbols/svg-400/rounded/close_fullscreen.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./stage.css";

export function Stage(p: {
  readonly topic: string;
  readonly time: string | null;
  readonly recording?: string | undefined;
  readonly infoName: string;
  readonly asideName: string;
  readonly leave: string;
  readonly signs: JSX.Element;
  readonly foot: JSX.Element;
  readonly overlays: JSX.Element;
  readonly onInfo: () => void;
  readonly onAside: () => void;
  readonly onLeave: () => void;
  readonly children: JSX.Element;
}) {
  const foot = children(() => p.foot);
  return (
    <div class="stage" data-bars="white">
      <header class="stage-head">
        <div class="stage-signs">
          <HeaderIconButton icon={aside} name={p.asideName} onTap={() => p.onAside()} />
          {p.signs}
        </div>
        <Tap class="stage-title" name={p.infoName} onTap={() => p.onInfo()}>
          <span class="stage-topic">
            <span class="stage-words">{p.topic}</span>
            <Icon of={down} size="small" />
          </span>
          <span class="stage-time">
            <Show when={p.recording}>
              <span class="stage-rec">{p.recording}</span>
            </Show>
            {p.time ?? ""}
          </span>
        </Tap>
        <Tap class="stage-leave" name={p.leave} onTap={() => p.onLeave()}>
          <span>{p.leave}</span>
        </Tap>
      </header>
      <div class="stage-middle">{p.children}</div>
      <footer class="stage-foot">{foot()}</footer>
      {p.overlays}
    </div>
  );
}
export function HeaderIconButton(p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="head-sign" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function FooterButton(p: {
  readonly icon: string;
  readonly label: string;
  readonly tone?: "red" | "blue" | undefined;
  readonly badge?: number | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`foot-act ${p.tone ?? ""}`} name={p.label} onTap={() => p.onTap()}>
      <div class="foot-sign">
        <Icon of={p.icon} />
        <Show when={p.badge}>
          <Badge count={p.badge!} class="foot-badge" />
        </Show>
      </div>
      <span>{p.label}</span>
    </Tap>
  );
}
/** Icons in four columns, for the dark sheet that the "More" button opens. */
export function MoreGrid(p: {
  readonly each: readonly {
    readonly id: string;
    readonly icon: string;
    readonly label: string;
    readonly on?: boolean | undefined;
    readonly badge?: number | undefined;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="more-grid">
      <For each={p.each}>
        {(one) => (
          <Tap class="more-one" name={one.label} on={one.on} onTap={() => one.onTap()}>
            <div class="more-ground">
              <Icon of={one.icon} />
              <Show when={one.badge}>
                <Badge count={one.badge!} class="foot-badge" />
              </Show>
            </div>
            <span>{one.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The latest chat lines on top of the tiles, and captions of the speech. */
export function RecentLines(p: { readonly lines: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <div class="floating">
      <For each={p.lines}>
        {(line) => (
          <p class="float-line">
            <span class="float-name">{line.name}</span>
            {line.text}
          </p>
        )}
      </For>
    </div>
  );
}
export function Caption(p: { readonly name: string; readonly text: string }) {
  return (
    <div class="caption">
      <span class="float-name">{p.name}</span>
      {p.text}
    </div>
  );
}
export function ChatPromptRow(p: { readonly say: string; readonly hand: JSX.Element; readonly onSay: () => void }) {
  return (
    <div class="say-row">
      <Tap class="say-pill" name={p.say} onTap={() => p.onSay()}>
        {p.say}
      </Tap>
      {p.hand}
    </div>
  );
}
export function RoundIconButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="round-sign" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function ReactionRow<S extends string>(p: {
  readonly signs: readonly S[];
  readonly nameOf: (sign: S) => string;
  readonly onPick: (sign: S) => void;
}) {
  return (
    <div class="sign-row">
      <For each={p.signs}>
        {(sign) => (
          <Tap class="sign-one" name={p.nameOf(sign)} onTap={() => p.onPick(sign)}>
            {sign}
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The lobby. It says what the owner is waiting for. */
export function LobbyView(p: {
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly facts: readonly { readonly word: string; readonly value: string }[];
  readonly children: JSX.Element;
}) {
  return (
    <div class="stage door" data-bars="white">
      <div class="door-middle">
        <Icon of={p.icon} size="huge" />
        <h1>{p.title}</h1>
        <p class="door-note">{p.note}</p>
        <div class="door-facts">
          <For each={p.facts}>
            {(fact) => (
              <p class="door-fact">
                <span>{fact.word}</span>
                <span>{fact.value}</span>
              </p>
            )}
          </For>
        </div>
      </div>
      <div class="door-foot">{p.children}</div>
    </div>
  );
}
/** The area between the picture and the footer, for captions and the chat prompt. */
export const StageBottom = (p: { readonly children: JSX.Element }) => <div class="stage-low">{p.children}</div>;
/** A chat input above the keyboard. */
export function ChatInputBox(p: { readonly children: JSX.Element }) {
  return <div class="say-box">{p.children}</div>;
}
