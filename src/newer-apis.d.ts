/*
 * APIs newer than the oldest browsers we support (docs/browsers.md). Scripts in src are type-checked
 * against the DOM of early 2022. Declare anything newer here as optional: the compiler then requires a
 * check before each use.
 */

interface HTMLElement {
  hidePopover?(): void;
}
