import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { timeText } from "#os/format.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Several people see the owner's location. Stop sharing with the person whose time runs out first, and share with
 * another person without an end. Of two times, the one that is later tomorrow looks earlier by the clock.
 */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "social", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _phone, { say, now }) => {
    const people = r.sample(["mum", "dad", "mia", "leo", "max", "zoe", "nora", "jonas", "priya", "lucas"], 4);
    // The minutes from now to the end of each share; null if the share has no end.
    const ends = [r.int(33, 47) * 5, r.int(66, 84) * 5, 1440 - r.int(4, 20) * 5, null];
    const shares = people.map((id, n) => ({
      id: `share_${id}`,
      contact: `contact_${id}`,
      name: personName(id, say),
      // The shares were begun for four hours, for a day, for a day, and without an end.
      begun: now - (n === 0 ? 240 - ends[0]! : n === 1 ? 1440 - ends[1]! : n === 2 ? 1440 - ends[2]! : 300) * minuteMs,
      until: ends[n] == null ? null : now + ends[n] * minuteMs,
    }));
    return { shares, order: r.shuffle([0, 1, 2, 3]), first: shares[0]!.id, kept: shares[r.int(1, 2)]! };
  },
  instruction: {
    en: [
      ({ kept }) =>
        `I'm sharing my location with a few people in {app.maps}. Stop sharing with the one whose time runs out first, and keep sharing with ${kept.name} until I turn it off.`,
    ],
    zh: [
      ({ kept }) =>
        `我在{app.maps}里和几个人分享着位置。请停止与最先到期的那个人分享，再把和${kept.name}的分享改成“直到关闭为止”。`,
    ],
  },
  setup: ({ maps: state, os }, p) => {
    // The owner allowed this when the shares were begun. Without it, the app shows no names.
    os.permissions[maps.id] = { ...os.permissions[maps.id], contacts: "allowed" };
    addEntries(
      state.shares,
      ...p.order.map((n) => {
        const { id, contact, begun, until } = p.shares[n]!;
        return { id, contact, at: begun, until };
      }),
    );
  },
  checks: [
    { that: "the share that ends first is stopped", holds: ({ after, params: p }) => !(p.first in after.maps.shares) },
    {
      that: "the other share has no end",
      holds: ({ after, params: p }) => after.maps.shares[p.kept.id]?.until === null,
    },
  ],
  allow: ({ maps: { shares } }, p) => [shares[p.first], shares[p.kept.id]?.until],

  oracle: async (o, p) => {
    await o.open(maps);
    await o.act(maps, "main.account");
    await o.act(maps, "main.sharing");
    const { os } = await o.state();
    const timed = p.shares.filter(({ until }) => until !== null);
    const times = timed.map(({ until }) => timeText(until!, os));
    await o.sees(...timed.map(({ name }) => name), ...times);
    o.reads(times, p.shares[0]!.name);
    await o.act(maps, "sharing.openShare", { share: p.first });
    await o.act(maps, "sharing.stop");
    await o.act(maps, "sharing.openShare", { share: p.kept.id });
    await o.act(maps, "sharing.extend", { minutes: null });
  },
});
