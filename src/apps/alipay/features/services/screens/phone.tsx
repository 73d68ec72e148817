import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { For } from "solid-js";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { digitsOf } from "../../../../../os/numbers.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FieldCell, Pills, Said } from "../../../looks/cells.tsx";
import { HeadIcon, Leaf } from "../../../looks/page.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { accountOf, nameOf, people, personOfAccount, ownNumber } from "../../../people.ts";
import { yuan } from "../../../sums.ts";
import { priceOf } from "../../cashier/deals.ts";
import { packages } from "../state.ts";

export default page("phone", (p) => {
  const owner = () => {
    if (digitsOf(p.view.number) === digitsOf(ownNumber)) return p.t("ownPhone");
    const person = personOfAccount(p.view.number);
    return person ? nameOf(person, p.lang) : p.t("noName");
  };
  return (
    <Leaf
      title={p.t("phone")}
      right={<HeadIcon icon={book} name={p.t("fromContacts")} onTap={() => p.act.people()} />}
      overlays={
        <Half open={p.view.open === "people"} title={p.t("fromContacts")}>
          <Cells>
            <For each={people}>
              {(x) => (
                <Cell
                  lead={<Portrait of={x.id} size={36} radius={6} />}
                  title={nameOf(x, p.lang)}
                  sub={accountOf(x)}
                  bare
                  onTap={() => p.act.choose({ person: x.id })}
                />
              )}
            </For>
          </Cells>
        </Half>
      }
    >
      <Cells note={owner()}>
        <FieldCell at={p.field("number")} label={p.t("number")} kind="phone" placeholder={p.t("accountPlaceholder")} />
      </Cells>
      <Said dim small>
        {p.t("topUpBy")}
      </Said>
      <Pills
        as="three"
        options={packages.map((cents) => ({
          id: cents,
          label: p.t("package", { n: cents / 100, sum: yuan(priceOf(cents)) }),
        }))}
        chosen={p.view.cents}
        onPick={(cents) => p.act.package({ cents })}
      />
      <Acts>
        <Big
          label={p.t("topUpFor", { sum: yuan(priceOf(p.view.cents)) })}
          disabled={!p.can("go")}
          onTap={() => p.act.go()}
        />
      </Acts>
    </Leaf>
  );
});
