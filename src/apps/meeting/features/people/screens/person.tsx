import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import gone from "@material-symbols/svg-400/rounded/person.svg?raw";
import meet from "@material-symbols/svg-400/rounded/video_call.svg?raw";
import plan from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import starred from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import write from "@material-symbols/svg-400/rounded/sms.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Nothing, SignAct, SignActs } from "../../../looks/acts.tsx";
import { Fact } from "../../../looks/facts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { PersonHead } from "../../../looks/person-head.tsx";
import { Card } from "../../../looks/rows.tsx";
import { castOf, personIdOf, said } from "../../../people.ts";
import { whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "person", (p) => {
  const id = () => p.params.person;
  const row = () => p.content("contacts").find((one) => personIdOf(one.id) === id());
  const known = () => castOf(id());
  const name = () => whoIs(p, id()) || (row()?.name ?? "");
  const phones = (): readonly string[] =>
    known()?.phones.map(({ number }) => number) ??
    row()?.phones.map(({ number }) => number) ??
    [p.state.people[id()]?.phone ?? ""].filter((n) => n !== "");
  const company = (): string => (known()?.company ? said(known()!.company!, p.lang) : (row()?.company ?? ""));
  const title = (): string => (known()?.title ? said(known()!.title!, p.lang) : "");
  return (
    <Frame back title={p.t("personTitle")}>
      <Show when={name() !== ""} fallback={<Nothing icon={gone} text={p.t("personGone")} />}>
        <PersonHead of={id()} name={name()} note={title()} />
        <SignActs>
          <SignAct icon={meet} label={p.t("meetNow")} onTap={() => p.act.meet()} />
          <SignAct icon={plan} label={p.t("planWith")} onTap={() => p.act.plan()} />
          <Show when={phones()[0]}>
            {(number) => (
              <>
                <SignAct icon={call} label={p.t("callPhone")} onTap={() => p.act.call({ number: number() })} />
                <SignAct icon={write} label={p.t("writePhone")} onTap={() => p.act.message({ number: number() })} />
              </>
            )}
          </Show>
          <SignAct
            icon={p.state.favourites.includes(id()) ? starred : star}
            label={p.t(p.state.favourites.includes(id()) ? "unstar" : "star")}
            on={p.state.favourites.includes(id())}
            onTap={() => p.act.favourite()}
          />
        </SignActs>
        <Card>
          <Show when={company() !== ""}>
            <Fact word={p.t("companyWord")} value={company()} />
          </Show>
          <Show when={title() !== ""}>
            <Fact word={p.t("jobWord")} value={title()} />
          </Show>
          <For each={phones()}>{(number) => <Fact word={p.t("phoneWord")} value={number} copies={number} />}</For>
          <For each={known()?.emails ?? []}>{(mail) => <Fact word={p.t("mailWord")} value={mail} copies={mail} />}</For>
        </Card>
      </Show>
    </Frame>
  );
});
