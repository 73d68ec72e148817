import { words } from "../../os/words.ts";

export const strings = words({
  en: {
    title: "{app.answersheet}",
    intro: "Fill in what was asked, then submit. A submitted sheet is final.",
    none: "No questions",
    noneHint: "When something is asked, the form is here",
    done: "Submitted",
    doneHint: "Your answers were handed in",
    submit: "Submit",
    submitted: "Answers submitted",
    addLine: "Add another",
    removeLine: "Remove line {n}",
    line: "{label} {n}",
    "no-sheet": "There is nothing to answer",
    "already-submitted": "The sheet was submitted already",
  },
  zh: {
    title: "{app.answersheet}",
    intro: "填写所问内容后提交。提交后不可修改。",
    none: "没有问题",
    noneHint: "有问题时，表格会出现在这里",
    done: "已提交",
    doneHint: "你的答案已交",
    submit: "提交",
    submitted: "答案已提交",
    addLine: "再加一行",
    removeLine: "移除第 {n} 行",
    line: "{label} {n}",
    "no-sheet": "没有需要回答的内容",
    "already-submitted": "答题卡已经提交",
  },
});
