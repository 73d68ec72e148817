import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { hometown } from "#world/hometown.ts";
import { prefs } from "./prefs.ts";

export function settingsSeed({ now, say }: SeedCtx) {
  const device = (
    id: string,
    name: string,
    kind: "phone" | "tablet" | "computer",
    at: number,
    place: string,
    here = false,
  ) => ({
    id: `device_${id}`,
    name,
    kind,
    at,
    place,
    here,
  });
  const town = say(hometown.name.en, hometown.name.zh);
  const devices = [
    device("here", "Booth One", "phone", now, town, true),
    device("studio", say("Studio computer", "工作室电脑"), "computer", now - 18 * hourMs, town),
    device("tablet", say("Robin's tablet", "苏然的平板"), "tablet", now - 6 * dayMs, town),
    device("old", "Booth Mini", "phone", now - 212 * dayMs, say("Thornby", "棘镇")),
  ];
  return {
    prefs: prefs.start,
    devices: Object.fromEntries(devices.map((d) => [d.id, d])),
    emergency: ["person_mum", "person_mia"],
    minor: { on: false, pin: null },
    plugins: { werun: true, nearby: true, programs: true },
    cacheBytes: 1_386_000_000,
  };
}
export const loginSeed = () => ({
  session: { on: true, frozen: false, gone: false, password: "harbour2085", wrong: 0, puzzle: null, code: null },
});
