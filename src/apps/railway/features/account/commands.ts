/** Who is logged in, with which password and number; what was told; the end of an account. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { civilOf } from "../../../../state/civil.ts";
import { loggedIn } from "../../member-only.ts";
import { railway, type State } from "../../state.ts";
import { tell } from "../../tell.ts";
import { departsAt } from "../../times.ts";
import { isIdNumber } from "../people/id-numbers.ts";
import { passengerFields } from "../people/state.ts";
import { digitsOf, sendCode, wrongWith } from "./codes.ts";
import { prefs } from "./prefs.ts";
import { Code, Password, Phone, Username } from "./state.ts";

const Typed = v.pipe(v.string(), v.maxLength(40));
/** What is wrong with a code is told on the screen, and counted: so the command goes through. */
const told = (problem: string | null) => ({ problem });

export const accountCommands = {
  logIn: railway.command({ name: Typed, password: Typed }, (state, { name, password }) => {
    const { account } = state;
    if (account.loggedIn) return reject("logged-in");
    const known = [account.username.toLowerCase(), account.email.toLowerCase(), digitsOf(account.phone)];
    const typed = name.trim().toLowerCase();
    if (
      !account.open ||
      typed === "" ||
      !(known.includes(typed) || known.includes(digitsOf(typed))) ||
      password !== account.password
    )
      return reject("log-in-wrong");
    account.loggedIn = true;
  }),
  logInByFinger: railway.command({}, (state) => {
    if (state.account.loggedIn) return reject("logged-in");
    if (!state.account.open || !state.prefs.finger) return reject("finger-off");
    state.account.loggedIn = true;
  }),
  logOut: loggedIn({}, (state) => {
    state.account.loggedIn = false;
  }),
  sendRegisterCode: railway.command({ phone: Phone }, (state, { phone }, ctx) => {
    if (state.account.open && digitsOf(state.account.phone) === digitsOf(phone)) return reject("phone-known");
    sendCode(state, ctx, "register", digitsOf(phone));
  }),
  /** An account of one's own, in the place of one that was closed. */
  register: railway.command(
    {
      username: Username,
      password: Password,
      phone: Phone,
      code: Code,
      name: passengerFields.name,
      idNumber: passengerFields.idNumber,
    },
    (state, { username, password, phone, code, name, idNumber }, ctx) => {
      if (state.account.open) return reject("account-open");
      if (!isIdNumber("idCard", idNumber)) return reject("id-malformed");
      const wrong = wrongWith(state, ctx, "register", digitsOf(phone), code);
      if (wrong !== null) return told(wrong);
      const { year } = civilOf(ctx.now, ctx.offsetMin);
      Object.assign(state.account, {
        username,
        password,
        phone,
        email: "",
        loggedIn: true,
        open: true,
        sinceYear: year,
      });
      const id = ctx.newId("passenger");
      const checkedAt = ctx.now + 10 * 60_000;
      state.passengers[id] = {
        id,
        name,
        idKind: "idCard",
        idNumber,
        phone,
        discount: "adult",
        own: true,
        check: "pending",
        checkedAt,
        student: null,
      };
      return told(null);
    },
  ),
  sendForgotCode: railway.command({ phone: Phone }, (state, { phone }, ctx) => {
    if (!state.account.open || digitsOf(state.account.phone) !== digitsOf(phone)) return reject("phone-unknown");
    sendCode(state, ctx, "forgot", digitsOf(phone));
  }),
  resetPassword: railway.command({ phone: Phone, code: Code, next: Password }, (state, { phone, code, next }, ctx) => {
    if (!state.account.open) return reject("phone-unknown");
    const wrong = wrongWith(state, ctx, "forgot", digitsOf(phone), code);
    if (wrong === null) state.account.password = next;
    return told(wrong);
  }),
  changePassword: loggedIn({ password: Typed, next: Password }, (state, { password, next }, ctx) => {
    if (password !== state.account.password) return reject("password-wrong");
    if (next === password) return reject("password-same");
    state.account.password = next;
    tell(state, ctx, { channel: "account", key: "noticePassword", open: { screen: "security", params: {} } });
  }),
  sendPhoneCode: loggedIn({ phone: Phone }, (state, { phone }, ctx) => {
    if (digitsOf(state.account.phone) === digitsOf(phone)) return reject("phone-same");
    sendCode(state, ctx, "phone", digitsOf(phone));
  }),
  changePhone: loggedIn({ phone: Phone, password: Typed, code: Code }, (state, { phone, password, code }, ctx) => {
    if (password !== state.account.password) return reject("password-wrong");
    const wrong = wrongWith(state, ctx, "phone", digitsOf(phone), code);
    if (wrong === null) state.account.phone = phone;
    return told(wrong);
  }),
  sendCloseCode: loggedIn({}, (state, _, ctx) => {
    const problem = openBusiness(state, ctx.now);
    if (problem === "tickets") return reject("close-tickets");
    if (problem === "orders") return reject("close-orders");
    sendCode(state, ctx, "close", digitsOf(state.account.phone));
  }),
  closeAccount: loggedIn({ password: Typed, code: Code }, (state, { password, code }, ctx) => {
    if (openBusiness(state, ctx.now) !== null) return reject("close-orders");
    if (password !== state.account.password) return reject("password-wrong");
    const wrong = wrongWith(state, ctx, "close", digitsOf(state.account.phone), code);
    if (wrong !== null) return told(wrong);
    Object.assign(state, {
      searches: [],
      orders: {},
      tickets: {},
      waits: {},
      passengers: {},
      meals: {},
      headers: {},
      mainHeader: null,
      invoices: {},
      joined: false,
      points: 0,
      pointLines: [],
      notices: [],
    });
    Object.assign(state.account, { loggedIn: false, open: false });
    return told(null);
  }),
  configure: railway.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  readNotices: railway.command({}, (state) => {
    for (const notice of state.notices) notice.unread = false;
  }),
  clearNotices: loggedIn({}, (state) => {
    state.notices = [];
  }),
};
/** Nobody leaves who has a train to ride, or something to pay or to wait for. */
function openBusiness(state: State, now: number): "tickets" | "orders" | null {
  if (Object.values(state.tickets).some((t) => t.status === "paid" && departsAt(t) > now)) return "tickets";
  const open =
    Object.values(state.orders).some(({ status }) => status === "unpaid") ||
    Object.values(state.waits).some(({ status }) => status === "unpaid" || status === "waiting") ||
    Object.values(state.meals).some(({ status }) => status === "unpaid" || status === "paid");
  return open ? "orders" : null;
}
