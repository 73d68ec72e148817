/** A code that comes as a message, with the word that sends it. */
import { Show } from "solid-js";
import { FieldRow, Says, Word } from "../../looks/parts.tsx";
import type { Any, Word as Key } from "./draw.tsx";

export function CodeRow(p: { readonly on: Any; readonly at: string; readonly onSend: () => void }) {
  return (
    <FieldRow at={p.at} label={p.on.t("code")} placeholder={p.on.t("sixDigits")} kind="number">
      <Word label={p.on.t("sendCode")} onTap={() => p.onSend()} />
    </FieldRow>
  );
}
/** What is wrong with what was entered. */
export function Problem(p: { readonly on: Any; readonly problem: string | null }) {
  return <Show when={p.problem}>{(problem) => <Says tone="red">{p.on.t(problem() as Key)}</Says>}</Show>;
}
