import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

/** The options that a command knows. */
export type KnownFlags = Readonly<
  Record<string, { type: 'string'; short?: string } | { type: 'boolean'; short?: string }>
>;

type Token =
  | { kind: 'option'; name: string; rawName: string; value: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' };

/**
 * Reads a command line and refuses what the command does not know, in one sentence. `command` is
 * what people type: `npm run doctor`.
 */
export function readFlags<Known extends KnownFlags>(
  args: readonly string[],
  known: Known,
  command: string,
): { [Name in keyof Known]?: Known[Name]['type'] extends 'string' ? string : true } {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: known,
    // Node's own words for a mistake run over several lines.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) refuseMistake(token, known, command);
  return values;
}

function refuseMistake(token: Token, known: KnownFlags, command: string): void {
  if (token.kind === 'option-terminator') return;
  const written = token.kind === 'positional' ? token.value : token.rawName;
  const flag =
    token.kind === 'option' && Object.hasOwn(known, token.name) ? known[token.name] : undefined;
  if (!flag) {
    throw new StartError(
      `"${written}" is not an option of ${command}; ${command} -- --help lists them.`,
    );
  }
  if (flag.type === 'string' && !token.value) {
    throw new StartError(`${written} needs a value behind it.`);
  }
  if (flag.type === 'boolean' && token.value !== undefined) {
    throw new StartError(`${written} takes no value.`);
  }
}
