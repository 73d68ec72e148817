/** From where something is paid: the balance, then cards. */
import { For } from "solid-js";
import { amountText } from "../../../../../../os/money/read.ts";
import type { OsState } from "../../../../../../os/state.ts";
import { TickCell } from "../../../../looks/cells.tsx";
import type { Word } from "../../../../strings.ts";
import { methodsOf, type Method } from "../../queries.ts";

export const methodName = (t: (key: Word) => string, m: Method | null): string =>
  m === null ? "" : m.card === null ? t("changeRow") : m.name;
export function Methods(p: {
  readonly os: OsState;
  readonly t: (key: Word) => string;
  readonly chosen: string;
  readonly onPick: (account: string) => void;
}) {
  return (
    <For each={methodsOf(p.os)}>
      {(m) => (
        <TickCell
          title={methodName(p.t, m)}
          note={m.card === null ? `¥${amountText(m.cents)}` : undefined}
          on={p.chosen === m.account}
          onTap={() => p.onPick(m.account)}
        />
      )}
    </For>
  );
}
