import * as v from "valibot";
import { on } from "../../builder.ts";
import { genders } from "./state.ts";

export const accountEdges = [
  on("signUp", "next").when("atEmail", "hasEmail").set({ step: "password" }),
  on("signUp", "next").when("atPassword", "hasPassword").set({ step: "born" }),
  on("signUp", "next").when("atBorn", "hasBorn").set({ step: "gender" }),
  on("signUp", "previous").when("atPassword").set({ step: "email" }),
  on("signUp", "previous").when("atBorn").set({ step: "password" }),
  on("signUp", "previous").when("atGender").set({ step: "born" }),
  on("signUp", "previous").set({ step: "gender" }),
  on("signUp", "chooseGender", { gender: v.picklist(genders) }).set(({ args }) => ({
    gender: args.gender,
    step: "name",
  })),
  on("signUp", "create")
    .when("isComplete")
    .run("signUp", ({ view: { email, password, born, gender, name } }) => ({
      email,
      password,
      born,
      gender: gender ?? "unsaid",
      name,
    }))
    .say("welcomeNow")
    .root(),
  on("signUp", "logIn").replace("logIn"),
  on("logIn", "logIn").run("logIn").root(),
  on("logIn", "forgot").push("forgot"),
  on("logIn", "signUp").replace("signUp"),
  on("forgot", "send").run("sendResetCode").set({ sent: true, code: "", problem: null }).say("codeSent"),
  on("forgot", "reset")
    .when("hasCode", "hasPassword")
    .run("resetPassword", ({ view }) => ({ code: view.code, password: view.password }))
    .set(({ result }) => ({ problem: result.problem })),
  on("forgot", "done").root(),
  on("account", "changePassword").open("password", { password: "", next: "" }),
  on("account", "savePassword").when("hasNext").run("changePassword").close("password", "next").say("passwordSaved"),
  on("account", "changeEmail").open("email", { password: "" }),
  on("account", "saveEmail").when("hasEmail").run("changeEmail").close("password").say("emailSaved"),
  on("account", "openPlan").push("plan"),
  on("account", "openPremium").push("premium"),
  on("account", "logOut").ask("logOutAsk", "logOut").run("logOut").root(),
] as const;
