import notes from "#apps/notes/index.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { choice } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Join the network named in a note with its password, and report the signal strength. */
export default defineTask({
  apps: [notes, settings],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L2",
  tags: ["settings", "extract", "handoff"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const place = r.pick([
      { name: say("Hostel", "青旅"), ssid: "Pinewood-Guest" },
      { name: say("Holiday flat", "度假公寓"), ssid: "Casa-Brisa" },
      { name: say("Workshop", "工作坊"), ssid: "MakerHall" },
      { name: say("Rehearsal room", "排练室"), ssid: "Studio-Nine" },
      { name: say("Allotment", "菜园"), ssid: "GreenPatch" },
    ]);
    return {
      place: place.name,
      ssid: place.ssid,
      password: `${r.pick(["maple", "cobalt", "tundra", "pepper", "saffron"])}-${r.int(1000, 9999)}`,
      strength: r.int(0, 4),
    };
  },
  instruction: {
    en: [
      ({ place }) =>
        `Connect to the Wi-Fi network from my note "Wi-Fi: ${place}". Then open the network's details, see how strong the signal is, choose that on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ place }) =>
        `请让手机连接到{app.notes}笔记“无线网络：${place}”里写的无线网络，再查看该网络详情中的信号强度，在{app.answersheet}中选择并提交。`,
    ],
  },
  setup: ({ notes: state, os }, { place, ssid, password, strength }, { now, say }) => {
    const network = (name: string, n: number, secret: string) => ({
      ssid: name,
      secured: true,
      strength: n,
      password: secret,
      saved: false,
    });
    os.wifi.networks["wifi_told"] = network(ssid, strength, password);
    os.wifi.networks["wifi_near"] = network(`${ssid}-5G`, (strength + 2) % 5, "another-one-3");
    const body = (name: string, secret: string): string =>
      say(`Network: ${name}\nPassword: ${secret}`, `网络：${name}\n密码：${secret}`);
    addEntries(
      state.notes,
      note("note_wifi", say(`Wi-Fi: ${place}`, `无线网络：${place}`), body(ssid, password), now - 8_000_000),
      note(
        "note_wifi_before",
        say(`Wi-Fi: ${place} (until May)`, `无线网络：${place}（五月以前）`),
        body(`${ssid}-5G`, "summer-2024"),
        now - 5_000_000,
      ),
    );
  },
  checks: [
    {
      that: "the phone is connected to the network of the note",
      holds: ({ after, params }) =>
        after.os.settings.network.wifi && after.os.wifi.networks[after.os.wifi.connected ?? ""]?.ssid === params.ssid,
    },
  ],
  allow: ({ os }) => [os.wifi.connected, os.wifi.networks["wifi_told"]?.saved],
  answer: {
    fields: (_, say) => ({ strength: choice(say("Signal strength", "信号强度"), signalLevels(say)) }),
    expected: ({ before, params, occasion }) => ({
      strength: signalLevels(occasion.say)[
        Object.values(before.os.wifi.networks).find((n) => n.ssid === params.ssid)?.strength ?? 0
      ]!,
    }),
  },

  oracle: async (o, { place, ssid, password, strength }, { say }) => {
    await openNote(o, place, "note_wifi");
    await o.sees(ssid, password);
    await o.open(settings);
    await o.act(settings, "home.page", { id: "network" });
    await o.act(settings, "page.wifi");
    await o.act(settings, "wifi.ask", { id: "wifi_told" });
    await o.type("password", password);
    await o.act(settings, "wifi.enter");
    await o.act(settings, "wifi.network", { id: "wifi_told" });
    await o.sees(signalLevels(say)[strength]!);
    await o.answer({ strength: signalLevels(say)[strength]! });
  },
});
const signalLevels = (say: Occasion["say"]): string[] =>
  (["strength0", "strength1", "strength2", "strength3", "strength4"] as const).map((word) =>
    say(strings.en[word], strings.zh[word]),
  );
