import add from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import none from "@material-symbols/svg-400/rounded/groups.svg?raw";
import { For, Show } from "solid-js";
import { maskIdNumber } from "../id-numbers.ts";
import { BarIcon, Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Card, Row, Paragraph, SearchField } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
import { checkTexts, sortedPassengers } from "#apps/railway/screens/parts/people.tsx";
import { fareName } from "#apps/railway/screens/parts/labels.ts";

export default page("passengers", (p) => {
  const found = () =>
    sortedPassengers(p).filter(({ name }) => name.toLowerCase().includes(p.view.query.trim().toLowerCase()));
  return (
    <Frame
      title={p.t("passengers")}
      right={
        <Show when={p.state.account.loggedIn}>
          <BarIcon icon={add} name={p.t("addPassenger")} onTap={() => p.act.add()} />
        </Show>
      }
      top={<SearchField at={p.field("query")} label={p.t("searchPassenger")} />}
    >
      <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
        <Show when={found().length > 0} fallback={<EmptyState icon={none} text={p.t("noPassengers")} />}>
          <Card>
            <For each={found()}>
              {(person) => (
                <Row
                  title={`${person.name}  ${fareName(p, person.discount)}${person.own ? ` · ${p.t("yourself")}` : ""}`}
                  sub={`${p.t(`id-${person.idKind}`)} ${maskIdNumber(person.idNumber)}`}
                  value={p.t(checkTexts[person.check])}
                  tone={person.check === "verified" ? "green" : person.check === "failed" ? "red" : "orange"}
                  onTap={() => p.act.open({ passenger: person.id })}
                />
              )}
            </For>
          </Card>
          <Paragraph small tone="dim">
            {p.t("passengersHint")}
          </Paragraph>
        </Show>
      </Show>
    </Frame>
  );
});
