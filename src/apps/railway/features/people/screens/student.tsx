import { Show } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, FieldRow, Hints, Row } from "../../../looks/parts.tsx";
import { todayOf } from "../../../times.ts";
import { studentTripsLeft, studentTripsMost } from "../../book/trips.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { checkWords } from "../../../screens/parts/people.tsx";

export default page("student", (p) => {
  const person = () => p.state.passengers[p.params.passenger];
  return (
    <Frame
      title={p.t("studentTitle")}
      foot={
        <Acts>
          <Act label={p.t("studentSend")} onTap={() => p.act.send()} />
        </Acts>
      }
    >
      <Card>
        <Row title={p.t("name")} value={person()?.name ?? ""} />
        <Show when={person()?.student}>
          {(student) => <Row title={p.t("studentStatus")} value={p.t(checkWords[student().check])} tone="orange" />}
        </Show>
        <Show when={person()?.student?.check === "verified"}>
          <Row
            title={p.t("studentTrips")}
            value={p.t("studentTripsLeft", {
              n: studentTripsLeft(p.state, p.params.passenger, todayOf(p.now)),
              of: studentTripsMost,
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
