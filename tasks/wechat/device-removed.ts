import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";

/** Two devices have the same name. Remove the device that was last used in another city. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings", "delete"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [device, third] = r.sample(deviceNames, 2);
    const [place, elsewhere] = r.sample(towns, 2);
    return {
      name: say(device!.en, device!.zh),
      kind: device!.kind,
      place: say(place!.en, place!.zh),
      elsewhere: say(elsewhere!.en, elsewhere!.zh),
      third: say(third!.en, third!.zh),
      days: r.shuffle([4, 33, 120]),
      id: `device_${r.int(1_000, 9_999)}`,
    };
  },
  instruction: {
    en: [
      ({ name, place }) =>
        `Two devices called "${name}" are logged in to my {app.wechat} account. Remove the one last used in ${place}.`,
    ],
    zh: [
      ({ name, place }) => `有两台名为“${name}”的设备登录过我的{app.wechat}账号。请移除最近一次在${place}使用的那台。`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    const { device_here: here } = state.devices;
    const device = (id: string, name: string, place: string, days: number) => ({
      id,
      name,
      kind: p.kind,
      at: now - days * dayMs,
      place,
      here: false,
    });
    const [first, second, last] = p.days;
    state.devices = { device_here: here! };
    addEntries(
      state.devices,
      ...[
        { days: first!, made: device(p.id, p.name, p.place, first!) },
        { days: second!, made: device("device_twin", p.name, p.elsewhere, second!) },
        { days: last!, made: device("device_other", p.third, p.place, last!) },
      ]
        .toSorted((a, b) => a.days - b.days)
        .map(({ made }) => made),
    );
  },
  checks: [
    { that: "the device is gone", holds: ({ after, params }) => !Object.hasOwn(after.wechat.devices, params.id) },
    {
      that: "the other devices are there",
      unchanged: ({ wechat: { devices } }) => [devices["device_twin"], devices["device_other"], devices["device_here"]],
    },
  ],
  allow: ({ wechat: state }, { id }) => [state.devices[id]],

  oracle: async (o, { id }) => {
    await openTab(o, "me");
    await o.act(wechat, "main.settings");
    await o.act(wechat, "settings.security");
    await o.act(wechat, "security.devices");
    await o.act(wechat, "devices.open", { device: id });
    await o.act(wechat, "devices.remove");
    await o.confirm();
  },
});
const deviceNames = [
  { kind: "phone", en: "Booth Mini", zh: "Booth Mini" },
  { kind: "tablet", en: "Reading tablet", zh: "看书平板" },
  { kind: "computer", en: "Grey laptop", zh: "灰色笔记本" },
  { kind: "computer", en: "Desk computer", zh: "台式电脑" },
] as const;
const towns = [
  { en: "Thornby", zh: "棘镇" },
  { en: "Windle", zh: "温德尔" },
  { en: "Saltmarsh", zh: "盐沼" },
  { en: "Cloud Peak", zh: "云峰" },
  { en: "Pinewood", zh: "松林" },
] as const;
