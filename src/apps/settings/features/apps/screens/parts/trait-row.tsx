/** What was decided for one app, network or device: a switch, or a choice on a screen of its own. */
import { Show } from "solid-js";
import { Row, SwitchRow } from "../../../../../../ui/kit/rows.tsx";
import type { Tell } from "../../../../facts.ts";
import { traitAt } from "../../../../queries.ts";
import type { Own } from "../../../../state.ts";
import { traitOf } from "../../traits.ts";

export function TraitRow(p: {
  readonly t: Tell;
  readonly own: Own;
  readonly subject: string;
  readonly name: string;
  readonly onSet?: (value: boolean) => void;
  readonly onLead?: () => void;
}) {
  const value = () => traitAt(p.own, p.subject, p.name);
  const label = () => traitOf(p.subject, p.name)?.options?.find((o) => o.value === value())?.label;
  return (
    <Show when={traitOf(p.subject, p.name)}>
      {(trait) => (
        <Show
          when={trait().options}
          fallback={
            <SwitchRow title={p.t(trait().title)} on={value() === true} onTap={() => p.onSet?.(value() !== true)} />
          }
        >
          <Row
            title={p.t(trait().title)}
            subtitle={label() ? p.t(label()!) : undefined}
            leads
            onTap={() => p.onLead?.()}
          />
        </Show>
      )}
    </Show>
  );
}
