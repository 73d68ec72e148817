/**
 * The home page: a picture of a train under a blue sky, the search card on top of the picture, and a grid of services.
 */
import person from "@material-symbols/svg-400/rounded/person.svg?raw";
import swap from "@material-symbols/svg-400/rounded/sync_alt.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./front.css";

export function HomeHeader(p: { readonly title: string; readonly right?: JSX.Element }) {
  return (
    <div class="sky">
      <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 128L52 92l40 26 58-58 62 54 44-30 58 36 46-22v92H0z" fill="#ffffff" opacity="0.16" />
        <path d="M0 150l70-32 72 30 88-38 130 44v36H0z" fill="#ffffff" opacity="0.18" />
        {/* No cloud is behind the title or behind the icon on the right, because clouds, title and icon are white. */}
        <g opacity="0.9" fill="#ffffff">
          <path d="M232 40c4-12 20-13 25-3 9-3 17 3 17 11h-52c0-5 4-8 10-8z" opacity="0.75" />
          <path d="M38 74c3-9 15-10 19-2 7-2 13 2 13 8H30c0-4 3-6 8-6z" opacity="0.6" />
        </g>
        <g transform="translate(86 98)">
          <path d="M0 40C8 16 34 6 72 6h210v38H10C4 44-2 45 0 40z" fill="#f4f9ff" />
          <path d="M0 40c2-6 5-11 10-16h272v7H20C12 32 6 36 0 40z" fill="#ff9a2f" />
          <path d="M22 22C32 14 48 11 66 11l-6 12H22z" fill="#24425f" />
          <g fill="#24425f">
            <path d="M84 12h26v10H84zM118 12h26v10h-26zM152 12h26v10h-26zM186 12h26v10h-26zM220 12h26v10h-26z" />
          </g>
          <path d="M-86 48h370" stroke="#d7e9fb" stroke-width="3" />
          <path d="M-86 54h370" stroke="#b9d6f2" stroke-width="2" stroke-dasharray="8 8" />
        </g>
      </svg>
      <header>
        <h1>{p.title}</h1>
        <div class="sky-right">{p.right}</div>
      </header>
    </div>
  );
}
export function SearchCard<I extends string>(p: {
  readonly tabs: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I;
  readonly onTab: (id: I) => void;
  readonly children: JSX.Element;
}) {
  return (
    <section class="search-card">
      <div class="search-tabs">
        <For each={p.tabs}>
          {(tab) => (
            <Tap class="search-tab" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onTab(tab.id)}>
              <span>{tab.label}</span>
            </Tap>
          )}
        </For>
      </div>
      <div class="search-body">{p.children}</div>
    </section>
  );
}
export function RouteField(p: {
  readonly from: string;
  readonly to: string;
  readonly fromName: string;
  readonly toName: string;
  readonly swapName: string;
  readonly onFrom: () => void;
  readonly onTo: () => void;
  readonly onSwap: () => void;
}) {
  return (
    <div class="from-to">
      <Tap class="from-place" name={p.fromName} onTap={() => p.onFrom()}>
        <span>{p.from}</span>
      </Tap>
      <Tap class="from-swap" name={p.swapName} onTap={() => p.onSwap()}>
        <Icon of={swap} />
      </Tap>
      <Tap class="from-place right" name={p.toName} onTap={() => p.onTo()}>
        <span>{p.to}</span>
      </Tap>
    </div>
  );
}
export function DateRow(p: {
  readonly date: string;
  readonly note: string;
  readonly name: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="day-open" name={p.name} onTap={() => p.onTap()}>
      <b>{p.date}</b>
      <span>{p.note}</span>
    </Tap>
  );
}
export interface Service {
  readonly label: string;
  readonly icon: string;
  readonly tint: string;
  readonly count?: number | undefined;
  readonly onTap: () => void;
}
export function Services(p: { readonly items: readonly Service[] }) {
  return (
    <div class="services12">
      <For each={p.items}>
        {(item) => (
          <Tap class="service12" name={item.label} onTap={() => item.onTap()}>
            <div class="service12-icon" style={{ background: item.tint }}>
              <Icon of={item.icon} />
            </div>
            <span>{item.label}</span>
            <Show when={(item.count ?? 0) > 0}>
              <Badge count={item.count!} class="dot-count" />
            </Show>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A row of past routes. The last item in the row clears the routes. */
export function RecentRoutes(p: {
  readonly items: readonly { readonly label: string; readonly onTap: () => void }[];
  readonly clear: string;
  readonly onClear: () => void;
}) {
  return (
    <Show when={p.items.length > 0}>
      <div class="past-ways">
        <For each={p.items}>
          {(item) => (
            <Tap class="past-way" name={item.label} onTap={() => item.onTap()}>
              {item.label}
            </Tap>
          )}
        </For>
        <Tap class="past-way clear" name={p.clear} onTap={() => p.onClear()}>
          {p.clear}
        </Tap>
      </div>
    </Show>
  );
}
/** The account's name on the blue background of the bar. */
export function ProfileHeader(p: { readonly title: string; readonly sub: string; readonly right?: JSX.Element }) {
  return (
    <div class="blue-head">
      <div class="blue-head-face">
        <Icon of={person} />
      </div>
      <div class="blue-head-text">
        <h1>{p.title}</h1>
        <p>{p.sub}</p>
      </div>
      {p.right}
    </div>
  );
}
/** The member card, with the points in large digits. */
export function MemberCard(p: { readonly label: string; readonly points: string; readonly note: string }) {
  return (
    <section class="member-card">
      <p>{p.label}</p>
      <b>{p.points}</b>
      <p class="member-note">{p.note}</p>
    </section>
  );
}
