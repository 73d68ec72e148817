import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { weekdayText } from "#os/format.ts";
import { addDays, civilOf, hourMs, startOfDay } from "#state/civil.ts";
import places from "#world/places/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cells, Remark, RadioCell } from "#apps/wechat/looks/cells.tsx";
import { Chips } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { slotHours } from "../commands.ts";
import { practicesFor, visitKinds } from "../practices.ts";

export default screen(wechat, strings, "bookVisit", (p) => {
  const practices = queryWorld(places.queries.find, () => ({ q: "", category: "health" }));
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const midnight = (day: number) => addDays(startOfDay(p.now, p.offsetMin), day);
  const days = () =>
    ([0, 1, 2, 3, 4, 5, 6] as const).map((id) => {
      const c = civilOf(midnight(id), p.offsetMin);
      return { id, label: `${c.month}/${c.day}`, note: weekdayText(c.weekday, p.lang) };
    });
  const slots = () =>
    slotHours
      .map((hour) => ({ at: midnight(p.view.day) + hour * hourMs, label: `${String(hour).padStart(2, "0")}:00` }))
      .filter(({ at }) => at > p.now + hourMs);
  return (
    <Frame title={p.t("visitNew")} back class="health-ground" actions={<Capsule />}>
      <Cells title={p.t("visitWhat")} first>
        <Chips
          options={visitKinds.map((id) => ({ id, label: p.t(`visit_${id}`) }))}
          chosen={p.view.what}
          onPick={(what) => p.act.chooseWhat({ what })}
        />
      </Cells>
      <Cells title={p.t("visitDay")}>
        <Chips options={days()} chosen={p.view.day} onPick={(day) => p.act.chooseDay({ day: day as 0 })} />
      </Cells>
      <Cells title={p.t("visitWhere")}>
        <Show when={practices()}>
          {(list) => (
            <For each={practicesFor(list().rows, p.view.what)}>
              {(place) => (
                <RadioCell
                  title={say(place.name)}
                  note={say(place.address)}
                  on={p.view.place === place.id}
                  onTap={() => p.act.choosePlace({ place: place.id })}
                />
              )}
            </For>
          )}
        </Show>
      </Cells>
      <Cells title={p.t("visitSlot")}>
        <Show when={p.can("book") && slots().length > 0} fallback={<Remark>{p.t("visitWhere")}</Remark>}>
          <Chips
            options={slots().map(({ at, label }) => ({ id: at, label }))}
            chosen={null}
            onPick={(at) => p.act.book({ at })}
          />
        </Show>
      </Cells>
    </Frame>
  );
});
