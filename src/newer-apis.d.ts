/*
 * What is newer than the browsers that we support (docs/browsers.md). Scripts in src are checked
 * against the web as it was early in 2022, so anything newer has to be declared here. It is optional,
 * so that the compiler asks for a test before each use.
 */

interface HTMLElement {
  hidePopover?(): void;
}
