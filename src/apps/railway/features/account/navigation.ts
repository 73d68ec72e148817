import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { InvoiceId, MealId, OrderId, PassengerId, TicketId, WaitId } from "../../ids.ts";
import { prefs } from "./prefs.ts";
import { articlePages } from "./screens.ts";

/** The railway's phone number. */
export const hotline = "12306";
export const accountEdges = [
  on("me", "goHome").root(),
  on("me", "goTravel").replace("travel"),
  on("me", "goOrders").replace("orders"),
  on("me", "goMember").replace("member"),
  on("me", "logOut").ask("logOutAsk", "logOut").run("logOut").say("loggedOutSaid"),
  ...pushes(
    "me",
    "login",
    "profile",
    "passengers",
    "invoices",
    "headers",
    "meals",
    "points",
    "notices",
    "settings",
    "help",
    "security",
  ),
  on("login", "enter").when("isNamed").run("logIn").say("loggedInSaid").pop(),
  on("login", "enter").say("nameMissing"),
  on("login", "finger").run("logInByFinger").say("loggedInSaid").pop(),
  ...pushes("login", "register", "forgot"),
  on("register", "sendCode").when("isPhone").run("sendRegisterCode").say("codeSent"),
  on("register", "sendCode").say("phoneWrong"),
  on("register", "register")
    .when("registers", "hasCode")
    .run("register")
    .set(({ result }) => result),
  on("register", "register").say("registerMissing"),
  on("register", "goHome").root(),
  on("forgot", "sendCode").when("isPhone").run("sendForgotCode").say("codeSent"),
  on("forgot", "sendCode").say("phoneWrong"),
  on("forgot", "reset")
    .when("isPhone", "hasCode", "nextFits")
    .run("resetPassword")
    .set(({ result }) => ({ ...result, code: "" })),
  on("forgot", "reset").say("passwordRule"),
  ...pushes("security", "password", "phone", "close"),
  on("security", "configure", prefs.changes).run("configure"),
  on("password", "save").when("nextFits").run("changePassword").say("passwordChanged").pop(),
  on("password", "save").say("passwordRule"),
  on("phone", "sendCode").when("isPhone").run("sendPhoneCode").say("codeSent"),
  on("phone", "sendCode").say("phoneWrong"),
  on("phone", "save")
    .when("isPhone", "hasCode")
    .run("changePhone")
    .set(({ result }) => ({ ...result, code: "" })),
  on("phone", "save").say("codeMissing"),
  on("close", "sendCode").run("sendCloseCode").say("codeSent"),
  on("close", "close")
    .when("hasCode")
    .warn("closeAsk", "closeDo")
    .run("closeAccount")
    .set(({ result }) => ({ ...result, code: "" })),
  on("close", "close").say("codeMissing"),
  on("profile", "editEmail").open("email", ({ state }) => ({ email: state.account.email })),
  on("profile", "saveEmail").when("hasEmail").run("setEmail").close().say("savedSaid"),
  on("profile", "saveEmail").say("emailWrong"),
  on("profile", "openPassenger", { passenger: PassengerId }).push("passenger"),
  on("notices", "openOrder", { order: OrderId }).push("order"),
  on("notices", "openTicket", { ticket: TicketId }).push("ticket"),
  on("notices", "openWait", { wait: WaitId }).push("wait"),
  on("notices", "openMeal", { meal: MealId }).push("meal"),
  on("notices", "openPassenger", { passenger: PassengerId }).push("passenger"),
  on("notices", "openInvoice", { invoice: InvoiceId }).push("invoice"),
  on("notices", "clear").warn("clearNoticesAsk", "clearDo").run("clearNotices"),
  ...pushes("notices", "alerts", "security", "login"),
  on("alerts", "configure", prefs.changes).run("configure"),
  on("settings", "chooseSize").open("size"),
  on("settings", "pickSize", { size: v.picklist(["normal", "large", "largest"]) })
    .run("configure")
    .close(),
  on("settings", "configure", prefs.changes).run("configure"),
  on("settings", "forgetSearches").warn("forgetSearchesAsk", "clearDo").run("forgetSearches").say("searchesForgotten"),
  on("settings", "logOut").ask("logOutAsk", "logOut").run("logOut").say("loggedOutSaid").root(),
  ...pushes("settings", "alerts", "security", "profile", "help", "login"),
  on("help", "read", { page: v.picklist(articlePages) }).push("article"),
  on("help", "call").start(() => intents.dial(hotline)),
] as const;
