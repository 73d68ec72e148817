import add from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import none from "@material-symbols/svg-400/rounded/groups.svg?raw";
import { For, Show } from "solid-js";
import { maskedId } from "../id-numbers.ts";
import { BarIcon, Frame, None } from "../../../looks/frame.tsx";
import { Card, Row, Says, Seek } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { checkWords, passengersOf } from "../../../screens/parts/people.tsx";
import { fareName } from "../../../screens/parts/telling.ts";

export default page("passengers", (p) => {
  const found = () =>
    passengersOf(p).filter(({ name }) => name.toLowerCase().includes(p.view.query.trim().toLowerCase()));
  return (
    <Frame
      title={p.t("passengers")}
      right={
        <Show when={p.state.account.loggedIn}>
          <BarIcon icon={add} name={p.t("addPassenger")} onTap={() => p.act.add()} />
        </Show>
      }
      top={<Seek at={p.field("query")} label={p.t("searchPassenger")} />}
    >
      <Show when={p.state.account.loggedIn} fallback={<Guest on={p} onLogIn={() => p.act.login()} />}>
        <Show when={found().length > 0} fallback={<None icon={none} text={p.t("noPassengers")} />}>
          <Card>
            <For each={found()}>
              {(person) => (
                <Row
                  title={`${person.name}  ${fareName(p, person.discount)}${person.own ? ` · ${p.t("yourself")}` : ""}`}
                  sub={`${p.t(`id-${person.idKind}`)} ${maskedId(person.idNumber)}`}
                  value={p.t(checkWords[person.check])}
                  tone={person.check === "verified" ? "green" : person.check === "failed" ? "red" : "orange"}
                  onTap={() => p.act.open({ passenger: person.id })}
                />
              )}
            </For>
          </Card>
          <Says small tone="dim">
            {p.t("passengersHint")}
          </Says>
        </Show>
      </Show>
    </Frame>
  );
});
