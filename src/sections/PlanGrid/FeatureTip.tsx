import { use } from 'react';

/** Loaded when the first tooltip opens. If that fails, none appears. */
let tooltips: Promise<Readonly<Record<string, string>>> | undefined;

function loadTooltips(): Promise<Readonly<Record<string, string>>> {
  tooltips ??= import('#content/tooltips.js').then(
    (module) => module.tooltips,
    () => new Promise<never>(() => {}),
  );
  return tooltips;
}

/** What a feature is, in one sentence. */
export function FeatureTip({ id }: { id: string }) {
  return use(loadTooltips())[id];
}
