/** A dismissed notification in the notification history. The texts come from the app that sent it. */
import { langOf, whenText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { titleOf } from "#ui/apps.ts";
import { state } from "#ui/runtime.ts";
import { textOf } from "#ui/shell/texts.ts";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Row } from "#ui/kit/rows.tsx";

export function PastNotification(p: { readonly of: OsState["history"][number] }) {
  const app = () => titleOf(p.of.app, langOf(state().os));
  const body = () => textOf(p.of.app, p.of.key, p.of.facts);
  const title = () => (p.of.title === null ? app() : textOf(p.of.app, p.of.title, p.of.facts));
  return (
    <Row
      leading={<AppIcon app={p.of.app} />}
      title={title()}
      subtitle={body()}
      lines={3}
      value={whenText(p.of.at, state().os, state().clock.nowMs)}
    />
  );
}
