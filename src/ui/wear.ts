/** Puts a style sheet of an app on the page, which comes with the app's screens. It stays; its frame says how far it reaches. */
export function wear(sheet: string): void {
  const element = document.createElement("style");
  element.textContent = sheet;
  document.head.append(element);
}
