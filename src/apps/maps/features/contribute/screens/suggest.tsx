import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import geo from "#world/geo/index.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage, Form } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, CapsuleButtons, Group, TextRow, Prose } from "#apps/maps/looks/rows.tsx";
import { editTexts } from "#apps/maps/screens/parts/edit-texts.ts";
import { strings } from "#apps/maps/strings.ts";
import { needsText } from "../commands.ts";
import { editFields, type EditField } from "../state.ts";

export default screen(maps, strings, "suggest", (p) => {
  const place = queryWorld(geo.queries.place, () => ({ id: p.params.place }));
  /** The current value of a field. */
  const now = (field: EditField): string | undefined => {
    const it = place();
    if (!it) return undefined;
    if (field === "name") return localized(it.name, p.lang);
    if (field === "address") return localized(it.address, p.lang);
    if (field === "phone") return it.phone || p.t("noneYet");
    return undefined;
  };
  const field = () => p.view.field;
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("suggestEdit")}
      bottom={
        <CapsuleButtons wide>
          <CapsuleButton label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </CapsuleButtons>
      }
    >
      <Prose kind="dim">{p.t("suggestHint", { name: localized(place()?.name, p.lang) })}</Prose>
      <Group>
        <For each={editFields}>
          {(one) => (
            <TextRow
              mark="radio"
              title={p.t(editTexts[one])}
              note={now(one)}
              on={field() === one}
              onTap={() => p.act.about({ field: one })}
            />
          )}
        </For>
      </Group>
      <Show when={field() !== null && needsText(field()!)}>
        <Form>
          <Field at={p.field("text")} label={p.t("shouldSay", { what: p.t(editTexts[field()!]) })} multiline />
        </Form>
      </Show>
    </FlatPage>
  );
});
