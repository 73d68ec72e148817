/** Components for routes: start and end, mode of travel, duration, turns. */
import back from "@material-symbols/svg-400/outlined/arrow_back.svg?raw";
import swap from "@material-symbols/svg-400/outlined/swap_vert.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add_circle.svg?raw";
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import up from "@material-symbols/svg-400/outlined/arrow_upward.svg?raw";
import dot from "@material-symbols/svg-400/outlined/radio_button_checked.svg?raw";
import pin from "@material-symbols/svg-400/outlined/location_on-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { TextWithUnits } from "./text-with-units.tsx";
import "./route-parts.css";

export interface RouteStop {
  readonly text: string;
  readonly name: string;
  readonly blank: boolean;
}
export function RouteCard(p: {
  readonly stops: readonly RouteStop[];
  readonly names: Readonly<Record<"back" | "swap" | "add", string>>;
  readonly removeName: (n: number) => string;
  readonly raiseName: (n: number) => string;
  readonly onStop: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onRaise: (index: number) => void;
  readonly onSwap: () => void;
  readonly onAdd: () => void;
}) {
  const isLong = () => p.stops.length > 2;
  const last = () => p.stops.length - 1;
  return (
    <div class="way-card">
      <Tap class="way-back" name={p.names.back} onTap={goBack}>
        <Icon of={back} />
      </Tap>
      <Scroll name="stops" class="way-stops">
        <For each={p.stops}>
          {(stop, n) => (
            <div class="way-stop">
              <span class="way-dot" classList={{ last: n() === last() }}>
                <Icon of={n() === last() ? pin : dot} size="small" />
              </span>
              <Tap
                class={`way-field ${stop.blank ? "blank" : ""}`}
                role="searchbox"
                name={stop.name}
                value={stop.text}
                onTap={() => p.onStop(n())}
              >
                {stop.text}
              </Tap>
              <Show when={isLong() && n() > 0}>
                <Tap class="way-tool" name={p.raiseName(n() + 1)} onTap={() => p.onRaise(n())}>
                  <Icon of={up} size="small" />
                </Tap>
              </Show>
              <Show when={isLong()}>
                <Tap class="way-tool" name={p.removeName(n() + 1)} onTap={() => p.onRemove(n())}>
                  <Icon of={close} size="small" />
                </Tap>
              </Show>
            </div>
          )}
        </For>
      </Scroll>
      <div>
        <Tap class="way-swap" name={p.names.swap} onTap={() => p.onSwap()}>
          <Icon of={swap} />
        </Tap>
        <Tap class="way-swap" name={p.names.add} onTap={() => p.onAdd()}>
          <Icon of={plus} />
        </Tap>
      </div>
    </div>
  );
}
export function ModeTabs<T extends string>(p: {
  readonly modes: readonly { readonly id: T; readonly icon: string; readonly text: string; readonly name: string }[];
  readonly on: T;
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="mode-line">
      <For each={p.modes}>
        {(mode) => (
          <Tap class="mode-item" role="tab" name={mode.name} on={mode.id === p.on} onTap={() => p.onPick(mode.id)}>
            <Icon of={mode.icon} size="small" />
            <span>{mode.text}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export type TrafficPace = "free" | "slow" | "standing";
/** "25 min (12 km)", and notes. */
export function RouteSummary(p: {
  readonly time: string;
  readonly length: string;
  readonly pace: TrafficPace;
  readonly notes: readonly string[];
}) {
  return (
    <>
      <p class="way-sum">
        <b class={p.pace}>{p.time}</b> ({p.length})
      </p>
      <For each={p.notes}>
        {(note) => (
          <p class="way-note">
            <TextWithUnits text={note} />
          </p>
        )}
      </For>
    </>
  );
}
export interface LegSymbol {
  readonly icon: string;
  readonly text: string;
  readonly colour: string;
}
export function RouteOption(p: {
  readonly name: string;
  readonly on: boolean;
  readonly time: string;
  readonly length: string;
  readonly pace: TrafficPace;
  readonly notes: readonly string[];
  readonly legs?: readonly LegSymbol[] | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="way-option" role="radio" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <RouteSummary time={p.time} length={p.length} pace={p.pace} notes={p.notes} />
      <Show when={p.legs}>
        <p class="legs">
          <For each={p.legs}>
            {(leg) => (
              <span
                class="leg-sign"
                classList={{ line: leg.colour !== "" }}
                style={leg.colour === "" ? {} : { background: leg.colour }}
              >
                <Icon of={leg.icon} size="small" />
                {leg.text}
              </span>
            )}
          </For>
        </p>
      </Show>
    </Tap>
  );
}
export function StepRow(p: { readonly icon: string; readonly text: string; readonly note: string }) {
  return (
    <div class="step">
      <span class="step-sign">
        <Icon of={p.icon} />
      </span>
      <div class="step-words">
        <p class="step-text">{p.text}</p>
        <Show when={p.note !== ""}>
          <p class="step-note">
            <TextWithUnits text={p.note} />
          </p>
        </Show>
      </div>
    </div>
  );
}
/** The next turn on a green banner over the map, with the turn after it below. */
export function TurnBanner(p: {
  readonly icon: string;
  readonly far: string;
  readonly text: string;
  readonly then?: { readonly icon: string; readonly word: string } | undefined;
}) {
  return (
    <div class="banner">
      <div class="banner-main">
        <div class="banner-sign">
          <Icon of={p.icon} size="large" />
          <p class="banner-far">{p.far}</p>
        </div>
        <p class="banner-street">{p.text}</p>
      </div>
      <Show when={p.then}>
        {(next) => (
          <p class="banner-then">
            {next().word} <Icon of={next().icon} size="small" />
          </p>
        )}
      </Show>
    </div>
  );
}
/** The voice instruction as text, for deaf users. */
export function VoiceText(p: { readonly text: string }) {
  return <p class="banner-said">{p.text}</p>;
}
export function EtaBar(p: {
  readonly left: string;
  readonly rest: string;
  readonly start: JSX.Element;
  readonly end: JSX.Element;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="eta-bar">
      <div class="eta">
        {p.start}
        <div class="eta-words">
          <p class="eta-left">{p.left}</p>
          <p class="eta-rest">{p.rest}</p>
        </div>
        {p.end}
      </div>
      {p.children}
    </div>
  );
}
export function Speedometer(p: { readonly above: number; readonly number: number; readonly unit: string }) {
  return (
    <div class="speed" style={{ bottom: `${p.above}px` }}>
      <p class="speed-number">{p.number}</p>
      <p class="speed-unit">{p.unit}</p>
    </div>
  );
}
