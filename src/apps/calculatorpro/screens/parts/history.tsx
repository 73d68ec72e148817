/** The history of calculations. The user can search, reuse and delete them. */
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { createMemo, Show } from "solid-js";
import { formatLine } from "#arithmetic/line-editor.ts";
import { whenText } from "#os/format.ts";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { CalculationRow } from "#ui/kit/shared/keypad.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import { formatLiteral, findCalculations } from "../../queries.ts";
import type { Props } from "./props.ts";

export function historySheet(p: Props) {
  const found = createMemo(() => findCalculations(p.state, p.view.query));
  const isEmpty = () => p.state.order.length === 0;
  return (
    <Sheet
      open={p.view.open === "history"}
      title={p.t("history")}
      actions={
        <Show when={!isEmpty()}>
          <Button kind="danger" wide icon={sweep} label={p.t("clearHistory")} onTap={() => p.act.clearHistory()} />
        </Show>
      }
    >
      <Show when={!isEmpty()} fallback={<Empty icon={history} title={p.t("noHistory")} hint={p.t("noHistoryHint")} />}>
        <SearchField at={p.field("query")} placeholder={p.t("searchHistory")} />
        <Show when={found().length > 0} fallback={<Empty icon={history} title={p.t("noHits")} />}>
          <List each={found()}>
            {(sum) => (
              <CalculationRow
                note={whenText(sum.at, p.os, p.now)}
                line={formatLine(sum.line)}
                result={formatLiteral(sum.result)}
                trailing={
                  <IconButton
                    icon={del}
                    name={p.t("deleteSum", { sum: formatLine(sum.line) })}
                    onTap={() => p.act.deleteSum({ id: sum.id })}
                  />
                }
                onLine={() => p.act.takeLine({ id: sum.id })}
                onResult={() => p.act.takeResult({ id: sum.id })}
              />
            )}
          </List>
        </Show>
      </Show>
    </Sheet>
  );
}
