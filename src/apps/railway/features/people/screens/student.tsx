import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Hints, Row } from "#apps/railway/looks/parts.tsx";
import { todayOf } from "#apps/railway/times.ts";
import { studentTripsLeft, maxStudentTrips } from "../../book/trips.ts";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { checkTexts } from "#apps/railway/screens/parts/people.tsx";

export default page("student", (p) => {
  const person = () => p.state.passengers[p.params.passenger];
  return (
    <Frame
      title={p.t("studentTitle")}
      foot={
        <ButtonRow>
          <Button label={p.t("studentSend")} onTap={() => p.act.send()} />
        </ButtonRow>
      }
    >
      <Card>
        <Row title={p.t("name")} value={person()?.name ?? ""} />
        <Show when={person()?.student}>
          {(student) => <Row title={p.t("studentStatus")} value={p.t(checkTexts[student().check])} tone="orange" />}
        </Show>
        <Show when={person()?.student?.check === "verified"}>
          <Row
            title={p.t("studentTrips")}
            value={p.t("studentTripsLeft", {
              n: studentTripsLeft(p.state, p.params.passenger, todayOf(p.now)),
              of: maxStudentTrips,
            })}
          />
        </Show>
      </Card>
      <Card>
        <FieldRow at={p.field("school")} label={p.t("school")} caps="words" />
        <FieldRow at={p.field("studentNumber")} label={p.t("studentNumber")} kind="number" />
        <FieldRow at={p.field("year")} label={p.t("enrolled")} kind="number" placeholder="2023" />
      </Card>
      <Hints title={p.t("hints")} lines={[p.t("studentHint1"), p.t("studentHint2"), p.t("studentHint3")]} />
    </Frame>
  );
});
