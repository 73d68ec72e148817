// Other people add the user to their lists.
import { beforeAll, expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { dayMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { addedListIds } from "./features/lists/queries.ts";
import { newsIn } from "./features/notices/queries.ts";
import type { State } from "./state.ts";

beforeAll(localWorld, 300_000);
const data = (s: PhoneState): State => s.apps["x"] as State;
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const publish = (s: PhoneState, text: string): PhoneState =>
  command(s, "x.publish", {
    parts: [{ text, pictures: [] }],
    poll: null,
    mayReply: "everyone",
    community: null,
    replyTo: null,
    quoted: null,
    draft: null,
  });
const plansOf = (s: PhoneState) => Object.values(data(s).coming).filter(({ kind }) => kind === "list");

test.each(["en", "zh-CN"] as const)("a post may bring an entry in a list, with a notification, %s", (lang) => {
  const boot = phone.boot(defaultBoot(lang, 1));
  const before = addedListIds(data(boot));
  expect(before).toHaveLength(1);
  let posted = boot;
  for (let n = 0; plansOf(posted).length === 0 && n < 40; n++) posted = publish(posted, `Bench ${n}.`);
  const { by, list } = plansOf(posted)[0]!;
  const later = command(posted, "os.tick", { ms: 2 * dayMs });
  expect(addedListIds(data(later))).toContain(list);
  const told = newsIn(data(later), "all").find((one) => one.kind === "list" && one.list === list);
  expect(told?.by).toBe(by);
  expect(Object.values(later.os.notifications).some(({ tag }) => tag?.startsWith("list_"))).toBe(true);
  // Blocking the owner takes the user off the list.
  expect(addedListIds(data(command(later, "x.block", { user: by })))).not.toContain(list);
  // The account is protected by then, and the owner does not follow it.
  const closed = command(posted, "x.setPrefs", { protect: true });
  expect(addedListIds(data(command(closed, "os.tick", { ms: 2 * dayMs })))).toEqual(before);
});
