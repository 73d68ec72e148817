/** The payment methods: the balance first, then the cards. */
import { For } from "solid-js";
import { amountText } from "#os/money/read.ts";
import type { OsState } from "#os/state.ts";
import { RadioCell } from "#apps/wechat/looks/cells.tsx";
import type { Word } from "#apps/wechat/strings.ts";
import { listMethods, type Method } from "../../queries.ts";

export const methodName = (t: (key: Word) => string, m: Method | null): string =>
  m === null ? "" : m.card === null ? t("changeRow") : m.name;
export function MethodList(p: {
  readonly os: OsState;
  readonly t: (key: Word) => string;
  readonly chosen: string;
  readonly onPick: (account: string) => void;
}) {
  return (
    <For each={listMethods(p.os)}>
      {(m) => (
        <RadioCell
          title={methodName(p.t, m)}
          note={m.card === null ? `¥${amountText(m.cents)}` : undefined}
          on={p.chosen === m.account}
          onTap={() => p.onPick(m.account)}
        />
      )}
    </For>
  );
}
