import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import group from "@material-symbols/svg-400/rounded/group.svg?raw";
import less from "@material-symbols/svg-400/rounded/remove.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Figure } from "#ui/kit/figures.tsx";
import { Page, Section, Text } from "#ui/kit/page.tsx";
import { Row, SliderRow } from "#ui/kit/rows.tsx";
import calculator from "../index.ts";
import { tipTabs } from "../navigation.ts";
import { amountOf, calculateDiscount, moneyText, calculateTip } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(calculator, strings, "tip", (p) => {
  const amount = createMemo(() => amountOf(p.view.amount));
  const tip = createMemo(() => calculateTip(amount(), p.view.percent, p.view.people));
  const discount = createMemo(() => calculateDiscount(amount(), p.view.off));
  const isTip = () => p.view.tab === "tip";
  return (
    <Page
      back
      title={p.t("tipTool")}
      top={
        <Chips
          options={tipTabs.map((tab) => ({ id: tab, label: p.t(tab) }))}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: tipTabs.find((tab) => tab === id) ?? "tip" })}
        />
      }
    >
      <Figure above={p.t(isTip() ? "each" : "youPay")} figure={moneyText(isTip() ? tip().each : discount().left)} />
      <Section>
        <Field
          at={p.field("amount")}
          label={p.t(isTip() ? "bill" : "price")}
          kind="decimal"
          placeholder="0.00"
          selects
        />
        <Show
          when={isTip()}
          fallback={
            <SliderRow
              title={p.t("off")}
              value={p.view.off}
              text={p.t("percentOf", { n: p.view.off })}
              onPick={(off) => p.setView({ off })}
            />
          }
        >
          <SliderRow
            title={p.t("tipPercent")}
            value={p.view.percent}
            max={50}
            text={p.t("percentOf", { n: p.view.percent })}
            onPick={(percent) => p.setView({ percent })}
          />
          <Row
            icon={group}
            title={p.t("people")}
            trailing={
              <>
                <IconButton
                  icon={less}
                  filled
                  name={p.t("fewer")}
                  disabled={p.view.people <= 1}
                  onTap={() => p.setView({ people: p.view.people - 1 })}
                />
                <Text as="title">{p.view.people}</Text>
                <IconButton
                  icon={add}
                  filled
                  name={p.t("morePeople")}
                  disabled={p.view.people >= 50}
                  onTap={() => p.setView({ people: p.view.people + 1 })}
                />
              </>
            }
          />
        </Show>
      </Section>
      <Section>
        <Show when={isTip()} fallback={<Row title={p.t("youSave")} value={moneyText(discount().saved)} />}>
          <Row title={p.t("tip")} value={moneyText(tip().tip)} />
          <Row title={p.t("total")} value={moneyText(tip().total)} />
        </Show>
      </Section>
    </Page>
  );
});
