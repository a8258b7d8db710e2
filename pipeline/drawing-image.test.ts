import path from 'node:path';
import { expect, test } from 'vitest';
import { drawingImage, drawingStyles } from './drawing-image.ts';
import { themeColours } from './theme-colours.ts';

const root = path.resolve(import.meta.dirname, '../tests/fixtures/site');

test('an image has the default theme’s colours, because it has no variables', () => {
  const styles = drawingStyles(root);
  expect(styles).not.toContain('var(');
  const petal = themeColours(root, 'default').get('petal');
  expect(styles).toMatch(new RegExp(`\\.patch\\[data-colour='petal'\\] {\\s+fill: ${petal};`));
});

test('an image shows the file on its cloth', () => {
  const image = drawingImage(root, 'covers/oar.svg', 10, 20);
  expect(image).toMatch(/^<g transform="translate\(10 20\)">\n<rect class="field"/);
  expect(image).toMatch(/<svg width="460" height="460" xmlns="[^"]+" viewBox="[^"]+">/);
  expect(image).toContain('class="patch"');
  expect(image).not.toContain('<?');
});
