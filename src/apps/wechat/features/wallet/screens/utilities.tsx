import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import merchants from "#world/merchants/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { billerKindKey } from "./parts/biller-kinds.ts";

export default screen(wechat, strings, "utilities", (p) => {
  const billers = queryWorld(merchants.queries.billers, () => ({}));
  const chosen = () => billers()?.rows.find(({ id }) => id === p.view.biller);
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  return (
    <Frame
      back
      title={p.t("utilitiesTitle")}
      overlays={
        <AlertBox
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
        </AlertBox>
      }
    >
      <Cells title={p.t("utilitiesMine")}>
        <For each={Object.values(p.state.utilities)}>
          {(u) => (
            <Cell
              tall
              title={u.name}
              note={`${p.t(billerKindKey(u.kind))} · ${u.number}`}
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
                  note={p.t(billerKindKey(b.kind))}
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
