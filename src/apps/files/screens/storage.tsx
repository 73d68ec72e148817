import bin from "@material-symbols/svg-400/rounded/delete.svg?raw";
import copies from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import largeIcon from "@material-symbols/svg-400/rounded/hard_drive.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { filesOfType, storageBytes } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { UsageBar, UsageDot } from "../looks/file-parts.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { mediaKinds, type MediaKind } from "#os/media.ts";
import { duplicates, minLargeBytes, total, usageOf } from "../queries.ts";
import { strings } from "../strings.ts";
import { kindTones } from "./parts/labels.ts";

export default screen(files, strings, "storage", (p) => {
  const usage = createMemo(() => usageOf(p.os.files));
  const spare = createMemo(() => duplicates(p.os.files).flatMap((group) => group.slice(1)));
  const large = createMemo(() => filesOfType(p.os.files).filter((f) => f.bytes >= minLargeBytes));
  const parts = () => [
    { share: usage().system / storageBytes, tone: kindTones.system },
    ...usage().kinds.map((k) => ({ share: k.bytes / storageBytes, tone: kindTones[k.kind] })),
    { share: usage().trash.bytes / storageBytes, tone: kindTones.trash },
  ];
  const of = (kind: MediaKind) => usage().kinds.find((k) => k.kind === kind)!;
  const shown = mediaKinds.filter((k): k is Exclude<MediaKind, "other"> => k !== "other");
  const nothing = () => spare().length === 0 && large().length === 0 && usage().trash.count === 0;
  return (
    <Page back tone="blue" title={p.t("storage")}>
      <Section>
        <Stack pad>
          <Text as="large">{p.t("freeOf", { free: sizeText(usage().free) })}</Text>
          <Text as="sub" dim>
            {p.t("usedOf", { used: sizeText(usage().used), all: sizeText(storageBytes) })}
          </Text>
          <UsageBar name={p.t("storage")} parts={parts()} />
        </Stack>
      </Section>
      <Section title={p.t("freeUp")}>
        <Show when={nothing()}>
          <Row title={p.t("clean")} />
        </Show>
        <Show when={spare().length > 0}>
          <Row
            icon={copies}
            tone="amber"
            title={p.t("duplicates")}
            subtitle={p.t("duplicatesHint", { n: spare().length, size: sizeText(total(spare())) })}
            leads
            onTap={() => p.act.list({ of: "duplicates" })}
          />
        </Show>
        <Show when={large().length > 0}>
          <Row
            icon={largeIcon}
            tone="violet"
            title={p.t("large")}
            subtitle={p.t("largeHint", { n: large().length, size: sizeText(total(large())) })}
            leads
            onTap={() => p.act.list({ of: "large" })}
          />
        </Show>
        <Show when={usage().trash.count > 0}>
          <Row
            icon={bin}
            tone="rose"
            title={p.t("trash")}
            subtitle={p.t("trashHint", { n: usage().trash.count, size: sizeText(usage().trash.bytes) })}
            leads
            onTap={() => p.act.trash()}
          />
        </Show>
      </Section>
      <Section title={p.t("byKind")}>
        <Row leading={<UsageDot tone={kindTones.system} />} title={p.t("system")} value={sizeText(usage().system)} />
        <List each={shown}>
          {(kind) => (
            <Row
              leading={<UsageDot tone={kindTones[kind]} />}
              title={p.t(kind)}
              subtitle={p.t("items", { n: of(kind).count })}
              value={sizeText(of(kind).bytes)}
              leads
              onTap={() => p.act.list({ of: kind })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
