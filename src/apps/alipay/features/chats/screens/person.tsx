import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, SwitchRow } from "#apps/alipay/looks/cells.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { ActionSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";
import { accountOf, maskNumber, nameOf, findPerson } from "#apps/alipay/people.ts";
import { displayName } from "../queries.ts";

export default page("person", (p) => {
  const person = createMemo(() => findPerson(p.params.person)!);
  const chat = () => p.state.chats[p.params.person];
  const blocked = () => (p.state.blocked as readonly string[]).includes(p.params.person);
  return (
    <PageFrame
      title={p.t("aboutPerson")}
      right={<HeaderIcon icon={more} name={p.t("more")} onTap={() => p.act.more()} />}
      overlays={
        <>
          <Dialog
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
          </Dialog>
          <ActionSheet
            open={p.view.open === "more"}
            cancel={p.t("cancel")}
            items={[{ label: p.t("clearTalk"), danger: true, onTap: () => p.act.clear() }]}
          />
        </>
      }
    >
      <PersonHeader
        lead={<Portrait of={p.params.person} size={64} radius={10} />}
        name={displayName(p.state, p.params.person, p.lang)}
        note={`${nameOf(person(), p.lang)} · ${maskNumber(accountOf(person()))}`}
      />
      <ButtonRow abreast>
        <BigButton kind="line" label={p.t("openChat")} onTap={() => p.act.chat()} />
        <BigButton label={p.t("transfer")} onTap={() => p.act.transfer()} />
      </ButtonRow>
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
        <SwitchRow title={p.t("pinTalk")} on={chat()?.pinned === true} onTap={() => p.act.pin()} />
        <SwitchRow title={p.t("muteTalk")} on={chat()?.muted === true} onTap={() => p.act.mute()} />
        <SwitchRow title={p.t("blockThem")} sub={p.t("blockNote")} on={blocked()} onTap={() => p.act.block()} />
      </Cells>
    </PageFrame>
  );
});
