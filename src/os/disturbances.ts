/**
 * Disturbances that an episode can start with. Their details depend on the episode's seed. They test whether an agent
 * also succeeds on a phone that differs from the usual phone. Disturbances change the screens that an agent sees and
 * the events in its episode, but never the goal of its task.
 */
import type { Json } from "#state/json.ts";
import { produce } from "#state/patch.ts";
import { Rng } from "#state/rng.ts";
import type { Lang } from "./values.ts";
import type { Boot } from "./boot.ts";
import type { Kernel } from "./kernel.ts";
import { fontScales, wallpapers } from "./settings.ts";
import type { PhoneState } from "./state.ts";

export const disturbances = [
  "theme",
  "wallpaper",
  "font_scale",
  "locale",
  "icon_layout",
  "notifications",
  "popups",
  "network_loss",
  "low_battery",
  "ads",
  "stray_jump",
  "stray_touch",
] as const;
export type Disturbance = (typeof disturbances)[number];

interface BilingualText {
  readonly en: string;
  readonly zh: string;
}
const notices: readonly { readonly title: BilingualText; readonly text: BilingualText }[] = [
  {
    title: { en: "System update", zh: "系统更新" },
    text: { en: "A new version is ready and will install tonight.", zh: "新版本已就绪，将于今晚安装。" },
  },
  {
    title: { en: "Daily summary", zh: "每日小结" },
    text: { en: "You unlocked your phone 41 times yesterday.", zh: "昨天您解锁手机 41 次。" },
  },
  {
    title: { en: "Today's offer", zh: "今日优惠" },
    text: { en: "Buy one, get one free until midnight.", zh: "买一送一，截至今晚零点。" },
  },
  {
    title: { en: "Storage", zh: "存储空间" },
    text: { en: "Free up space: 3.2 GB can be cleared.", zh: "可清理 3.2 GB 空间。" },
  },
  {
    title: { en: "Weekly report", zh: "每周报告" },
    text: { en: "Your screen time was up 12% last week.", zh: "屏幕使用时间比上周增加 12%。" },
  },
  {
    title: { en: "Tip", zh: "小贴士" },
    text: { en: "Touch & hold an icon to see its shortcuts.", zh: "长按图标可查看快捷操作。" },
  },
];
const popUps: readonly { readonly title: BilingualText; readonly text: BilingualText }[] = [
  {
    title: { en: "Rate us", zh: "给我们评分" },
    text: { en: "Enjoying this phone? Give us five stars.", zh: "喜欢这部手机吗？请给五星好评。" },
  },
  {
    title: { en: "Congratulations!", zh: "恭喜您！" },
    text: {
      en: "You've been selected for a free gift. Call 555-0199 to claim it.",
      zh: "您已中奖，请拨打 555-0199 领取礼品。",
    },
  },
  {
    title: { en: "Security check", zh: "安全检查" },
    text: { en: "Your phone may be at risk. Scan it now.", zh: "您的手机可能存在风险，请立即扫描。" },
  },
];
const adverts: readonly {
  readonly title: BilingualText;
  readonly text: BilingualText;
  readonly button: BilingualText;
}[] = [
  {
    title: { en: "50% off until midnight", zh: "今晚零点前全场五折" },
    text: { en: "Today only. Thousands have already joined.", zh: "仅限今天，机不可失，已有数万人参与。" },
    button: { en: "Shop now", zh: "立即抢购" },
  },
  {
    title: { en: "You have 3 new rewards", zh: "您有 3 份新奖励待领取" },
    text: { en: "Claim them before they expire.", zh: "逾期作废，先到先得。" },
    button: { en: "Collect", zh: "马上领取" },
  },
  {
    title: { en: "Everyone is talking about it", zh: "大家都在用" },
    text: { en: "See what your friends discovered this week.", zh: "看看朋友们这周都发现了什么。" },
    button: { en: "Take a look", zh: "去看看" },
  },
  {
    title: { en: "Your week in one page", zh: "一页看懂你的一周" },
    text: {
      en: "New: everything that matters at a glance. Free for 30 days.",
      zh: "全新上线，重要信息一目了然，免费用 30 天。",
    },
    button: { en: "Try it free", zh: "免费试用" },
  },
];

/**
 * Applies the disturbances of theme, font size and language to the boot. Values that the request sets explicitly do not
 * change.
 */
export function disturbBoot(
  boot: Boot,
  requested: readonly Disturbance[],
  settings: { readonly [K in "lang" | "theme" | "fontScale"]: Boot[K] | undefined },
): Boot {
  const r = (name: Disturbance): Rng => Rng.of(boot.seed, "disturb", name);
  const lang: Lang =
    requested.includes("locale") && !settings.lang ? r("locale").pick(["en", "zh-CN"] as const) : boot.lang;
  const theme =
    requested.includes("theme") && !settings.theme ? r("theme").pick(["light", "dark"] as const) : boot.theme;
  const fontScale =
    requested.includes("font_scale") && !settings.fontScale ? r("font_scale").pick(fontScales) : boot.fontScale;
  return { ...boot, lang, theme, fontScale };
}
/** Applies the other disturbances: layouts immediately, interruptions through the schedule. */
export function disturbPhone(
  kernel: Kernel,
  state: PhoneState,
  requested: readonly Disturbance[],
  seed: number,
): PhoneState {
  const { language } = state.os.settings.language;
  const say = (words: BilingualText): string => (language === "en" ? words.en : words.zh);
  const visible = kernel.apps.filter((app) => !app.hidden && app.part === null).map((app) => app.id);
  // Apps whose first screen runs no command when it opens.
  const leadable = visible.filter((id) => {
    const { navigation } = kernel.app(id);
    return id !== kernel.home.id && navigation.screens[navigation.start]!.opens === undefined;
  });
  const { next } = produce(state, (draft: PhoneState) => {
    const later = (name: string, afterSec: number, command: string, args: Json): void => {
      draft.os.schedule[`disturb_${name}`] = { at: draft.clock.nowMs + afterSec * 1000, command, args };
    };
    // A disturbance that comes while the user is busy is scheduled again under the same key.
    const stray = (name: string, afterSec: number, command: string, args: Record<string, Json>): void =>
      later(name, afterSec, command, { ...args, key: `disturb_${name}`, wait: 1 });
    for (const name of requested) {
      const r = Rng.of(seed, "disturb", name);
      if (name === "notifications")
        for (let i = 0, at = r.int(2, 8); i < 6; i++, at += r.int(5, 20)) {
          const notice = r.pick(notices);
          const args = { app: r.pick(visible), title: say(notice.title), text: say(notice.text) };
          later(`notification_${i}`, at, "os.notify", args);
        }
      else if (name === "popups")
        for (let i = 0, at = r.int(3, 9); i < 2; i++, at += r.int(12, 40)) {
          const box = r.pick(popUps);
          later(`pop_up_${i}`, at, "os.popUp", { title: say(box.title), text: say(box.text) });
        }
      else if (name === "network_loss") {
        const at = r.int(2, 15);
        later("outage", at, "os.setOutage", { on: true });
        later("outage_ends", at + r.int(20, 60), "os.setOutage", { on: false });
      } else if (name === "ads")
        for (let i = 0, at = r.int(2, 4); i < 2; i++, at += r.int(8, 20)) {
          const advert = r.pick(adverts);
          const ad = {
            title: say(advert.title),
            text: say(advert.text),
            button: say(advert.button),
            app: r.pick(leadable),
            corner: r.pick(["left", "right"] as const),
          };
          stray(`ad_${i}`, at, "os.showAd", { ad });
        }
      else if (name === "stray_jump")
        for (let i = 0, at = r.int(3, 6); i < 2; i++, at += r.int(10, 25)) {
          const [app, other] = r.sample(leadable, 2) as [string, string];
          stray(`jump_${i}`, at, "os.strayJump", { app, other });
        }
      else if (name === "stray_touch")
        for (let i = 0, at = r.int(2, 7); i < 2; i++, at += r.int(8, 20))
          stray(`touch_${i}`, at, "os.strayTouch", { share: r.next() });
      else if (name === "low_battery") draft.os.battery = { level: r.int(3, 14), charging: false };
      else if (name === "wallpaper") draft.os.settings.look.wallpaper = r.pick(wallpapers);
      else if (name === "icon_layout")
        for (const app of kernel.apps) app.shuffles[name]?.(draft.apps[app.id] as never, r);
    }
  });
  return next;
}
