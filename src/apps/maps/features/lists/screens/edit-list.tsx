import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import maps from "#apps/maps/index.ts";
import { FlatPage, Form } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, CapsuleButtons, Group, Prose } from "#apps/maps/looks/rows.tsx";
import { SymbolPicker } from "#apps/maps/looks/symbol-picker.tsx";
import { listSymbolIcons } from "#apps/maps/screens/parts/kinds.ts";
import { strings } from "#apps/maps/strings.ts";
import { listSymbols } from "../state.ts";

const texts = {
  favourite: "signFavourite",
  wanted: "signWanted",
  star: "signStar",
  plan: "signPlan",
  food: "signFood",
  coffee: "signCoffee",
  trip: "signTrip",
  sport: "signSport",
  gift: "signGift",
  home: "signHome",
} as const;
export default screen(maps, strings, "editList", (p) => {
  const isOwn = () => p.params.list !== null && p.state.lists[p.params.list]?.own === true;
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t(p.params.list === null ? "newList" : "editListTitle")}
      bottom={
        <CapsuleButtons wide>
          <CapsuleButton label={p.t("saveList")} disabled={!p.can("save")} onTap={() => p.act.save()} />
        </CapsuleButtons>
      }
    >
      <Form>
        <Field at={p.field("name")} label={p.t("listName")} disabled={isOwn()} caps="words" />
        <Field at={p.field("about")} label={p.t("listAbout")} multiline />
      </Form>
      <Group title={p.t("listSign")}>
        {isOwn() ? (
          <Prose kind="dim">{p.t("list-own")}</Prose>
        ) : (
          <SymbolPicker
            signs={listSymbols.map((id) => ({
              id,
              icon: listSymbolIcons[id],
              label: p.t(texts[id]),
              on: id === p.view.sign,
            }))}
            onPick={(sign) => p.setView({ sign })}
          />
        )}
      </Group>
    </FlatPage>
  );
});
