import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import geo from "../../../../../world/geo/index.ts";
import { said } from "../../../format.ts";
import maps from "../../../index.ts";
import { FlatPage, Form } from "../../../looks/flat-page.tsx";
import { Cap, Caps, Group, Line, Prose } from "../../../looks/lines.tsx";
import { editWords } from "../../../screens/parts/edit-words.ts";
import { strings } from "../../../strings.ts";
import { needsWords } from "../commands.ts";
import { editFields, type EditField } from "../state.ts";

export default screen(maps, strings, "suggest", (p) => {
  const place = world(geo.queries.place, () => ({ id: p.params.place }));
  /** What it says now. */
  const now = (field: EditField): string | undefined => {
    const it = place();
    if (!it) return undefined;
    if (field === "name") return said(it.name, p.lang);
    if (field === "address") return said(it.address, p.lang);
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
        <Caps wide>
          <Cap label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </Caps>
      }
    >
      <Prose kind="dim">{p.t("suggestHint", { name: said(place()?.name, p.lang) })}</Prose>
      <Group>
        <For each={editFields}>
          {(one) => (
            <Line
              mark="radio"
              title={p.t(editWords[one])}
              note={now(one)}
              on={field() === one}
              onTap={() => p.act.about({ field: one })}
            />
          )}
        </For>
      </Group>
      <Show when={field() !== null && needsWords(field()!)}>
        <Form>
          <Field at={p.field("text")} label={p.t("shouldSay", { what: p.t(editWords[field()!]) })} multiline />
        </Form>
      </Show>
    </FlatPage>
  );
});
