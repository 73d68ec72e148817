import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import swap from "@material-symbols/svg-400/rounded/swap_vert.svg?raw";
import { createMemo } from "solid-js";
import { digitKeys, formatLine } from "#arithmetic/line-editor.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips } from "#ui/kit/buttons.tsx";
import { KeypadGround, Keypad, type KeypadKey } from "#ui/kit/shared/keypad.tsx";
import { UnitAmount } from "../looks/unit-amount.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Stack } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import calculator from "../index.ts";
import { convertedText } from "../queries.ts";
import { strings } from "../strings.ts";
import { kinds, unitName, getUnit, unitsOf } from "../units.ts";

export default screen(calculator, strings, "converter", (p) => {
  const amount = () => (p.view.amount === "" ? "0" : formatLine(p.view.amount));
  const outcome = createMemo(() => convertedText(p.view.amount, p.view.from, p.view.to));
  const digit = (d: string): KeypadKey => ({ id: d, label: d, name: d });
  const rows = createMemo((): KeypadKey[][] => [
    [
      digit("7"),
      digit("8"),
      digit("9"),
      { id: "erase", label: "", icon: backspace, name: p.t("erase"), kind: "function" },
    ],
    [digit("4"), digit("5"), digit("6"), { id: "clear", label: "C", name: p.t("clear"), kind: "clear" }],
    [
      digit("1"),
      digit("2"),
      digit("3"),
      { id: "sign", label: "+/−", name: p.t("sign"), kind: "function", disabled: p.view.kind !== "temperature" },
    ],
    [
      digit("0"),
      { id: ".", label: ".", name: p.t("point") },
      { id: "swap", label: "", icon: swap, name: p.t("swap"), kind: "operator" },
    ],
  ]);
  const onKey = (id: string) => {
    const typed = digitKeys.find((key) => key === id);
    if (typed !== undefined) p.act.digit({ digit: typed });
    else if (id === ".") p.act.point();
    else if (id === "erase") p.act.erase();
    else if (id === "clear") p.act.clear();
    else if (id === "sign") p.act.sign();
    else p.act.swap();
  };
  return (
    <Page
      back
      title={p.t("converter")}
      top={
        <Chips
          name="kinds"
          options={kinds.map((kind) => ({ id: kind, label: p.t(kind) }))}
          chosen={p.view.kind}
          onPick={(id) => p.act.kind({ kind: kinds.find((kind) => kind === id) ?? "length" })}
        />
      }
      bottom={
        <KeypadGround>
          <Keypad rows={rows()} onKey={onKey} />
        </KeypadGround>
      }
      overlays={
        <>
          <Sheet open={p.view.open === "from"} title={p.t("chooseUnit")}>
            <List each={unitsOf[p.view.kind]}>
              {(unit) => (
                <RadioRow
                  title={unitName(unit, p.lang)}
                  subtitle={unit.sign}
                  on={p.view.from === unit.id}
                  onTap={() => p.act.from({ unit: unit.id })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "to"} title={p.t("chooseUnit")}>
            <List each={unitsOf[p.view.kind]}>
              {(unit) => (
                <RadioRow
                  title={unitName(unit, p.lang)}
                  subtitle={unit.sign}
                  on={p.view.to === unit.id}
                  onTap={() => p.act.to({ unit: unit.id })}
                />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Stack gap="small">
        <UnitAmount
          unit={unitName(getUnit(p.view.from), p.lang)}
          unitName={p.t("fromUnit", { unit: unitName(getUnit(p.view.from), p.lang) })}
          sign={getUnit(p.view.from).sign}
          amount={amount()}
          writing
          onUnit={() => p.setView({ open: "from" })}
        />
        <UnitAmount
          unit={unitName(getUnit(p.view.to), p.lang)}
          unitName={p.t("toUnit", { unit: unitName(getUnit(p.view.to), p.lang) })}
          sign={getUnit(p.view.to).sign}
          amount={outcome()}
          onUnit={() => p.setView({ open: "to" })}
        />
      </Stack>
    </Page>
  );
});
