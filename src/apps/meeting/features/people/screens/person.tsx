import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import gone from "@material-symbols/svg-400/rounded/person.svg?raw";
import meet from "@material-symbols/svg-400/rounded/video_call.svg?raw";
import plan from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import starred from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import write from "@material-symbols/svg-400/rounded/sms.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote, LabeledIconButton, LabeledIconRow } from "#apps/meeting/looks/buttons.tsx";
import { Fact } from "#apps/meeting/looks/facts.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { PersonHeader } from "#apps/meeting/looks/person-header.tsx";
import { Card } from "#apps/meeting/looks/rows.tsx";
import { findCastMember, personIdFromContact, localize } from "#apps/meeting/people.ts";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "person", (p) => {
  const id = () => p.params.person;
  const row = () => p.content("contacts").find((one) => personIdFromContact(one.id) === id());
  const known = () => findCastMember(id());
  const name = () => displayName(p, id()) || (row()?.name ?? "");
  const phones = (): readonly string[] =>
    known()?.phones.map(({ number }) => number) ??
    row()?.phones.map(({ number }) => number) ??
    [p.state.people[id()]?.phone ?? ""].filter((n) => n !== "");
  const company = (): string => (known()?.company ? localize(known()!.company!, p.lang) : (row()?.company ?? ""));
  const title = (): string => (known()?.title ? localize(known()!.title!, p.lang) : "");
  return (
    <Frame back title={p.t("personTitle")}>
      <Show when={name() !== ""} fallback={<EmptyNote icon={gone} text={p.t("personGone")} />}>
        <PersonHeader of={id()} name={name()} note={title()} />
        <LabeledIconRow>
          <LabeledIconButton icon={meet} label={p.t("meetNow")} onTap={() => p.act.meet()} />
          <LabeledIconButton icon={plan} label={p.t("planWith")} onTap={() => p.act.plan()} />
          <Show when={phones()[0]}>
            {(number) => (
              <>
                <LabeledIconButton
                  icon={call}
                  label={p.t("callPhone")}
                  onTap={() => p.act.call({ number: number() })}
                />
                <LabeledIconButton
                  icon={write}
                  label={p.t("writePhone")}
                  onTap={() => p.act.message({ number: number() })}
                />
              </>
            )}
          </Show>
          <LabeledIconButton
            icon={p.state.favourites.includes(id()) ? starred : star}
            label={p.t(p.state.favourites.includes(id()) ? "unstar" : "star")}
            on={p.state.favourites.includes(id())}
            onTap={() => p.act.favourite()}
          />
        </LabeledIconRow>
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
