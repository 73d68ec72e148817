import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { idIn, idsIn } from "./internal-ids.ts";

const boot = phone.boot(defaultBoot("en", 1));
const open = (app: string, screen: string, params: object) =>
  ({
    ...boot,
    view: { ...boot.view, tasks: { ...boot.view.tasks, [app]: [{ app, screen, params, view: {} }] } },
  }) as unknown as typeof boot;

describe("ids on the display", () => {
  it("are found, also those of world records in a screen's parameters", () => {
    const ids = idsIn(open("ebay", "about", { item: "filmcamera-86" }));
    expect(idIn("Item number filmcamera-86", ids)).toBe("filmcamera-86");
    expect(idIn("Order: household_power", ids)).toBe("household_power");
    expect(idIn("From person_mum.", ids)).toBe("person_mum.");
  });
  it("are not found in ordinary text", () => {
    const ids = idsIn(boot);
    expect(idIn("A well-known face, 24-7, at the check-in", ids)).toBeNull();
    expect(idIn("https://itm.example/filmcamera-86", ids)).toBeNull();
    expect(idIn("IMG_2034.jpg of robin.ashby@postbox.example", ids)).toBeNull();
  });
});
