import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMain } from '../cli/is-main.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A package that is held at a version, and why. */
export interface Hold {
  name: string;
  version: string;
  reason: string;
}

/** What `npm outdated --json` says about a package. */
export interface Outdated {
  current?: string;
  latest: string;
}

interface RenovateRule {
  description?: string;
  matchPackageNames?: string[];
  allowedVersions?: string;
}

/** The versions that renovate.json holds. */
export function readHolds(folder = root): Hold[] {
  const { packageRules } = JSON.parse(readFileSync(path.join(folder, 'renovate.json'), 'utf8')) as {
    packageRules: RenovateRule[];
  };
  return packageRules.flatMap(({ description = '', matchPackageNames = [], allowedVersions }) =>
    allowedVersions === undefined
      ? []
      : matchPackageNames.map((name) => ({ name, version: allowedVersions, reason: description })),
  );
}

/** What can be updated, and what is held and why, one line each. */
export function upgradeReport(
  outdated: Readonly<Record<string, Outdated>>,
  holds: readonly Hold[],
): string[] {
  const held = new Set(holds.map(({ name }) => name));
  const free = Object.entries(outdated).filter(([name]) => !held.has(name));
  return [
    free.length === 0 ? 'Everything that is not held is up to date.' : 'Can be updated:',
    ...free.map(([name, { current, latest }]) => `- ${name}: ${current ?? 'missing'} to ${latest}`),
    'Held:',
    ...holds.map(({ name, version, reason }) => {
      const latest = outdated[name]?.latest;
      const newer = latest === undefined ? '' : ` (${latest} exists)`;
      return `- ${name} at ${version}${newer}: ${reason}`;
    }),
  ];
}

function readOutdated(): Record<string, Outdated> {
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' });
  const report = JSON.parse(stdout.trim() || '{}') as Record<string, Outdated> & {
    error?: { summary?: string };
  };
  if (report.error) {
    const reason = report.error.summary ?? 'unknown error';
    throw new UserError(`npm could not reach the registry: ${reason}. Check the connection.`);
  }
  return report;
}

if (isMain(import.meta.url)) {
  try {
    console.log(upgradeReport(readOutdated(), readHolds()).join('\n'));
    console.log('See docs/upgrading.md for the next steps.');
  } catch (error) {
    exitWithError(error);
  }
}
