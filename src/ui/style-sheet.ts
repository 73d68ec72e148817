/**
 * Adds an app's style sheet to the page when the app's screens load. The style sheet is never removed. Its @scope
 * limits it to the app's frame.
 */
export function addStyleSheet(sheet: string): void {
  const element = document.createElement("style");
  element.textContent = sheet;
  document.head.append(element);
}
