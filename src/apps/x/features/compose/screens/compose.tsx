import ballot from "@material-symbols/svg-400/outlined/ballot.svg?raw";
import clock from "@material-symbols/svg-400/outlined/calendar_clock.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import globe from "@material-symbols/svg-400/outlined/public.svg?raw";
import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add_circle.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import { weightedLength } from "#world/posts/weighted-length.ts";
import { maxWeightedLength } from "#world/posts/words.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import { AudiencePill, OptionLine, PartBox, PhotoStrip, PollEditor, ToolRow } from "#apps/x/looks/compose.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { Quoted } from "#apps/x/screens/parts/post-body.tsx";
import { strings } from "#apps/x/strings.ts";
import { maxParts } from "../state.ts";
import { ComposeSheets } from "./parts/compose-sheets.tsx";

export default screen(app, strings, "compose", (p) => {
  const isReply = () => p.params.replyTo !== null;
  const part = () => p.view.parts[p.view.at] ?? p.view.parts[0]!;
  const used = () => weightedLength(part().text.trim());
  const left = () => maxWeightedLength - used();
  const community = queryWorld(posts.queries.community, () =>
    p.view.community === null ? null : { id: p.view.community },
  );
  const sendLabel = () => {
    if (p.view.sendAt !== null) return p.t("scheduleIt");
    if (isReply()) return p.t("postReply");
    return p.t(p.view.parts.length > 1 ? "postAll" : "postIt");
  };
  const hint = (n: number) => {
    if (n > 0) return p.t("addAnother");
    if (isReply()) return p.t("postYourReply");
    return p.t(p.params.quoted === null ? "whatsHappening" : "addComment");
  };
  const drafts = createMemo(() => Object.keys(p.state.drafts).length);
  const options = createMemo(() =>
    p.view.options.map((_, n) => ({ at: p.field(`options.${n}`), label: p.t("pollOption", { n: n + 1 }) })),
  );
  return (
    <Leaf
      start={<BarButton icon={cross} name={p.t("close")} onTap={() => p.act.leave()} />}
      end
      actions={
        <div class="compose-actions">
          <Show when={drafts() > 0 && p.params.draft === null}>
            <Tap class="text-button" name={p.t("drafts")} onTap={() => p.act.openDrafts()}>
              <span>{p.t("drafts")}</span>
            </Tap>
          </Show>
          <Pill kind="blue" label={sendLabel()} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </div>
      }
      bottom={
        <>
          <Show when={p.view.sendAt}>
            {(at) => (
              <OptionLine
                icon={clock}
                label={p.t("willSend", { when: momentText(at(), p.os, p.now) })}
                name={p.t("schedule")}
                onTap={() => p.act.openSchedule()}
              />
            )}
          </Show>
          <Show when={!isReply()}>
            <OptionLine
              icon={globe}
              label={p.t(`canReply_${p.view.mayReply}`)}
              name={p.t("mayReplyTitle")}
              onTap={() => p.act.openMayReply()}
            />
          </Show>
          <ToolRow
            tools={[
              {
                icon: image,
                name: p.t("addPhotos"),
                disabled: p.view.hasPoll && p.view.at === 0,
                onTap: () => p.act.addPictures(),
              },
              ...(isReply()
                ? []
                : [
                    {
                      icon: ballot,
                      name: p.t(p.view.hasPoll ? "removePoll" : "addPoll"),
                      on: p.view.hasPoll,
                      onTap: () => p.act.togglePoll(),
                    },
                    { icon: clock, name: p.t("schedule"), onTap: () => p.act.openSchedule() },
                  ]),
            ]}
            used={used() / maxWeightedLength}
            left={left()}
            leftName={left() >= 0 ? p.t("charsLeft", { n: left() }) : p.t("charsOver", { n: -left() })}
            end={
              <Show when={p.view.parts.length < maxParts}>
                <BarButton icon={plus} name={p.t("addPart")} onTap={() => p.act.addPart()} />
              </Show>
            }
          />
        </>
      }
      overlays={<ComposeSheets host={p} />}
    >
      <Show when={p.params.replyTo}>
        {(id) => (
          <div class="answered">
            <Quoted host={p} id={id()} />
          </div>
        )}
      </Show>
      <Show when={!isReply()}>
        <div class="compose-head">
          <AudiencePill
            label={community()?.name ?? p.t("everyone")}
            name={p.t("audienceTitle")}
            onTap={() => p.act.openAudience()}
          />
        </div>
      </Show>
      <For each={p.view.parts.map((_, n) => n)}>
        {(n) => (
          <PartBox
            face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
            at={p.field(`parts.${n}.text`)}
            label={hint(n)}
            hint={hint(n)}
            on={p.view.at === n}
            line={n < p.view.parts.length - 1}
            editName={p.t("editPart", { n: n + 1 })}
            removeName={p.view.parts.length > 1 && p.view.at === n ? p.t("removePart") : undefined}
            onEdit={() => p.act.edit({ at: n })}
            onRemove={() => p.act.dropPart({ at: n })}
            text={p.view.parts[n]?.text ?? ""}
          >
            <Show when={(p.view.parts[n]?.pictures.length ?? 0) > 0}>
              <PhotoStrip
                photos={(p.view.parts[n]?.pictures ?? []).map((file, i) => ({
                  name: p.t("photoN", { n: i + 1 }),
                  remove: p.t("removePhoto", { n: i + 1 }),
                  shot: <Shot of={{ kind: "file", file }} files={p.os.files} />,
                }))}
                onRemove={(i) => p.act.dropPicture({ at: n, picture: p.view.parts[n]!.pictures[i]! })}
              />
            </Show>
            <Show when={n === 0 && p.view.hasPoll}>
              <PollEditor
                options={options()}
                add={
                  p.view.options.length < 4 ? { label: p.t("addOption"), onTap: () => p.act.addOption() } : undefined
                }
                drop={
                  p.view.options.length > 2 ? { label: p.t("dropOption"), onTap: () => p.act.dropOption() } : undefined
                }
                length={{
                  label: p.t("pollLength"),
                  value: p.t(`min_${p.view.minutes}`),
                  onTap: () => p.act.openMinutes(),
                }}
                remove={{ label: p.t("removePoll"), onTap: () => p.act.togglePoll() }}
              />
            </Show>
            <Show when={n === 0 ? p.params.quoted : null}>{(id) => <Quoted host={p} id={id()} />}</Show>
          </PartBox>
        )}
      </For>
    </Leaf>
  );
});
