// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import featureWords from '#content/plans/features.js';
import { FeatureList } from './FeatureList.tsx';

test('clicking a feature shows its tooltip', async () => {
  const words = featureWords.features['cPanel'];
  render(
    <FeatureList
      features={[
        {
          icon: 'layout-dashboard',
          title: 'cPanel',
          tip: 'cPanel',
          spec: { row: 'cPanel', value: 'Included' },
        },
      ]}
    />,
  );
  await act(async () => screen.getByRole('button', { name: 'cPanel' }).click());
  const tip = await screen.findByRole('tooltip', {}, { timeout: 20_000 });
  expect(tip.textContent).toBe(words?.tooltip);
});
