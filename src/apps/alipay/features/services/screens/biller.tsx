import { Show } from "solid-js";
import none from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { PersonMid } from "../../../looks/rows.tsx";
import { Sign } from "../../bills/screens/parts/sign.tsx";

export default page("biller", (p) => {
  const biller = world(merchants.queries.biller, () => ({ id: p.params.id }));
  const told = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const holder = () => biller()?.households.find((h) => h.number === p.view.number.trim());
  return (
    <Leaf title={p.t("addHousehold")}>
      <Show
        when={biller()}
        fallback={<Show when={biller() === null}>{<None icon={none} text={p.t("biller-missing")} />}</Show>}
      >
        {(b) => (
          <>
            <PersonMid
              lead={<Sign of={b().id} about={b().kind} size={56} radius={28} />}
              name={told(b().name)}
              note={told(b().about)}
            />
            <Cells note={p.t("numberHint", { n: b().digits })}>
              <FieldCell
                at={p.field("number")}
                label={p.t("householdNumber")}
                kind="number"
                placeholder={p.t("onOldBills")}
              />
              <FieldCell at={p.field("label")} label={p.t("label")} placeholder={p.t("labelHint")} />
            </Cells>
            <Show when={holder()}>
              {(h) => (
                <Said dim small pad>
                  {`${told(h().holder)} · ${told(h().address)}`}
                </Said>
              )}
            </Show>
            <Acts>
              <Big label={p.t("next")} disabled={!p.can("add")} onTap={() => p.act.add()} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});
