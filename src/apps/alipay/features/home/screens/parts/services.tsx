/** The icons and colours of the services. */
import assets from "@material-symbols/svg-400/rounded/donut_large.svg?raw";
import balance from "@material-symbols/svg-400/rounded/account_balance_wallet-fill.svg?raw";
import billers from "@material-symbols/svg-400/rounded/bolt-fill.svg?raw";
import bills from "@material-symbols/svg-400/rounded/receipt_long-fill.svg?raw";
import cards from "@material-symbols/svg-400/rounded/credit_card-fill.svg?raw";
import chart from "@material-symbols/svg-400/rounded/pie_chart-fill.svg?raw";
import contacts from "@material-symbols/svg-400/rounded/group-fill.svg?raw";
import credit from "@material-symbols/svg-400/rounded/event_repeat-fill.svg?raw";
import funds from "@material-symbols/svg-400/rounded/trending_up.svg?raw";
import mandates from "@material-symbols/svg-400/rounded/autorenew.svg?raw";
import packet from "@material-symbols/svg-400/rounded/redeem-fill.svg?raw";
import phone from "@material-symbols/svg-400/rounded/sim_card-fill.svg?raw";
import pocket from "@material-symbols/svg-400/rounded/style-fill.svg?raw";
import receive from "@material-symbols/svg-400/rounded/qr_code.svg?raw";
import repay from "@material-symbols/svg-400/rounded/payments-fill.svg?raw";
import score from "@material-symbols/svg-400/rounded/verified-fill.svg?raw";
import security from "@material-symbols/svg-400/rounded/shield-fill.svg?raw";
import transfer from "@material-symbols/svg-400/rounded/swap_horizontal_circle-fill.svg?raw";
import transport from "@material-symbols/svg-400/rounded/directions_bus-fill.svg?raw";
import yuebao from "@material-symbols/svg-400/rounded/savings-fill.svg?raw";
import type { Service } from "#apps/alipay/service-names.ts";

export interface ServiceLook {
  readonly to: Service;
  readonly icon: string;
  readonly tint: string;
}
export const serviceLooks: readonly ServiceLook[] = [
  { to: "transfer", icon: transfer, tint: "#f7812b" },
  { to: "yuebao", icon: yuebao, tint: "#ff6430" },
  { to: "cardRepay", icon: repay, tint: "#1677ff" },
  { to: "phone", icon: phone, tint: "#1677ff" },
  { to: "billers", icon: billers, tint: "#00b578" },
  { to: "credit", icon: credit, tint: "#22b7e0" },
  { to: "packet", icon: packet, tint: "#e1493b" },
  { to: "funds", icon: funds, tint: "#e1493b" },
  { to: "bills", icon: bills, tint: "#f7a328" },
  { to: "mandates", icon: mandates, tint: "#8a5cf6" },
  { to: "cards", icon: cards, tint: "#1677ff" },
  { to: "assets", icon: assets, tint: "#ff6430" },
  { to: "contacts", icon: contacts, tint: "#00b578" },
  { to: "analysis", icon: chart, tint: "#f7812b" },
  { to: "balance", icon: balance, tint: "#1677ff" },
  { to: "pocket", icon: pocket, tint: "#8a5cf6" },
  { to: "transport", icon: transport, tint: "#00b578" },
  { to: "score", icon: score, tint: "#14b8a6" },
  { to: "receive", icon: receive, tint: "#f7a328" },
  { to: "security", icon: security, tint: "#1677ff" },
];
export const serviceLook = (name: Service): ServiceLook => serviceLooks.find(({ to }) => to === name)!;
