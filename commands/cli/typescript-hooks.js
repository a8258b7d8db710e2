import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Node's hook for loading a module. */
export function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    sourcemap: true,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
  return { format: 'module', shortCircuit: true, source };
}
