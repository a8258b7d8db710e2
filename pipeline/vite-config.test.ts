import { expect, test } from 'vitest';
import { rejectNameClashes } from '../vite.config.ts';

test('two classes must not get the same name in the build', () => {
  const check = rejectNameClashes();
  check('/a.module.css', { title: 'AbCd', text: 'EfGh' });
  // A file is processed again when it changes.
  check('/a.module.css', { title: 'AbCd' });
  expect(() => check('/b.module.css', { lead: 'EfGh' })).toThrow(
    /lead in .* and .text in .* rename/,
  );
});
