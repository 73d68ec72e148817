import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Remark } from "../../../looks/cells.tsx";
import { WordsField } from "../../../looks/forms.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

const titles = { nick: "nickRow", about: "aboutRow", wxid: "idRow", pat: "patRow", region: "regionRow" } as const;
const notes = { nick: "nickNote", about: "aboutNote", wxid: "idNote", pat: "patNote", region: "regionNote" } as const;
export default screen(wechat, strings, "profileField", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(titles[p.params.field])}
    actions={<NavWord filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <WordsField
      short={p.params.field !== "about"}
      title={p.t(titles[p.params.field])}
      at={p.field("words")}
      onEnter={() => p.act.save()}
    />
    <Remark>{p.t(notes[p.params.field], { text: p.view.words })}</Remark>
  </Frame>
));
