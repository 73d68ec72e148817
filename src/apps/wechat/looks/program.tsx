/**
 * Mini-programs. Each mini-program has its own colour and components. Only the capsule in the upper right corner
 * belongs to WeChat.
 */
import { children, For, Show, type JSX } from "solid-js";
import car from "@material-symbols/svg-400/outlined/local_taxi.svg?raw";
import food from "@material-symbols/svg-400/outlined/ramen_dining.svg?raw";
import heart from "@material-symbols/svg-400/outlined/ecg_heart.svg?raw";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./program.css";

const programIcons = { food, ride: car, health: heart } as const;
export type Program = keyof typeof programIcons;
export const ProgramIcon = (p: { readonly of: Program; readonly size?: number | undefined }) => (
  <div class={`program-sign ${p.of}`} style={{ "--side": `${p.size ?? 48}px` }}>
    <Icon of={programIcons[p.of]} />
  </div>
);
/** The button that leaves a program. It shows a ring in a capsule. */
export function Capsule() {
  return (
    <Tap class="capsule" name={shellText("close")} onTap={goBack}>
      <i class="capsule-dots" />
      <i class="capsule-ring" />
    </Tap>
  );
}
export function ProgramTile(p: {
  readonly of: Program;
  readonly title: string;
  readonly note: string;
  readonly starred: boolean;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap class="program-tile" role="listitem" name={p.title} onTap={() => p.onTap()} onHold={() => p.onHold()}>
      <ProgramIcon of={p.of} />
      <div class="program-text">
        <p>{`${p.title}${p.starred ? " ★" : ""}`}</p>
        <small>{p.note}</small>
      </div>
    </Tap>
  );
}
const foodColours: Readonly<Record<string, readonly [ground: string, food: string, dark: string]>> = {
  brown: ["#f1e2d0", "#a4683c", "#7b4a27"],
  orange: ["#ffe7cc", "#ef8f3a", "#c46a1c"],
  pink: ["#fde3e6", "#ee8f9d", "#c9606f"],
  white: ["#dfe8ec", "#fbfaf4", "#cfc9ba"],
  gold: ["#fff0cb", "#e9b13c", "#b9821a"],
  cream: ["#efe9dc", "#f3dfb4", "#c9aa6d"],
  purple: ["#ece2f3", "#9a72b8", "#6f4b8d"],
  red: ["#fde0d8", "#d94f3d", "#a22f22"],
  green: ["#e3f0d8", "#7fb24d", "#557f2c"],
  black: ["#e4e2df", "#4a4038", "#241e19"],
};
const plateShape = `<circle cx="24" cy="25" r="17" fill="#fff"/><circle cx="24" cy="25" r="12.500" fill="F"/>`;
/** The drawing for each word. In a drawing, "F" stands for the food's colour and "D" for a darker colour. */
const foodShapes: Readonly<Record<string, string>> = {
  plate: `${plateShape}<path d="M15 23q5-5 9 0t9 0M17 29q4-4 7 0t7 0" fill="none" stroke="D" stroke-width="2" stroke-linecap="round"/>`,
  salad: `${plateShape}<circle cx="19" cy="22" r="3" fill="#7fb24d"/><circle cx="28" cy="21" r="3.500" fill="#d94f3d"/><circle cx="24" cy="29" r="3.500" fill="#a9cf6a"/>`,
  bowl: `<path d="M7 22h34c0 10-7 17-17 17S7 32 7 22z" fill="#fff"/><ellipse cx="24" cy="22" rx="17" ry="6" fill="F"/><path d="M13 22q5-4 11 0t11 0" fill="none" stroke="D" stroke-width="1.800"/>`,
  pot: `<path d="M8 22h32v8a9 9 0 0 1-9 9H17a9 9 0 0 1-9-9z" fill="#4d4a48"/><path d="M4 24h5M39 24h5" stroke="#4d4a48" stroke-width="3"/><ellipse cx="24" cy="22" rx="16" ry="5" fill="F"/><circle cx="19" cy="22" r="1.800" fill="D"/><circle cx="28" cy="21" r="1.800" fill="D"/>`,
  glass: `<path d="M15 9h18l-2.500 30h-13z" fill="#fff" opacity=".8"/><path d="M16 18h16l-1.700 20H17.700z" fill="F"/><path d="m26 6-3 14" stroke="D" stroke-width="2"/>`,
  cup: `<path d="M11 17h22v14a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7z" fill="#fff"/><path d="M33 20h3a4 4 0 0 1 0 9h-3" fill="none" stroke="#fff" stroke-width="3"/><ellipse cx="22" cy="18" rx="11" ry="3.500" fill="F"/><path d="M18 12q2-3 0-5M25 12q2-3 0-5" fill="none" stroke="D" stroke-width="1.600"/>`,
  steamer: `<path d="M7 24h34v11a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4z" fill="#c9995a"/><path d="M7 31h34" stroke="#a87a3f" stroke-width="1.500"/><g fill="F" stroke="D"><circle cx="15" cy="21" r="6"/><circle cx="33" cy="21" r="6"/><circle cx="24" cy="20" r="6.500"/></g>`,
  pizza: `<circle cx="24" cy="24" r="17" fill="#c98a3d"/><circle cx="24" cy="24" r="14" fill="F"/><g fill="D"><circle cx="19" cy="19" r="2.500"/><circle cx="29" cy="21" r="2.500"/><circle cx="23" cy="30" r="2.500"/></g><path d="M24 7v34M7 24h34" stroke="#c98a3d"/>`,
  bread: `<path d="M8 24c0-7 7-12 16-12s16 5 16 12v8a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" fill="F"/><path d="m15 18 4 5M23 16l4 5M31 17l4 5" stroke="D" stroke-width="2" stroke-linecap="round"/>`,
  bun: `<path d="M9 23c0-8 7-12 15-12s15 4 15 12z" fill="F"/><path d="M9 26h30" stroke="#7fb24d" stroke-width="3"/><path d="M9 29h30v3a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5z" fill="D"/>`,
  cake: `<path d="M9 24h30v12a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill="F"/><path d="M9 24c0-5 7-8 15-8s15 3 15 8q-4 5-7.500 0-3.500 5-7.500 0-3.500 5-7.500 0-3.500 5-7.500 0z" fill="#fff"/><circle cx="24" cy="13" r="3" fill="D"/>`,
  roll: `<g fill="#2d3b32"><circle cx="15" cy="26" r="8.500"/><circle cx="33" cy="26" r="8.500"/></g><g fill="#fff"><circle cx="15" cy="26" r="6.500"/><circle cx="33" cy="26" r="6.500"/></g><g fill="F"><circle cx="15" cy="26" r="3"/><circle cx="33" cy="26" r="3"/></g>`,
  box: `<path d="M8 18h32l-4 20H12z" fill="#fff"/><path d="M12 18q12-14 24 0z" fill="F"/><path d="M16 24h16" stroke="D" stroke-width="2"/>`,
  skewers: `<path d="M10 38 38 10M17 41 41 17" stroke="#b98b52" stroke-width="1.800"/><g fill="F"><circle cx="17" cy="31" r="4.500"/><circle cx="24" cy="24" r="4.500"/><circle cx="31" cy="17" r="4.500"/></g><g fill="D"><circle cx="25" cy="33" r="4"/><circle cx="32" cy="26" r="4"/></g>`,
};
/** A drawing of a dish or an icon. It is drawn from a word and a colour, such as "steamer:pink". */
export function FoodArt(p: { readonly art: string; readonly side: number }) {
  const markup = () => {
    const [shape = "", colour = ""] = p.art.split(":");
    const [ground, food, dark] = foodColours[colour] ?? foodColours["brown"]!;
    const drawn = (foodShapes[shape] ?? foodShapes["plate"]!)
      .replaceAll('"F"', `"${food}"`)
      .replaceAll('"D"', `"${dark}"`);
    return `<svg viewBox="0 0 48 48"><rect width="48" height="48" fill="${ground}"/>${drawn}</svg>`;
  };
  return (
    <div
      class="food-art"
      style={{ width: `${p.side}px`, height: `${p.side}px` }}
      // oxlint-disable-next-line solid/no-innerhtml -- a drawing of our own, from a word and a colour of the world's list
      innerHTML={markup()}
    />
  );
}
export function EateryCard(p: {
  readonly art: string;
  readonly name: string;
  readonly facts: string;
  readonly way: string;
  readonly fee: string;
  readonly offer?: string | undefined;
  readonly shut?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="eatery-card" role="listitem" name={p.name} onTap={() => p.onTap()}>
      <FoodArt art={p.art} side={76} />
      <div class="eatery-text">
        <p class="eatery-name">{p.name}</p>
        <p class="eatery-line">
          <b>{p.facts}</b>
          <span>{p.way}</span>
        </p>
        <p class="eatery-fee">{p.fee}</p>
        <div class="eatery-tags">
          <Show when={p.shut}>
            <span class="eatery-shut">{p.shut}</span>
          </Show>
          <Show when={p.offer}>
            <span>{p.offer}</span>
          </Show>
        </div>
      </div>
    </Tap>
  );
}
export function DishRow(p: {
  readonly art: string;
  readonly name: string;
  readonly about: string;
  readonly sold: string;
  readonly spicy: number;
  readonly price: string;
  readonly trailing: JSX.Element;
}) {
  return (
    <div class="dish-row">
      <FoodArt art={p.art} side={80} />
      <div class="dish-text">
        <p class="dish-name">{`${p.name} ${"🌶".repeat(p.spicy)}`}</p>
        <p class="dish-about">{p.about}</p>
        <p class="dish-about">{p.sold}</p>
        <div class="dish-foot">
          <b>{p.price}</b>
          {p.trailing}
        </div>
      </div>
    </div>
  );
}
/** A minus button, the count, and a plus button. */
export function Stepper(p: {
  readonly count: number;
  readonly add: string;
  readonly take: string;
  readonly onAdd: () => void;
  readonly onTake: () => void;
}) {
  return (
    <div class="stepper">
      <Show when={p.count > 0}>
        <Tap class="step-key less" name={p.take} onTap={() => p.onTake()}>
          <span>−</span>
        </Tap>
        <b>{p.count}</b>
      </Show>
      <Tap class="step-key" name={p.add} onTap={() => p.onAdd()}>
        <span>+</span>
      </Tap>
    </div>
  );
}
export const PillButton = (p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly kind?: "line" | "blue" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) => (
  <Tap class={`pill-button ${p.kind ?? ""}`} name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
    <span>{p.label}</span>
  </Tap>
);
export function CartBar(p: {
  readonly count: string;
  readonly sum: string;
  readonly go: string;
  readonly disabled: boolean;
  readonly onShow: () => void;
  readonly onGo: () => void;
}) {
  return (
    <div class="cart-bar">
      <Tap class="cart-sum" name={`${p.count}, ${p.sum}`} onTap={() => p.onShow()}>
        <b>{p.sum}</b>
        <small>{p.count}</small>
      </Tap>
      <Tap class="cart-go" name={p.go} disabled={p.disabled} onTap={() => p.onGo()}>
        <span>{p.go}</span>
      </Tap>
    </div>
  );
}
/** A line in the sum of an order, with the title on the left and the amount on the right. */
export const SumRow = (p: { readonly title: string; readonly sum: string; readonly whole?: boolean | undefined }) => (
  <div class={`total-row ${p.whole === true ? "whole" : ""}`}>
    <span>{p.title}</span>
    <b>{p.sum}</b>
  </div>
);
export function StatusCard(p: {
  readonly title: string;
  readonly note: string;
  /** The number of steps that are done; undefined if there are no steps. */
  readonly done?: number | undefined;
  readonly of?: number | undefined;
  readonly children?: JSX.Element;
}) {
  const inner = children(() => p.children);
  return (
    <div class="status-card">
      <p class="status-title">{p.title}</p>
      <p class="status-note">{p.note}</p>
      <Show when={p.of}>
        {(all) => (
          <div class="status-way">
            <For each={Array.from({ length: all() }, (_, n) => n)}>
              {(n) => <i classList={{ past: n < (p.done ?? 0) }} />}
            </For>
          </div>
        )}
      </Show>
      {inner()}
    </div>
  );
}
export function Stars(p: {
  readonly count: number;
  readonly name: (n: number) => string;
  readonly onPick: (n: number) => void;
}) {
  return (
    <div class="stars">
      <For each={[1, 2, 3, 4, 5]}>
        {(n) => (
          <Tap class="star" role="radio" name={p.name(n)} on={p.count >= n} onTap={() => p.onPick(n)}>
            <span>★</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Asks the owner for access to data. The owner allows or refuses the access. */
export function PermitSheet(p: {
  readonly open: boolean;
  readonly of: Program;
  readonly title: string;
  readonly what: string;
  readonly allow: string;
  readonly deny: string;
  readonly onAllow: () => void;
  readonly onDeny: () => void;
}) {
  return (
    <Show when={p.open}>
      <div class="permit-layer">
        <div class="permit-sheet">
          <ProgramIcon of={p.of} size={40} />
          <p class="permit-title">{p.title}</p>
          <p class="permit-what">{p.what}</p>
          <div class="permit-acts">
            <PillButton kind="line" label={p.deny} onTap={() => p.onDeny()} />
            <PillButton label={p.allow} onTap={() => p.onAllow()} />
          </div>
        </div>
      </div>
    </Show>
  );
}
