/**
 * A row for a trait of an app, a network or a device. The row is a switch, or it opens a screen with the possible
 * values.
 */
import { Show } from "solid-js";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import type { Translate } from "#apps/settings/facts.ts";
import { traitValue } from "#apps/settings/queries.ts";
import type { SettingsAppState } from "#apps/settings/state.ts";
import { findTrait } from "../../traits.ts";

export function TraitRow(p: {
  readonly t: Translate;
  readonly own: SettingsAppState;
  readonly subject: string;
  readonly name: string;
  readonly onSet?: (value: boolean) => void;
  readonly onLead?: () => void;
}) {
  const value = () => traitValue(p.own, p.subject, p.name);
  const label = () => findTrait(p.subject, p.name)?.options?.find((o) => o.value === value())?.label;
  return (
    <Show when={findTrait(p.subject, p.name)}>
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
