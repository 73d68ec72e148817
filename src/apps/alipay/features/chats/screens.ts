import { equal, hasText, not } from "#os/guards.ts";
import { nullableField, overlay, text, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { PersonId } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { Line, LineId, Remark } from "./state.ts";

export const chatsScreens = {
  chat: alipay.screen({
    params: { person: PersonId },
    opens: "readChat",
    view: { text: textFor(Line), line: nullableField(LineId), open: overlay("panel", "line") },
  }),
  contacts: alipay.screen({ view: { query: text } }),
  person: alipay.screen({
    params: { person: PersonId },
    enter: ({ state, params }) => ({ remark: state.remarks[params.person] ?? "" }),
    view: { remark: textFor(Remark), open: overlay("remark", "more") },
    focus: [{ field: "remark", caps: "words", when: whileOpen("remark") }],
  }),
  notices: alipay.screen({ opens: "readNotices" }),
};
export const chatsGuards = {
  hasText: hasText("text"),
  hasLine: not(equal("view.line", null)),
  isNotBlocked: ({ state, params }: { state: State; params: { person: string } }) =>
    !(state.blocked as readonly string[]).includes(params.person),
};
