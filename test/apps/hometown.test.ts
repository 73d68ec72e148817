// All apps agree on the owner's home town.
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import type { State as Ebay } from "#apps/ebay/state.ts";
import type { State as Railway } from "#apps/railway/state.ts";
import type { State as Wechat } from "#apps/wechat/state.ts";
import { defaultBoot } from "#judge/instance.ts";
import { hometown } from "#world/hometown.ts";
import { localWorld } from "#scripts/build/world-file.ts";

await localWorld();
describe.each(["en", "zh-CN"] as const)("the home town in %s", (lang) => {
  const boot = phone.boot(defaultBoot(lang, 1));
  const town = lang === "en" ? hometown.name.en : hometown.name.zh;
  const wechat = boot.apps["wechat"] as unknown as Wechat;

  it("is the phone's location", () => {
    expect(boot.os.location.city).toBe(hometown.city);
    expect(boot.os.location.altitudeM).toBe(hometown.altitudeM);
    expect({ latitude: boot.os.location.lat, longitude: boot.os.location.lon }).toEqual(hometown.spot);
  });
  it("is in the owner's profile and in all own addresses of WeChat", () => {
    expect(wechat.people["person_me"]!.region).toContain(town);
    expect(Object.values(wechat.addresses).filter(({ region }) => !region.includes(town))).toEqual([]);
    expect(Object.values(wechat.foodOrders).filter(({ address }) => !address.includes(town))).toEqual([]);
    expect(Object.values(wechat.devices).find(({ here }) => here)!.place).toBe(town);
  });
  it("is the city of eBay's delivery address, and has the departure station of Railway", () => {
    const ebay = boot.apps["ebay"] as unknown as Ebay;
    expect(ebay.addresses[ebay.mainAddress!]!.city).toContain(town);
    expect((boot.apps["railway"] as unknown as Railway).from.id).toBe(hometown.station.id);
  });
});
