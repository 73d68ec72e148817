/** The first screen: the account, four blue buttons, the meetings by day. */
import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import join from "@material-symbols/svg-400/rounded/add-fill.svg?raw";
import quick from "@material-symbols/svg-400/rounded/bolt-fill.svg?raw";
import plan from "@material-symbols/svg-400/rounded/calendar_month-fill.svg?raw";
import screen from "@material-symbols/svg-400/rounded/present_to_all-fill.svg?raw";
import leads from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import series from "@material-symbols/svg-400/rounded/event_repeat.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./face.tsx";
import { PillButton } from "./buttons.tsx";
import "./home.css";

export function HomeHeader(p: {
  readonly face: string | null;
  readonly name: string;
  readonly note?: string | undefined;
  readonly bellName: string;
  readonly news: boolean;
  readonly onFace: () => void;
  readonly onBell: () => void;
}) {
  return (
    <div class="home-head">
      <Tap class="home-who" name={p.name} onTap={() => p.onFace()}>
        <Show when={p.face} fallback={<div class="home-noface" />}>
          {(face) => <Face of={face()} size={40} />}
        </Show>
        <div class="home-names">
          <p class="home-name">{p.name}</p>
          <Show when={p.note}>
            <p class="home-note">{p.note}</p>
          </Show>
        </div>
      </Tap>
      <Tap class="home-bell" name={p.bellName} onTap={() => p.onBell()}>
        <Icon of={bell} />
        <Show when={p.news}>
          <div class="home-dot" />
        </Show>
      </Tap>
    </div>
  );
}
const squareIcons = { join, quick, plan, screen } as const;
export function ActionSquares(p: {
  readonly each: readonly {
    readonly id: keyof typeof squareIcons;
    readonly label: string;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="squares">
      <For each={p.each}>
        {(one) => (
          <Tap class="square" name={one.label} onTap={() => one.onTap()}>
            <div class="square-ground">
              <Icon of={squareIcons[one.id]} />
            </div>
            <span>{one.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function ListHeader(p: { readonly title: string; readonly more: string; readonly onMore: () => void }) {
  return (
    <div class="list-head">
      <h2>{p.title}</h2>
      <Tap class="list-more" name={p.more} onTap={() => p.onMore()}>
        <span>{p.more}</span>
        <Icon of={leads} size="small" />
      </Tap>
    </div>
  );
}
export function DayHeader(p: { readonly day: string; readonly note?: string | undefined }) {
  return (
    <p class="day-head">
      <span>{p.day}</span>
      <Show when={p.note}>
        <span class="day-note">{p.note}</span>
      </Show>
    </p>
  );
}
export function MeetingCard(p: {
  readonly time: string;
  readonly until: string;
  readonly topic: string;
  readonly number: string;
  readonly state: string;
  readonly live: boolean;
  readonly series?: string | undefined;
  readonly act?: string | undefined;
  readonly actName?: string | undefined;
  readonly onAct?: (() => void) | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class="meeting-card">
      <Tap
        class="meeting-main"
        role="listitem"
        name={[p.time, p.topic, p.number, p.series, p.state].filter((x) => x).join(", ")}
        onTap={() => p.onTap()}
      >
        <div class="meeting-times">
          <p class="meeting-time">{p.time}</p>
          <p class="meeting-until">{p.until}</p>
        </div>
        <div class="meeting-words">
          <p class="meeting-topic">{p.topic}</p>
          <p class="meeting-number">
            {p.number}
            <Show when={p.series}>
              <Icon of={series} size="small" />
            </Show>
          </p>
          <p class="meeting-state" classList={{ live: p.live }}>
            {p.state}
          </p>
        </div>
      </Tap>
      <Show when={p.act}>
        {(act) => <PillButton label={act()} name={p.actName} filled={p.live} onTap={() => p.onAct!()} />}
      </Show>
    </div>
  );
}
/** The bar of a minimized meeting. A tap on the bar opens the meeting again. */
export function OngoingMeetingBar(p: {
  readonly topic: string;
  readonly time: string;
  readonly act: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="room-bar" name={`${p.topic}, ${p.act}`} onTap={() => p.onTap()}>
      <div class="room-bar-dot" />
      <div class="room-bar-words">
        <p class="room-bar-topic">{p.topic}</p>
        <p class="room-bar-time">{p.time}</p>
      </div>
      <span class="room-bar-act">{p.act}</span>
    </Tap>
  );
}
export function HomePadding(p: { readonly children: JSX.Element }) {
  return <div class="home-pad">{p.children}</div>;
}
