import globe from "@material-symbols/svg-400/rounded/language.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { offsetAt, type City } from "../cities.ts";
import clock from "../index.ts";
import { findCities, timeIn } from "../queries.ts";
import { strings } from "../strings.ts";
import { utcText } from "../texts.ts";

export default screen(clock, strings, "cities", (p) => {
  const found = createMemo(() => findCities(p.view.query));
  const time = (c: City) => {
    const there = timeIn(c.id, p.now);
    return clockText(there.hour, there.minute, p.os);
  };
  const country = (c: City) => (p.lang === "en" ? c.countryEn : c.countryZh);
  return (
    <Page back title={p.t("addCity")} top={<SearchField at={p.field("query")} placeholder={p.t("searchCity")} />}>
      <Show when={found().length > 0} fallback={<Empty icon={globe} title={p.t("noHits")} />}>
        <Section>
          <List each={found()}>
            {(c) => (
              <Row
                title={p.lang === "en" ? c.en : c.zh}
                subtitle={`${country(c)} · ${utcText(offsetAt(c, p.now))}`}
                value={p.state.cities.includes(c.id) ? p.t("added") : time(c)}
                onTap={() => p.act.add({ id: c.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
