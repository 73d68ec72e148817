import gallery from "#apps/gallery/index.ts";
import { findAlbum } from "#apps/gallery/queries.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { standardFolders } from "#os/files.ts";
import { newThreadsArePlain, plainMessage, plainThread, newMessagesTo, shareByMessage } from "../kit/messages.ts";
import { personName } from "../kit/people.ts";

/** Send the latest pictures of one album to a person in one message. */
export default defineTask({
  apps: [gallery, messages],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["image", "nav", "social", "handoff"],
  budget: 30,
  revision: 4,

  params: (r, { os }, { say }) => {
    const album = r.pick([
      { id: standardFolders.screenshots, name: say("Screenshots", "截屏") },
      { id: standardFolders.camera, name: say("Camera", "相机") },
      { id: "file_recipes", name: say("Recipes", "食谱") },
      { id: "file_flats", name: say("Flat viewings", "看房") },
    ]);
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "mia", "leo", "finn", "chloe", "greta"]);
    const n = r.int(1, 3);
    const pictures = findAlbum(os.files, album.id)?.files.slice(0, n) ?? [];
    return {
      album,
      n,
      friend,
      name: personName(friend, say),
      pictures: pictures.map((f) => f.id),
    };
  },
  instruction: {
    en: [
      ({ album, n, name }) =>
        `Text ${name} the latest ${n === 1 ? "picture" : `${n} pictures`} from my album "${album.name}" in {app.gallery}, in a single message with no words.`,
    ],
    zh: [
      ({ album, n, name }) =>
        `请把“${album.name}”相册里最新的${n === 1 ? "一" : ` ${n} `}张图片用一条短信发给${name}，不附文字。`,
    ],
  },
  checks: [
    {
      that: "one message went to this person, with these pictures and no text",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const parts = (sent[0]?.parts ?? []).map((p) => (p.kind === "file" ? p.file : ""));
        const same = JSON.stringify(parts.toSorted()) === JSON.stringify(params.pictures.toSorted());
        return sent.length === 1 && sent[0]!.text === "" && same;
      },
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: inbox }) => [added(inbox.messages, 1, plainMessage), added(inbox.threads, 1, plainThread)],

  oracle: async (o, { album, friend, name, pictures }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: album.id });
    // The album shows the newest picture first.
    const { files } = (await o.state()).os;
    o.reads([album.name], ...pictures.map((id) => files[id]?.name ?? ""));
    for (const id of pictures) await o.act(gallery, "album.select", { id });
    await o.act(gallery, "album.share");
    await shareByMessage(o, friend, name);
  },
});
