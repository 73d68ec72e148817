/**
 * Adds an app's style sheet to the page when the app's screens load. The page never removes the style sheet. The
 * `@scope` in the sheet limits its rules to the app's frame.
 */
export function addStyleSheet(sheet: string): void {
  const element = document.createElement("style");
  element.textContent = sheet;
  document.head.append(element);
}
