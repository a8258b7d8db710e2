/** The icons that code names; content may name any other of lucide.dev/icons (pipeline/icons.ts). */
export const codeIcons: readonly string[] = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'badge-check',
  'check',
  'chevron-down',
  'chevrons-up-down',
  'clock',
  'external-link',
  'flag-us',
  'info',
  'lock-keyhole',
  'mail',
  'menu',
  'message-circle',
  'palette',
  'pause',
  'phone',
  'play',
  'search',
  'tag',
  'timer',
  'triangle-alert',
  'x',
];

/** Drawn in the HTML of every page; the others come once it has painted. */
export const iconsInHtml: readonly string[] = ['chevron-down', 'menu', 'x'];
