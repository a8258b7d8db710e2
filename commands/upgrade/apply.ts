import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../pipeline/content/read/content-file.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import {
  copyEngine,
  engineFiles,
  introduce,
  isTheirs,
  listedEngine,
  listEngine,
  versionOf,
} from './engine.ts';
import { migrateContent } from './migrate.ts';

/*
 * `node RELEASE/commands/upgrade/apply.ts SITE [continued]`: puts this release's engine into a company's repository and
 * migrates its content. The new release does this itself, because only it knows what it is made of and what it has
 * renamed. Whatever is done twice does no harm.
 */

const release = path.resolve(import.meta.dirname, '../..');

/** Removes a file, and the folders that are empty then: a folder of sections is a section. */
function removeFile(file: string): void {
  rmSync(file, { force: true });
  for (
    let folder = path.dirname(file);
    readdirSync(folder).length === 0;
    folder = path.dirname(folder)
  ) {
    rmdirSync(folder);
  }
}

function apply(site: string, isContinued: boolean): void {
  const before = listedEngine(site);
  const names = engineFiles().filter((name) => !isTheirs(name));
  const taken = names.filter((name) => !before.has(name) && existsSync(path.join(site, name)));
  if (taken.length > 0 && !isContinued) {
    throw new UserError(
      `The release brings files where you have your own: ${taken.join(', ')}. Rename yours first.`,
    );
  }
  copyEngine(site, names);
  const facts = readFileSync(path.join(site, contentFolder, 'site.yaml'), 'utf8');
  const { brand, supportEmail } = parse(facts) as { brand: string; supportEmail: string };
  introduce(site, { brand, email: supportEmail });
  const isNew = new Set(names);
  for (const name of before.keys()) {
    if (!isNew.has(name)) removeFile(path.join(site, name));
  }
  const changed = migrateContent(site, versionOf(release));
  listEngine(site, names);
  if (changed.length > 1) console.log(`Renamed in the content: ${changed.join(', ')}`);
}

const [, , site = '', continued] = process.argv;
try {
  apply(path.resolve(site), continued !== undefined);
} catch (error) {
  exitWithError(error);
}
