import { defineTexts } from "#os/texts.ts";

export const strings = defineTexts({
  en: {
    title: "{app.answersheet}",
    intro: "Fill in your answers, then submit. You can't change them after submitting.",
    none: "No questions",
    noneHint: "Questions will appear here",
    done: "Submitted",
    doneHint: "Your answers have been submitted",
    submit: "Submit",
    submitted: "Answers submitted",
    addLine: "Add another",
    removeLine: "Remove line {n}",
    line: "{label} {n}",
    "no-sheet": "There are no questions to answer",
    "already-submitted": "You have already submitted your answers",
  },
  zh: {
    title: "{app.answersheet}",
    intro: "请填写答案后提交，提交后不可修改。",
    none: "没有问题",
    noneHint: "有问题时会显示在这里",
    done: "已提交",
    doneHint: "你的答案已提交",
    submit: "提交",
    submitted: "答案已提交",
    addLine: "再加一行",
    removeLine: "移除第 {n} 行",
    line: "{label} {n}",
    "no-sheet": "没有需要回答的问题",
    "already-submitted": "答案已提交，无法再次提交",
  },
});
