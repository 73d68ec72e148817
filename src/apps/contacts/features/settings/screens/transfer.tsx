import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import upload from "@material-symbols/svg-400/rounded/upload.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section, Text } from "#ui/kit/page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { sortedContacts } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "transfer", (p) => (
  <Page back tone="green" title={p.t("transfer")}>
    <Section>
      <Row icon={download} title={p.t("importFile")} subtitle={p.t("importHint")} onTap={() => p.act.import()} />
      <Row
        icon={upload}
        title={p.t("exportFile")}
        subtitle={p.t("exportHint", { n: sortedContacts(p.state).length })}
        onTap={() => p.act.export()}
      />
    </Section>
    <Show when={p.view.added !== null}>
      <Text as="sub" dim center>
        {p.t("imported", { n: p.view.added ?? 0 })}
      </Text>
    </Show>
  </Page>
));
