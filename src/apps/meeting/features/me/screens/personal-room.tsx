import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { meetingLink } from "#apps/meeting/invitation.ts";
import { ButtonGroup, MainButton, LabeledIconButton, LabeledIconRow } from "#apps/meeting/looks/buttons.tsx";
import { Fact } from "#apps/meeting/looks/facts.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { InputDialog } from "#apps/meeting/looks/sheets.tsx";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "personalRoom", (p) => {
  const link = () => meetingLink(p.state.personal.number, p.state.personal.password);
  return (
    <Frame
      back
      title={p.t("roomTitle")}
      overlays={
        <>
          <InputDialog
            open={p.view.open === "topic"}
            title={p.t("roomTopic")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("saveTopic")}
            onOk={() => p.act.saveTopic()}
          >
            <Field at={p.field("topic")} label={p.t("roomTopic")} bare="body" line />
          </InputDialog>
          <InputDialog
            open={p.view.open === "password"}
            title={p.t("roomPassword")}
            note={p.t("passwordHint")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("savePassword")}
            onOk={() => p.act.savePassword()}
          >
            <Field at={p.field("password")} label={p.t("roomPassword")} kind="number" bare="body" line />
          </InputDialog>
        </>
      }
    >
      <Card>
        <Fact word={p.t("numberFact")} value={formatNumber(p.state.personal.number)} copies={p.state.personal.number} />
        <Fact word={p.t("linkFact")} value={link()} copies={link()} />
      </Card>
      <LabeledIconRow>
        <LabeledIconButton icon={share} label={p.t("shareRoom")} onTap={() => p.act.share()} />
        <LabeledIconButton icon={copy} label={p.t("copyInvite")} onTap={() => copyText(link())} />
      </LabeledIconRow>
      <Card>
        <ListRow
          title={p.t("roomTopic")}
          value={p.state.personal.topic}
          leads
          onTap={() => p.setView({ open: "topic" })}
        />
        <ListRow
          title={p.t("roomPassword")}
          value={p.state.personal.password === "" ? p.t("noPassword") : p.state.personal.password}
          leads
          onTap={() => p.setView({ open: "password" })}
        />
        <SwitchRow title={p.t("roomWaiting")} on={p.state.personal.waiting} onTap={() => p.act.toggleWaiting()} />
        <SwitchRow title={p.t("roomEarly")} on={p.state.personal.early} onTap={() => p.act.toggleEarly()} />
      </Card>
      <ButtonGroup>
        <MainButton label={p.t("startRoom")} onTap={() => p.act.start()} />
      </ButtonGroup>
    </Frame>
  );
});
