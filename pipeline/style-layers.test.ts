import postcss from 'postcss';
import { expect, test } from 'vitest';
import { styleLayers } from './style-layers.ts';

const layered = async (file: string) =>
  (await postcss([styleLayers()]).process('.a{color:red}', { from: `/site/${file}` })).css;

test('styles of src/ui are below those of sections, in whatever order a page lists them', async () => {
  expect(await layered('src/ui/Button/Button.module.css')).toMatch(/^@layer ui\s*\{\s*\.a\{/);
  expect(await layered('src/sections/Hero/Hero.module.css')).toBe('.a{color:red}');
});
