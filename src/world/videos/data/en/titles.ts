/** Titles of series and of the parts of a video. */
export const seriesTitles: readonly string[] = [
  "{tag}: start here",
  "Everything on {tag}",
  "{tag}, in order",
  "The {tag} series",
  "{name} on {tag}",
  "{tag} so far",
];
export const partTitles: Readonly<Record<"course" | "other", readonly (readonly string[])[]>> = {
  course: [
    ["1 Start here", "2 The basics", "3 Practice", "4 Common mistakes", "5 Wrap-up"],
    ["Lesson 1", "Lesson 2", "Lesson 3", "Lesson 4"],
    ["Introduction", "What you need", "Step by step", "Questions"],
    ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7"],
  ],
  other: [
    ["Part 1", "Part 2"],
    ["Part 1", "Part 2", "Part 3"],
    ["The video", "Outtakes"],
    ["Full cut", "Short cut"],
    ["Friday", "Saturday", "Sunday"],
  ],
};
