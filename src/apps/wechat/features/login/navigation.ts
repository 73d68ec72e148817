/** Edges of the login screens and of the screens that delete the account. */
import * as v from "valibot";
import { on, pushes } from "../../builder.ts";

export const loginEdges = [
  ...pushes("login", "forgot", "register", "thaw", "puzzle"),
  on("login", "setWay", { way: v.picklist(["password", "code"]) }).set(({ args }) => ({ way: args.way, wrong: false })),
  on("login", "logIn")
    .when("hasLogin")
    .run("logIn")
    .set(({ result }) => (result === "wrong" ? { password: "", wrong: true } : { wrong: false })),
  on("login", "start").when("isLoggedIn").root(),
  on("login", "sendCode").run("sendCode").say("codeSent"),
  on("login", "logInByCode").when("hasCode").run("logInByCode").root(),
  on("puzzle", "slide", { puzzle: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) })
    .run("solvePuzzle")
    .set(({ result, args }) => (result === "solved" ? { at: args.puzzle, missed: false } : { at: 0, missed: true })),
  on("puzzle", "goOn").pop(),
  on("forgot", "sendCode").run("sendCode").say("codeSent"),
  on("forgot", "reset").when("hasCode", "sameTwice").run("resetPassword").say("passwordReset").pop(),
  on("thaw", "sendCode").run("sendCode").say("codeSent"),
  on("thaw", "thaw").when("hasCode").run("thawAccount").root(),
  on("register", "sendCode").run("sendCode").say("codeSent"),
  on("register", "agree").set(({ view }) => ({ agreed: !view.agreed })),
  on("register", "register").when("isAgreed", "hasNick", "hasCode").run("register").root(),
  on("deleteAccount", "step", { step: v.picklist([1, 2, 3]) }).set(({ args }) => ({ step: args.step })),
  on("deleteAccount", "agree").set(({ view }) => ({ agreed: !view.agreed })),
  on("deleteAccount", "delete")
    .when("isLastStep", "isAgreed", "hasPassword")
    .warn("deleteAccountAsk", "deleteForGood")
    .run("deleteAccount")
    .root(),
] as const;
