import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { For } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { normalizeNumber } from "#os/phone-numbers.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, FieldCell, Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { accountOf, nameOf, people, findPersonByAccount, ownNumber } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { packagePriceCents } from "../../cashier/deals.ts";
import { packages } from "../state.ts";

export default page("phone", (p) => {
  const owner = () => {
    if (normalizeNumber(p.view.number) === normalizeNumber(ownNumber)) return p.t("ownPhone");
    const person = findPersonByAccount(p.view.number);
    return person ? nameOf(person, p.lang) : p.t("noName");
  };
  return (
    <PageFrame
      title={p.t("phone")}
      right={<HeaderIcon icon={book} name={p.t("fromContacts")} onTap={() => p.act.people()} />}
      overlays={
        <HalfSheet open={p.view.open === "people"} title={p.t("fromContacts")}>
          <Cells>
            <For each={people}>
              {(x) => (
                <Cell
                  leading={<Portrait of={x.id} size={36} radius={6} />}
                  title={nameOf(x, p.lang)}
                  sub={accountOf(x)}
                  hideArrow
                  onTap={() => p.act.choose({ person: x.id })}
                />
              )}
            </For>
          </Cells>
        </HalfSheet>
      }
    >
      <Cells note={owner()}>
        <FieldCell at={p.field("number")} label={p.t("number")} kind="phone" placeholder={p.t("accountPlaceholder")} />
      </Cells>
      <Paragraph dim small>
        {p.t("topUpBy")}
      </Paragraph>
      <Pills
        as="three"
        options={packages.map((cents) => ({
          id: cents,
          label: p.t("package", { n: cents / 100, sum: yuan(packagePriceCents(cents)) }),
        }))}
        chosen={p.view.cents}
        onPick={(cents) => p.act.package({ cents })}
      />
      <ButtonRow>
        <BigButton
          label={p.t("topUpFor", { sum: yuan(packagePriceCents(p.view.cents)) })}
          disabled={!p.can("go")}
          onTap={() => p.act.go()}
        />
      </ButtonRow>
    </PageFrame>
  );
});
