import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo } from "solid-js";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FlipCell } from "../../../looks/cells.tsx";
import { HeadIcon, Leaf } from "../../../looks/page.tsx";
import { PersonMid } from "../../../looks/rows.tsx";
import { Picks, Plate } from "../../../looks/sheet.tsx";
import { accountOf, masked, nameOf, personBy } from "../../../people.ts";
import { calledOf } from "../queries.ts";

export default page("person", (p) => {
  const person = createMemo(() => personBy(p.params.person)!);
  const chat = () => p.state.chats[p.params.person];
  const blocked = () => (p.state.blocked as readonly string[]).includes(p.params.person);
  return (
    <Leaf
      title={p.t("aboutPerson")}
      right={<HeadIcon icon={more} name={p.t("more")} onTap={() => p.act.more()} />}
      overlays={
        <>
          <Plate
            open={p.view.open === "remark"}
            title={p.t("remark")}
            ok={p.t("save")}
            cancel={p.t("cancel")}
            onOk={() => p.act.saveRemark()}
          >
            <Field
              at={p.field("remark")}
              label={p.t("remark")}
              placeholder={nameOf(person(), p.lang)}
              caps="words"
              bare="body"
              line
            />
          </Plate>
          <Picks
            open={p.view.open === "more"}
            cancel={p.t("cancel")}
            items={[{ label: p.t("clearTalk"), danger: true, onTap: () => p.act.clear() }]}
          />
        </>
      }
    >
      <PersonMid
        lead={<Portrait of={p.params.person} size={64} radius={10} />}
        name={calledOf(p.state, p.params.person, p.lang)}
        note={`${nameOf(person(), p.lang)} · ${masked(accountOf(person()))}`}
      />
      <Acts abreast>
        <Big kind="line" label={p.t("openChat")} onTap={() => p.act.chat()} />
        <Big label={p.t("transfer")} onTap={() => p.act.transfer()} />
      </Acts>
      <Cells>
        <Cell
          title={p.t("remark")}
          value={(p.state.remarks as Record<string, string>)[p.params.person] ?? p.t("none")}
          onTap={() => p.act.editRemark()}
        />
        <Cell title={p.t("packet")} onTap={() => p.act.packet()} />
        <Cell title={p.t("dealings")} onTap={() => p.act.party()} />
        <Cell title={p.t("callThem")} value={accountOf(person())} onTap={() => p.act.call()} />
      </Cells>
      <Cells>
        <FlipCell title={p.t("pinTalk")} on={chat()?.pinned === true} onTap={() => p.act.pin()} />
        <FlipCell title={p.t("muteTalk")} on={chat()?.muted === true} onTap={() => p.act.mute()} />
        <FlipCell title={p.t("blockThem")} sub={p.t("blockNote")} on={blocked()} onTap={() => p.act.block()} />
      </Cells>
    </Leaf>
  );
});
