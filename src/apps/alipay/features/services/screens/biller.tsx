import { Show } from "solid-js";
import none from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

export default page("biller", (p) => {
  const biller = queryWorld(merchants.queries.biller, () => ({ id: p.params.id }));
  const localize = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const holder = () => biller()?.households.find((h) => h.number === p.view.number.trim());
  return (
    <PageFrame title={p.t("addHousehold")}>
      <Show
        when={biller()}
        fallback={<Show when={biller() === null}>{<EmptyState icon={none} text={p.t("biller-missing")} />}</Show>}
      >
        {(b) => (
          <>
            <PersonHeader
              lead={<PartyPortrait of={b().id} about={b().kind} size={56} radius={28} />}
              name={localize(b().name)}
              note={localize(b().about)}
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
                <Paragraph dim small pad>
                  {`${localize(h().holder)} · ${localize(h().address)}`}
                </Paragraph>
              )}
            </Show>
            <ButtonRow>
              <BigButton label={p.t("next")} disabled={!p.can("add")} onTap={() => p.act.add()} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
