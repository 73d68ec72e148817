/** Components for money: the green block, icon grids, cards, bills, amounts. */
import food from "@material-symbols/svg-400/outlined/ramen_dining.svg?raw";
import gift from "@material-symbols/svg-400/outlined/redeem.svg?raw";
import health from "@material-symbols/svg-400/outlined/ecg_heart.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import leisure from "@material-symbols/svg-400/outlined/local_activity.svg?raw";
import other from "@material-symbols/svg-400/outlined/category.svg?raw";
import phone from "@material-symbols/svg-400/outlined/sim_card.svg?raw";
import shopping from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import transfer from "@material-symbols/svg-400/outlined/sync_alt.svg?raw";
import transport from "@material-symbols/svg-400/outlined/directions_bus.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./wallet.css";

const categoryIcons = { food, shopping, transport, home, leisure, health, phone, gift, transfer, other } as const;
type Category = keyof typeof categoryIcons;
interface WalletAction {
  readonly icon: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly tint?: string | undefined;
  readonly onTap: () => void;
}
export function GreenBlock(p: { readonly acts: readonly WalletAction[] }) {
  return (
    <div class="green-block">
      <For each={p.acts}>
        {(act) => (
          <Tap class="green-act" name={[act.label, act.note].filter((x) => x).join(", ")} onTap={() => act.onTap()}>
            <Icon of={act.icon} />
            <span>{act.label}</span>
            <Show when={act.note}>
              <small>{act.note}</small>
            </Show>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Icons with labels, three per row. */
export function IconGrid(p: { readonly title: string; readonly acts: readonly WalletAction[] }) {
  return (
    <section class="icon-grid">
      <h2>{p.title}</h2>
      <div class="icon-grid-cells">
        <For each={p.acts}>
          {(act) => (
            <Tap class="icon-grid-act" name={act.label} onTap={() => act.onTap()}>
              <div class="icon-grid-sign" style={{ color: act.tint ?? "var(--accent)" }}>
                <Icon of={act.icon} />
              </div>
              <span>{act.label}</span>
            </Tap>
          )}
        </For>
      </div>
    </section>
  );
}
export function BalanceHeader(p: { readonly icon: string; readonly title: string; readonly sum: string }) {
  return (
    <div class="purse">
      <Icon of={p.icon} size="huge" />
      <p>{p.title}</p>
      <b>{p.sum}</b>
    </div>
  );
}
export function AmountLine(p: { readonly title: string; readonly typed: string }) {
  return (
    <div class="amount-line">
      <p>{p.title}</p>
      <div class="amount-digits">
        <b>¥</b>
        <b class="amount-typed">{p.typed}</b>
        <span class="amount-caret" />
      </div>
    </div>
  );
}
const tones = ["#3b6fb6", "#0f8a5f", "#b5503c", "#5b4b9a"] as const;
/** A bank card. `tone` determines the colour of the card. */
export function BankCard(p: {
  readonly bank: string;
  readonly kind: string;
  readonly last: string;
  readonly tone: string;
  readonly onTap?: (() => void) | undefined;
}) {
  const ground = () => tones[[...p.tone].reduce((sum, c) => sum + c.charCodeAt(0), 0) % tones.length]!;
  const body = () => (
    <>
      <p class="bank-name">{p.bank}</p>
      <p class="bank-kind">{p.kind}</p>
      <p class="bank-number">•••• •••• •••• {p.last}</p>
    </>
  );
  return (
    <Show
      when={p.onTap}
      fallback={
        <div class="bank-card" style={{ background: ground() }}>
          {body()}
        </div>
      }
    >
      <Tap
        class="bank-card"
        role="listitem"
        name={`${p.bank}, ${p.kind}, ${p.last}`}
        style={{ background: ground() }}
        onTap={() => p.onTap!()}
      >
        {body()}
      </Tap>
    </Show>
  );
}
export const MonthHeader = (p: { readonly month: string; readonly sums: string }) => (
  <div class="bill-month">
    <b>{p.month}</b>
    <span>{p.sums}</span>
  </div>
);
export function BillRow(p: {
  readonly category: Category;
  readonly title: string;
  readonly when: string;
  readonly note?: string | undefined;
  readonly sum: string;
  readonly income: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bill-row" role="listitem" name={`${p.title}, ${p.sum}`} onTap={() => p.onTap()}>
      <div class={`bill-sign of-${p.category}`}>
        <Icon of={categoryIcons[p.category]} />
      </div>
      <div class="bill-text">
        <p class="bill-title">{p.title}</p>
        <p class="bill-when">{[p.when, p.note].filter((x) => x).join(" · ")}</p>
      </div>
      <p class={`bill-sum ${p.income ? "income" : ""}`}>{p.sum}</p>
    </Tap>
  );
}
export function BillEntryHeader(p: { readonly category: Category; readonly title: string; readonly sum: string }) {
  return (
    <div class="bill-top">
      <div class={`bill-sign of-${p.category}`}>
        <Icon of={categoryIcons[p.category]} />
      </div>
      <p>{p.title}</p>
      <b>{p.sum}</b>
    </div>
  );
}
export function ShareBar(p: {
  readonly category: Category;
  readonly title: string;
  readonly note: string;
  readonly sum: string;
  readonly share: number;
}) {
  return (
    <div class="share-row">
      <div class={`bill-sign of-${p.category}`}>
        <Icon of={categoryIcons[p.category]} />
      </div>
      <div class="share-text">
        <div class="share-line">
          <p>{p.title}</p>
          <b>{p.sum}</b>
        </div>
        <div class="share-track">
          <div class="share-fill" style={{ width: `${Math.round(p.share * 100)}%` }} />
        </div>
        <small>{`${p.note} · ${Math.round(p.share * 1000) / 10}%`}</small>
      </div>
    </div>
  );
}
export const MonthSwitcher = (p: {
  readonly month: string;
  readonly before: JSX.Element;
  readonly after: JSX.Element;
}) => (
  <div class="month-step">
    {p.before}
    <b>{p.month}</b>
    {p.after}
  </div>
);
export function PlanGrid<I extends number>(p: {
  readonly plans: readonly { readonly id: I; readonly label: string }[];
  readonly disabled: boolean;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="plan-grid">
      <For each={p.plans}>
        {(plan) => (
          <Tap class="plan" name={plan.label} disabled={p.disabled} onTap={() => p.onPick(plan.id)}>
            <span>{plan.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A white area with codes, on a coloured page. */
export const CodeBoard = (p: { readonly note: string; readonly children: JSX.Element }) => (
  <div class="code-board">
    <p class="code-note">{p.note}</p>
    {p.children}
  </div>
);
export const RequestedAmount = (p: { readonly sum: string; readonly note: string }) => (
  <div class="asked-sum">
    <b>{p.sum}</b>
    <Show when={p.note}>
      <p>{p.note}</p>
    </Show>
  </div>
);
