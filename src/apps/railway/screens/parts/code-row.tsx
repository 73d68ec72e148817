/** The field for a verification code, with a link that requests a code. */
import { Show } from "solid-js";
import { FieldRow, Paragraph, TextLink } from "../../looks/parts.tsx";
import type { ScreenContext, TextKey as Key } from "./page.tsx";

export function CodeRow(p: { readonly on: ScreenContext; readonly at: string; readonly onSend: () => void }) {
  return (
    <FieldRow at={p.at} label={p.on.t("code")} placeholder={p.on.t("sixDigits")} kind="number">
      <TextLink label={p.on.t("sendCode")} onTap={() => p.onSend()} />
    </FieldRow>
  );
}
/** Shows the problem with the user's input, if there is one. */
export function Problem(p: { readonly on: ScreenContext; readonly problem: string | null }) {
  return <Show when={p.problem}>{(problem) => <Paragraph tone="red">{p.on.t(problem() as Key)}</Paragraph>}</Show>;
}
