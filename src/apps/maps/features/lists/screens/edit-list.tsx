import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import maps from "../../../index.ts";
import { FlatPage, Form } from "../../../looks/flat-page.tsx";
import { Cap, Caps, Group, Prose } from "../../../looks/lines.tsx";
import { Signs } from "../../../looks/signs.tsx";
import { signIcons } from "../../../screens/parts/kinds.ts";
import { strings } from "../../../strings.ts";
import { signs } from "../state.ts";

const words = {
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
        <Caps wide>
          <Cap label={p.t("saveList")} disabled={!p.can("save")} onTap={() => p.act.save()} />
        </Caps>
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
          <Signs
            signs={signs.map((id) => ({ id, icon: signIcons[id], label: p.t(words[id]), on: id === p.view.sign }))}
            onPick={(sign) => p.setView({ sign })}
          />
        )}
      </Group>
    </FlatPage>
  );
});
