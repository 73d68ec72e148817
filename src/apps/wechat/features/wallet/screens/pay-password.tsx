import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { PayNote } from "../../../looks/bill.tsx";
import { Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { NumberPad, SixBoxes } from "../../../looks/pad.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "payPassword", (p) => {
  const step = () => (p.view.old.length < 6 ? "passOld" : p.view.next.length < 6 ? "passNext" : "passAgain");
  const filled = () => (step() === "passOld" ? p.view.old : step() === "passNext" ? p.view.next : p.view.again).length;
  return (
    <Frame
      back
      white
      title={p.t("payPasswordRow")}
      bottom={<NumberPad onDigit={(digit) => p.act.digit({ digit: digit as "1" })} onErase={() => p.act.erase()} />}
    >
      <Remark big>{p.t(p.view.done ? "passDone" : step())}</Remark>
      <SixBoxes filled={filled()} name={p.t(step())} />
      <Show when={p.view.wrong}>
        <PayNote>{p.t("passWrong")}</PayNote>
      </Show>
    </Frame>
  );
});
