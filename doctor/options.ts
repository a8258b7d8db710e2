import { parseArgs } from 'node:util';
import { readOrigin } from '../server/settings.ts';
import { StartError } from '../server/start-error.ts';
import { site } from '../src/content/site.ts';

export interface Options {
  /** The portal's origin. */
  portal: string;
  /** The origin that visitors' browsers ask from. */
  origin: string;
  json: boolean;
  /** How long one call may take. */
  timeoutSeconds: number;
}

export const usage = `Audits a live customer portal against the site's content. It only reads.

  npm run doctor -- --portal https://portal.example.com

  --portal ORIGIN    the portal to look at (PORTAL_URL, else portalUrl in src/content/site.ts)
  --origin ORIGIN    the site that asks it (url in src/content/site.ts)
  --timeout SECONDS  how long one call may take (10)
  --json             the findings for machines
  --help             this text

Exit code 0: nothing is wrong, 1: problems were found, 2: the portal could not be looked at.`;

const known = {
  portal: { type: 'string' },
  origin: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const longestTimeout = 120;

/** Reads the command line; `help` where that is all that was asked for. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: known,
    // Node's own words for a mistake run over several lines.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) refuseMistake(token);
  if (values.help) return 'help';
  return {
    portal: readOrigin(
      text(values.portal) ?? (environment['PORTAL_URL'] || site.portalUrl),
      values.portal === undefined ? 'PORTAL_URL' : '--portal',
    ),
    origin: readOrigin(text(values.origin) ?? site.url, '--origin'),
    json: values.json === true,
    timeoutSeconds: readTimeout(text(values.timeout)),
  };
}

type Token =
  | { kind: 'option'; name: string; rawName: string; value: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' };

function refuseMistake(token: Token): void {
  if (token.kind === 'option-terminator') return;
  const written = token.kind === 'positional' ? token.value : token.rawName;
  if (token.kind === 'positional' || !Object.hasOwn(known, token.name)) {
    throw new StartError(
      `"${written}" is not an option of npm run doctor; npm run doctor -- --help lists them.`,
    );
  }
  const takesValue = known[token.name as keyof typeof known].type === 'string';
  if (takesValue && !token.value) throw new StartError(`${written} needs a value behind it.`);
  if (!takesValue && token.value !== undefined) {
    throw new StartError(`${written} takes no value.`);
  }
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readTimeout(value: string | undefined): number {
  if (value === undefined) return 10;
  const seconds = Number(value);
  if (!/^\d+(\.\d+)?$/.test(value) || seconds <= 0 || seconds > longestTimeout) {
    throw new StartError(
      `--timeout must be a number of seconds above 0 and at most ${longestTimeout}.`,
    );
  }
  return seconds;
}
