import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { screen } from "../../../../../ui/bind.tsx";
import { copyText } from "../../../../../ui/kit/copyable.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { linkOf } from "../../../invitation.ts";
import { Acts, MainAct, SignAct, SignActs } from "../../../looks/acts.tsx";
import { Fact } from "../../../looks/facts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line, SwitchLine } from "../../../looks/rows.tsx";
import { AskBox } from "../../../looks/sheets.tsx";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "personalRoom", (p) => {
  const link = () => linkOf(p.state.personal.number, p.state.personal.password);
  return (
    <Frame
      back
      title={p.t("roomTitle")}
      overlays={
        <>
          <AskBox
            open={p.view.open === "topic"}
            title={p.t("roomTopic")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("saveTopic")}
            onOk={() => p.act.saveTopic()}
          >
            <Field at={p.field("topic")} label={p.t("roomTopic")} bare="body" line />
          </AskBox>
          <AskBox
            open={p.view.open === "password"}
            title={p.t("roomPassword")}
            note={p.t("passwordHint")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("savePassword")}
            onOk={() => p.act.savePassword()}
          >
            <Field at={p.field("password")} label={p.t("roomPassword")} kind="number" bare="body" line />
          </AskBox>
        </>
      }
    >
      <Card>
        <Fact word={p.t("numberFact")} value={spaced(p.state.personal.number)} copies={p.state.personal.number} />
        <Fact word={p.t("linkFact")} value={link()} copies={link()} />
      </Card>
      <SignActs>
        <SignAct icon={share} label={p.t("shareRoom")} onTap={() => p.act.share()} />
        <SignAct icon={copy} label={p.t("copyInvite")} onTap={() => copyText(link())} />
      </SignActs>
      <Card>
        <Line
          title={p.t("roomTopic")}
          value={p.state.personal.topic}
          leads
          onTap={() => p.setView({ open: "topic" })}
        />
        <Line
          title={p.t("roomPassword")}
          value={p.state.personal.password === "" ? p.t("noPassword") : p.state.personal.password}
          leads
          onTap={() => p.setView({ open: "password" })}
        />
        <SwitchLine title={p.t("roomWaiting")} on={p.state.personal.waiting} onTap={() => p.act.toggleWaiting()} />
        <SwitchLine title={p.t("roomEarly")} on={p.state.personal.early} onTap={() => p.act.toggleEarly()} />
      </Card>
      <Acts>
        <MainAct label={p.t("startRoom")} onTap={() => p.act.start()} />
      </Acts>
    </Frame>
  );
});
