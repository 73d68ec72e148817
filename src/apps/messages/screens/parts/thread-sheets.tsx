/** Sheets of a conversation: details of a message, and actions on a scheduled message. */
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import redo from "@material-symbols/svg-400/rounded/refresh.svg?raw";
import sendIcon from "@material-symbols/svg-400/rounded/send-fill.svg?raw";
import { Show } from "solid-js";
import { momentText, namesText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Section, Text } from "#ui/kit/page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import type { AddressBook } from "../../queries.ts";
import type { Message } from "../../state.ts";
import type { Translate } from "../labels.ts";

/** A sheet with actions on a scheduled message. It is open if `message` is set. */
export function ScheduledSheet(p: {
  readonly message: Message | undefined;
  readonly t: Translate;
  readonly onSend: (id: string) => void;
  readonly onMove: (id: string) => void;
  readonly onDelete: (id: string) => void;
}) {
  return (
    <Sheet open={p.message !== undefined} title={p.t("scheduled")}>
      <Show when={p.message}>
        {(m) => (
          <>
            <Text as="sub" dim>
              {m().text}
            </Text>
            <Row icon={sendIcon} title={p.t("sendNow")} onTap={() => p.onSend(m().id)} />
            <Row icon={clock} title={p.t("move")} onTap={() => p.onMove(m().id)} />
            <Row icon={del} danger title={p.t("delete")} onTap={() => p.onDelete(m().id)} />
          </>
        )}
      </Show>
    </Sheet>
  );
}
/** A sheet with the details of a message. It is open if `message` is set. */
export function InfoSheet(p: {
  readonly message: Message | undefined;
  readonly group: boolean;
  readonly names: AddressBook;
  /** The recipients' numbers. */
  readonly to: readonly string[];
  readonly t: Translate;
  readonly os: OsState;
  readonly now: number;
  readonly onRetry: (id: string) => void;
}) {
  const kindOf = (m: Message) => {
    if (m.network) return "networkMessage";
    return m.parts.length > 0 || p.group ? "kindMms" : "kindSms";
  };
  const statusOf = (m: Message) => (m.status === "failed" ? "notSent" : m.status);
  return (
    <Sheet open={p.message !== undefined} title={p.t("info")}>
      <Show when={p.message}>
        {(m) => (
          <Section>
            <Row title={p.t("infoKind")} value={p.t(kindOf(m()))} />
            <Row
              title={p.t("infoFrom")}
              subtitle={m().from !== null && p.names.findCard(m().from!) ? m().from! : undefined}
              value={m().from === null ? p.t("me") : p.names.name(m().from!)}
            />
            <Show when={m().from === null}>
              <Row title={p.t("infoTo")} value={namesText(p.to.map((n) => p.names.name(n)))} />
            </Show>
            <Row title={p.t("infoAt")} value={momentText(m().at, p.os, p.now)} />
            <Row title={p.t("infoStatus")} value={p.t(statusOf(m()))} />
            <Show when={m().status === "failed"}>
              <Row icon={redo} title={p.t("retry")} onTap={() => p.onRetry(m().id)} />
            </Show>
          </Section>
        )}
      </Show>
    </Sheet>
  );
}
