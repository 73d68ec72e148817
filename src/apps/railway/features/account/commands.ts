/** Commands for logging in and out, the password, the phone number, notices, and closing the account. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { civilOf } from "#state/civil.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { railway, type State } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { departsAt } from "../../times.ts";
import { isIdNumber } from "../people/id-numbers.ts";
import { passengerFields } from "../people/state.ts";
import { phoneDigits, sendCode, checkCode } from "./verification-code.ts";
import { prefs } from "./prefs.ts";
import { Code, Password, Phone, Username } from "./state.ts";

const InputText = v.pipe(v.string(), v.maxLength(40));
/**
 * Returns the problem with a verification code, for the screen. The command succeeds even if the code is wrong, so that
 * the number of wrong attempts is stored.
 */
const problemResult = (problem: string | null) => ({ problem });

export const accountCommands = {
  logIn: railway.command({ name: InputText, password: InputText }, (state, { name, password }) => {
    const { account } = state;
    if (account.loggedIn) return reject("logged-in");
    const known = [account.username.toLowerCase(), account.email.toLowerCase(), phoneDigits(account.phone)];
    const typed = name.trim().toLowerCase();
    if (
      !account.open ||
      typed === "" ||
      !(known.includes(typed) || known.includes(phoneDigits(typed))) ||
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
  logOut: loggedInCommand({}, (state) => {
    state.account.loggedIn = false;
  }),
  sendRegisterCode: railway.command({ phone: Phone }, (state, { phone }, ctx) => {
    if (state.account.open && phoneDigits(state.account.phone) === phoneDigits(phone)) return reject("phone-known");
    sendCode(state, ctx, "register", phoneDigits(phone));
  }),
  /** Registers a new account after the previous account was closed. */
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
      const wrong = checkCode(state, ctx, "register", phoneDigits(phone), code);
      if (wrong !== null) return problemResult(wrong);
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
      return problemResult(null);
    },
  ),
  sendForgotCode: railway.command({ phone: Phone }, (state, { phone }, ctx) => {
    if (!state.account.open || phoneDigits(state.account.phone) !== phoneDigits(phone)) return reject("phone-unknown");
    sendCode(state, ctx, "forgot", phoneDigits(phone));
  }),
  resetPassword: railway.command({ phone: Phone, code: Code, next: Password }, (state, { phone, code, next }, ctx) => {
    if (!state.account.open) return reject("phone-unknown");
    const wrong = checkCode(state, ctx, "forgot", phoneDigits(phone), code);
    if (wrong === null) state.account.password = next;
    return problemResult(wrong);
  }),
  changePassword: loggedInCommand({ password: InputText, next: Password }, (state, { password, next }, ctx) => {
    if (password !== state.account.password) return reject("password-wrong");
    if (next === password) return reject("password-same");
    state.account.password = next;
    notifyOwner(state, ctx, { channel: "account", key: "noticePassword", open: { screen: "security", params: {} } });
  }),
  sendPhoneCode: loggedInCommand({ phone: Phone }, (state, { phone }, ctx) => {
    if (phoneDigits(state.account.phone) === phoneDigits(phone)) return reject("phone-same");
    sendCode(state, ctx, "phone", phoneDigits(phone));
  }),
  changePhone: loggedInCommand(
    { phone: Phone, password: InputText, code: Code },
    (state, { phone, password, code }, ctx) => {
      if (password !== state.account.password) return reject("password-wrong");
      const wrong = checkCode(state, ctx, "phone", phoneDigits(phone), code);
      if (wrong === null) state.account.phone = phone;
      return problemResult(wrong);
    },
  ),
  sendCloseCode: loggedInCommand({}, (state, _, ctx) => {
    const problem = findOpenBusiness(state, ctx.now);
    if (problem === "tickets") return reject("close-tickets");
    if (problem === "orders") return reject("close-orders");
    sendCode(state, ctx, "close", phoneDigits(state.account.phone));
  }),
  closeAccount: loggedInCommand({ password: InputText, code: Code }, (state, { password, code }, ctx) => {
    if (findOpenBusiness(state, ctx.now) !== null) return reject("close-orders");
    if (password !== state.account.password) return reject("password-wrong");
    const wrong = checkCode(state, ctx, "close", phoneDigits(state.account.phone), code);
    if (wrong !== null) return problemResult(wrong);
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
    return problemResult(null);
  }),
  configure: railway.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  readNotices: railway.command({}, (state) => {
    for (const notice of state.notices) notice.unread = false;
  }),
  clearNotices: loggedInCommand({}, (state) => {
    state.notices = [];
  }),
};
/**
 * Returns the reason why the user cannot close the account: tickets for future trains, or unfinished orders. Returns
 * null if there is no such reason.
 */
function findOpenBusiness(state: State, now: number): "tickets" | "orders" | null {
  if (Object.values(state.tickets).some((t) => t.status === "paid" && departsAt(t) > now)) return "tickets";
  const open =
    Object.values(state.orders).some(({ status }) => status === "unpaid") ||
    Object.values(state.waits).some(({ status }) => status === "unpaid" || status === "waiting") ||
    Object.values(state.meals).some(({ status }) => status === "unpaid" || status === "paid");
  return open ? "orders" : null;
}
