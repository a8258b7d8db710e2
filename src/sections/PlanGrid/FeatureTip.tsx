import { use } from 'react';

/** Loaded when the first tooltip opens. If that fails, none appears. */
let tooltips: Promise<Readonly<Record<string, string>>> | undefined;

function loadTooltips(): Promise<Readonly<Record<string, string>>> {
  tooltips ??= import('virtual:tooltips').then(
    (module) => module.tooltips,
    () => new Promise<never>(() => {}),
  );
  return tooltips;
}

/** What a feature is, in one sentence. */
export function FeatureTip({ id }: { id: string }) {
  return use(loadTooltips())[id];
}
