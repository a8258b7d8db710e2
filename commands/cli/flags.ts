import { parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

/** The options of a command. */
export type FlagDefinitions = Readonly<
  Record<string, { type: 'string'; short?: string } | { type: 'boolean'; short?: string }>
>;

type Token =
  | { kind: 'option'; name: string; rawName: string; value: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' };

/**
 * Parses a command line and rejects unknown options with a one-line message. `command` is what
 * people type, e.g. `npm run doctor` or `node doctor.js`.
 */
export function readFlags<Definitions extends FlagDefinitions>(
  args: readonly string[],
  definitions: Definitions,
  command: string,
): { [Name in keyof Definitions]?: Definitions[Name]['type'] extends 'string' ? string : true } {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: definitions,
    // In strict mode, Node's error messages span several lines.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) checkToken(token, definitions, command);
  return values;
}

function checkToken(token: Token, definitions: FlagDefinitions, command: string): void {
  if (token.kind === 'option-terminator') return;
  const typed = token.kind === 'positional' ? token.value : token.rawName;
  const flag =
    token.kind === 'option' && Object.hasOwn(definitions, token.name)
      ? definitions[token.name]
      : undefined;
  if (!flag) {
    const help = command.startsWith('npm ') ? `${command} -- --help` : `${command} --help`;
    throw new UserError(`"${typed}" is not an option of ${command}; ${help} lists all options.`);
  }
  if (flag.type === 'string' && !token.value) {
    throw new UserError(`${typed} needs a value, e.g. ${typed} VALUE.`);
  }
  if (flag.type === 'boolean' && token.value !== undefined) {
    throw new UserError(`${typed} takes no value; write ${typed} alone.`);
  }
}
