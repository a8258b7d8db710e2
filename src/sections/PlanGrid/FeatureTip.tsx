import { use } from 'react';

/** Loaded with the first tooltip that opens; without it, none does. */
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
