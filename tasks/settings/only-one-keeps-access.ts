import clock from "#apps/clock/index.ts";
import compass from "#apps/compass/index.ts";
import contacts from "#apps/contacts/index.ts";
import notes from "#apps/notes/index.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { titlePlaceholder } from "#brands/define.ts";
import { defineTask } from "#judge/define.ts";

/** Visible apps that can hold a permission. */
const candidateApps = [clock, compass, contacts, notes];
const permissions = ["camera", "microphone", "location", "photos", "files", "nearby"] as const;
/** The states that count as access. Only some permissions offer `foreground`. */
const grantedStates = ["allowed", "foreground"] as const;

/**
 * Several apps have the same permission. One app keeps this permission, and the others lose it. Other permissions stay
 * unchanged.
 */
export default defineTask({
  apps: [settings],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["settings", "nav", "explore"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const permission = r.pick(permissions);
    const other = r.pick(permissions.filter((p) => p !== permission));
    const [keeper, ...losers] = r.sample(candidateApps, r.int(3, 4));
    return {
      permission,
      other,
      keeper: keeper!.id as string,
      losers: losers.map((app) => app.id as string),
      ways: r.sample([0, 0, 1, 1], losers.length),
      title: say(strings.en[`permission-${permission}`], strings.zh[`permission-${permission}`]),
      name: titlePlaceholder(keeper!),
    };
  },
  instruction: {
    en: [
      ({ title, name }) =>
        `Only ${name} should have the "${title}" permission. Set it to "Don't allow" for every other app that has it, and leave all other permissions alone.`,
      ({ title, name }) =>
        `Too many apps have the "${title}" permission. In {app.settings}, set it to "Don't allow" for all of them except ${name}. Don't change any other permissions.`,
    ],
    zh: [
      ({ title, name }) =>
        `“${title}”权限只保留给${name}。请把现在拥有该权限的其他应用全部改为“不允许”，其他权限不要改动。`,
      ({ title, name }) =>
        `获得“${title}”权限的应用太多了。请在{app.settings}中，除${name}外，把所有拥有此权限的应用改为“不允许”，不要改动其他权限。`,
    ],
  },
  setup: ({ os }, { permission, other, keeper, losers, ways }) => {
    const home = Object.keys(os.permissions);
    // Removes the permission from all apps, also from system apps such as the home screen. The loop below sets the
    // permission for the apps of the task.
    for (const app of home) delete os.permissions[app]![permission];
    for (const { id } of candidateApps) {
      const own = (os.permissions[id] ??= {});
      own[other] = "allowed";
      own[permission] =
        id === keeper ? "allowed" : losers.includes(id) ? grantedStates[ways[losers.indexOf(id)]!]! : "ask";
    }
  },
  checks: [
    {
      that: "no other app has it any more",
      holds: ({ after, params }) =>
        params.losers.every((app) => after.os.permissions[app]?.[params.permission] === "blocked"),
    },
    {
      that: "the named app still has it",
      keeps: true,
      holds: ({ after, params }) => after.os.permissions[params.keeper]?.[params.permission] === "allowed",
    },
  ],
  allow: ({ os }, { losers, permission }) => losers.map((app) => os.permissions[app]?.[permission]),

  oracle: async (o, { permission, losers }) => {
    await o.open(settings);
    await o.act(settings, "home.page", { id: "privacy" });
    await o.act(settings, "page.permissions");
    await o.act(settings, "permissions.permission", { permission });
    for (const [i, app] of losers.entries()) {
      if (i > 0) await o.back();
      await o.act(settings, "permission.grant", { app });
      await o.act(settings, "grant.set", { grant: "blocked" });
    }
  },
});
