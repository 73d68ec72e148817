import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { minuteMs } from "#state/civil.ts";
import { displayName, openChat, chatMessage, addMessages } from "../kit/wechat.ts";

/** Several locations were sent to a group. Open the location from a given person and leave it on the screen. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "social", "extract"],
  budget: 15,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    const places = [
      {
        place: "place_gym",
        name: say("Summit Climbing Gym", "峰顶攀岩馆"),
        address: say("52 Ropewalk", "绳厂街 52 号"),
      },
      { place: "place_bikes", name: say("Spoke & Chain", "链条单车行"), address: say("7 Canal Road", "运河路 7 号") },
      { place: "place_lotus", name: say("Golden Lotus", "金莲餐厅"), address: say("3 Lantern Street", "灯笼街 3 号") },
      {
        place: "place_dentist",
        name: say("Elm Street Dental", "榆树街牙科"),
        address: say("41 Elm Street", "榆树街 41 号"),
      },
    ];
    const people = r.sample(["katrin", "nora", "jonas", "priya", "tomas", "diego"], 3).map((id) => `person_${id}`);
    return {
      sent: r.sample(places, 3).map((place, i) => ({ ...place, by: people[i]! })),
      name: displayName(state, people[0]!),
      // The position of the wanted location among the sent locations.
      at: r.int(0, 2),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `Open the location ${name} sent to the {app.wechat} group "Harbor design & build" today and leave it on the screen.`,
    ],
    zh: [({ name }) => `请在{app.wechat}中打开${name}今天发到“海港设计与开发”群里的位置，让它留在屏幕上。`],
  },
  setup: ({ wechat: state }, { sent, at }, { now }) => {
    const [meant, ...others] = sent;
    for (const [n, { by, ...where }] of others.toSpliced(at, 0, meant!).entries())
      addMessages(
        state,
        "group_studio",
        chatMessage(`msg_place${n}`, "group_studio", by, { kind: "place", ...where }, now - (3 - n) * 6 * minuteMs),
      );
  },
  checks: [
    {
      that: "this place is on the screen",
      holds: ({ after, params }) => findFrontScreen(after.view, wechat, "place")?.params.id === `msg_place${params.at}`,
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["wechat"]],

  oracle: async (o, { sent, at }) => {
    await openChat(o, "group_studio");
    await o.sees(sent[0]!.name);
    await o.act(wechat, "chat.openPlace", { id: `msg_place${at}` });
  },
});
