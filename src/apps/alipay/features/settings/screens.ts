import { overlay } from "#os/values.ts";
import { alipay } from "../../state.ts";
import { sumField } from "../../sums.ts";

export const settingsScreens = {
  settings: alipay.screen({}),
  paySettings: alipay.screen({ view: { open: overlay("fast") } }),
  payOrder: alipay.screen({}),
  limits: alipay.screen({ view: { sum: sumField, open: overlay("payment", "day") } }),
  notifications: alipay.screen({}),
  general: alipay.screen({ view: { open: overlay("theme", "size") } }),
  privacy: alipay.screen({}),
  profile: alipay.screen({}),
};
