import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { PayNote } from "#apps/wechat/looks/bill.tsx";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { NumberKeypad, PasswordBoxes } from "#apps/wechat/looks/keypad.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "payPassword", (p) => {
  const step = () => (p.view.old.length < 6 ? "passOld" : p.view.next.length < 6 ? "passNext" : "passAgain");
  const filled = () => (step() === "passOld" ? p.view.old : step() === "passNext" ? p.view.next : p.view.again).length;
  return (
    <Frame
      back
      white
      title={p.t("payPasswordRow")}
      bottom={<NumberKeypad onDigit={(digit) => p.act.digit({ digit: digit as "1" })} onErase={() => p.act.erase()} />}
    >
      <Remark big>{p.t(p.view.done ? "passDone" : step())}</Remark>
      <PasswordBoxes filled={filled()} name={p.t(step())} />
      <Show when={p.view.wrong}>
        <PayNote>{p.t("passWrong")}</PayNote>
      </Show>
    </Frame>
  );
});
