import { defineApp } from "#os/define.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { chatsDue } from "./features/chats/chat.ts";
import { chatHandlers } from "./features/chats/handlers.ts";
import { contactsDue } from "./features/contacts/queries.ts";
import { moneyDue } from "./features/money/queries.ts";
import { navigation } from "./navigation.ts";
import { money } from "./money.ts";
import { momentsDue } from "./features/moments/queries.ts";
import { nearbyDue } from "./features/nearby/queries.ts";
import { foodDue } from "./features/programs/food.ts";
import { ridesDue } from "./features/programs/rides.ts";
import { stepsDue } from "./features/steps/queries.ts";
import { walletDue } from "./features/wallet/queries.ts";
import { walletHandlers } from "./features/wallet/handlers.ts";
import { seed } from "./seed.ts";
import { wechat } from "./state.ts";

export default defineApp({
  model: wechat,
  commands,
  navigation,
  seed,
  money,
  permissions: { camera: "ask", microphone: "ask", location: "ask", contacts: "ask" },
  receives: {
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text.trim(), 2000) } }),
  },
  channels: {
    messages: { title: { en: "Messages", zh: "新消息通知" }, importance: "high", kind: "messages" },
    moments: { title: { en: "Moments", zh: "朋友圈" }, importance: "low" },
    friends: { title: { en: "Greetings", zh: "打招呼" }, importance: "low" },
    pay: { title: { en: "Payments", zh: "支付" }, importance: "high" },
    programs: { title: { en: "Mini programs", zh: "小程序" }, importance: "high" },
    steps: { title: { en: "Daily steps", zh: "每日步数" }, importance: "low" },
    requests: { title: { en: "Friend requests", zh: "朋友验证" }, importance: "high" },
  },
  // These fields change when the owner only opens something: they record what is unread, what was opened and when, the
  // drafts, and the bills that were checked.
  incidental: [
    "/chats/*/unread",
    "/chats/*/marked",
    "/chats/*/named",
    "/chats/*/draft",
    "/requests/*/state",
    "/messages/*/body/heard",
    "/momentsSeenAt",
    "/momentsInboxSeenAt",
    "/greetingsSeenAt",
    "/articlesRead",
    "/programsUsed",
    "/utilities/*/bill",
  ],
  handles: [...chatHandlers, ...walletHandlers],
  due: (state, { now, offsetMin }) => [
    ...chatsDue(state),
    ...contactsDue(state),
    ...moneyDue(state),
    ...momentsDue(state),
    ...walletDue(state),
    ...foodDue(state),
    ...ridesDue(state),
    ...nearbyDue(state),
    ...stepsDue(state, now, offsetMin),
  ],
});
