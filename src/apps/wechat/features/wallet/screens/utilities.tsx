import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import merchants from "../../../../../world/merchants/index.ts";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { AskBox } from "../../../looks/over.tsx";
import { strings } from "../../../strings.ts";
import { kindWord } from "./parts/kinds.ts";

export default screen(wechat, strings, "utilities", (p) => {
  const billers = world(merchants.queries.billers, () => ({}));
  const chosen = () => billers()?.rows.find(({ id }) => id === p.view.biller);
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  return (
    <Frame
      back
      title={p.t("utilitiesTitle")}
      overlays={
        <AskBox
          open={p.view.open === "add"}
          title={say(chosen()?.name)}
          ok={p.t("ok")}
          disabled={!p.can("add")}
          onOk={() => p.act.add()}
        >
          <Field
            at={p.field("number")}
            label={p.t("utilityNumber")}
            placeholder={p.t("utilityNumber")}
            kind="number"
            bare="body"
            line
            onEnter={() => p.act.add()}
          />
        </AskBox>
      }
    >
      <Cells title={p.t("utilitiesMine")}>
        <For each={Object.values(p.state.utilities)}>
          {(u) => (
            <Cell
              tall
              title={u.name}
              note={`${p.t(kindWord(u.kind))} · ${u.number}`}
              leads
              onTap={() => p.act.openUtility({ utility: u.id })}
            />
          )}
        </For>
      </Cells>
      <Show when={billers()}>
        {(list) => (
          <Cells title={p.t("utilitiesAdd")}>
            <For each={list().rows}>
              {(b) => (
                <Cell
                  title={say(b.name)}
                  note={p.t(kindWord(b.kind))}
                  leads
                  onTap={() => p.act.startAdd({ biller: b.id })}
                />
              )}
            </For>
          </Cells>
        )}
      </Show>
    </Frame>
  );
});
