import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person_search.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { findByNumber, callerName, findName } from "#apps/contacts/queries.ts";
import { speedKeys } from "../state.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "speedDial", (p) => (
  <Page
    back
    tone="green"
    title={p.t("speedDial")}
    overlays={
      <Dialog
        open={p.view.open === "assign"}
        title={p.t("speedKey", { key: p.view.key })}
        ok={p.t("save")}
        disabled={!p.can("assign")}
        onOk={() => p.act.assign()}
      >
        <Field
          at={p.field("number")}
          label={p.t("number")}
          kind="phone"
          hint={findName(p.state, findByNumber(p.state, p.view.number)?.id ?? "")}
          onEnter={() => p.act.assign()}
        />
        <Button wide kind="tonal" icon={personIcon} label={p.t("fromContacts")} onTap={() => p.act.pick()} />
      </Dialog>
    }
  >
    <Section note={p.t("speedHint")}>
      <Row
        leading={<Text as="title">1</Text>}
        title={p.t("voicemail")}
        subtitle={p.state.prefs.voicemailNumber === "" ? p.t("speedFree") : p.state.prefs.voicemailNumber}
      />
      <List each={speedKeys}>
        {(key) => (
          <Row
            leading={
              <Text as="title" dim={p.state.speed[key] === undefined}>
                {key}
              </Text>
            }
            title={p.state.speed[key] === undefined ? p.t("speedFree") : callerName(p.state, p.state.speed[key])}
            subtitle={
              p.state.speed[key] !== undefined && findByNumber(p.state, p.state.speed[key])
                ? p.state.speed[key]
                : undefined
            }
            name={`${key}, ${p.state.speed[key] === undefined ? p.t("speedFree") : callerName(p.state, p.state.speed[key])}`}
            onTap={() => p.setView({ key, number: p.state.speed[key] ?? "", open: "assign" })}
            trailing={
              p.state.speed[key] === undefined ? undefined : (
                <IconButton icon={close} name={p.t("clearKey", { key })} onTap={() => p.act.clear({ key })} />
              )
            }
          />
        )}
      </List>
    </Section>
  </Page>
));
