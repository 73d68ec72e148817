/** A list of numbers and their statistics. */
import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import bars from "@material-symbols/svg-400/rounded/bar_chart.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Empty, Section } from "#ui/kit/page.tsx";
import { Removable, Removables } from "#ui/kit/shared/removables.tsx";
import { Row } from "#ui/kit/rows.tsx";
import { measures, formatLiteral, statisticsOf } from "../../queries.ts";
import type { Props } from "./props.ts";

export function statisticsTab(p: Props) {
  const found = createMemo(() => statisticsOf(p.state.numbers));
  const shownMeasures = createMemo(() => measures.filter((measure) => found()[measure] !== undefined));
  return (
    <>
      <Section>
        <Field
          at={p.field("number")}
          label={p.t("number")}
          kind="decimal"
          onEnter={() => p.act.addNumber()}
          trailing={
            <IconButton
              icon={add}
              name={p.t("addNumber")}
              disabled={!p.can("addNumber")}
              onTap={() => p.act.addNumber()}
            />
          }
        />
      </Section>
      <Show
        when={p.state.numbers.length > 0}
        fallback={<Empty icon={bars} title={p.t("noNumbers")} hint={p.t("noNumbersHint")} />}
      >
        <Section title={p.t("numbers")}>
          <Removables>
            <For each={p.state.numbers}>
              {(n, i) => (
                <Removable
                  label={formatLiteral(n)}
                  name={p.t("removeNumber", { n: formatLiteral(n) })}
                  onTap={() => p.act.removeNumber({ index: i() })}
                />
              )}
            </For>
          </Removables>
        </Section>
        <Section>
          <For each={shownMeasures()}>{(measure) => <Row title={p.t(measure)} value={found()[measure]} />}</For>
        </Section>
      </Show>
    </>
  );
}
