// Tests which facts a question asks for, and how the user answers.
import { describe, expect, test } from "vitest";
import { askUser, answerQuestion, type User } from "./user.ts";
import { asksFor } from "#tasks/kit/user.ts";

const user = (): User => ({
  facts: {
    time: { asks: [...asksFor.time.map((line) => [...line])], says: "At 06:20." },
    which: { asks: [["which"], ["哪"]], says: "Anna Weber." },
    gate: { asks: [["which", "gate"]], says: "Gate 4." },
    wine: { asks: [["wine"]], says: "Red." },
  },
  unknown: "No idea.",
  oneAtATime: "One at a time.",
  asked: [],
});

describe("a question", () => {
  test.each([
    ["What time do you get up?", "At 06:20."],
    ["WHEN?", "At 06:20."],
    ["几点起床？", "At 06:20."],
    ["您说的是哪一位", "Anna Weber."],
    ["Which Anna?", "Anna Weber."],
    ["Any wines?", "Red."],
    ["Shall I go on?", "No idea."],
    ["Sometimes?", "No idea."],
    ["the gate", "No idea."],
    ["", "No idea."],
  ])("%s", (question, answer) => {
    expect(answerQuestion(user(), question).answer).toBe(answer);
  });

  test("about two facts gets both answers, about more it gets none", () => {
    expect(answerQuestion(user(), "Which gate?")).toEqual({ answer: "Gate 4. Anna Weber.", facts: ["gate", "which"] });
    expect(answerQuestion(user(), "Which gate, and when?")).toEqual({ answer: "One at a time.", facts: [] });
  });

  test("is stored with its facts and the source of its answer", () => {
    const one = user();
    askUser(one, "When?", null);
    askUser(one, "When?", "Twenty past six.");
    expect(one.asked).toEqual([
      { question: "When?", answer: "At 06:20.", facts: ["time"], by: "rules" },
      { question: "When?", answer: "Twenty past six.", facts: ["time"], by: "model" },
    ]);
  });

  test("is dropped when two hundred newer ones exist", () => {
    const one = user();
    for (let i = 0; i < 203; i++) askUser(one, `${i}`, null);
    expect([one.asked.length, one.asked[0]!.question]).toEqual([200, "3"]);
  });
});
