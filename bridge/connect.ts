import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { isMain } from '../commands/cli/is-main.ts';
import { exitWithError, UserError } from '../commands/cli/user-error.ts';
import { BillingError } from './billing.ts';
import { check, formatReport } from './check.ts';
import { readSettings } from './settings.ts';
import { factsFile, siteFacts } from './site.ts';

/** Asks on the terminal, where a secret is not shown, or reads the lines of a pipe. */
async function askSettings(input: Readable & { isTTY?: boolean }): Promise<Record<string, string>> {
  let hidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output, terminal: input.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  async function ask(question: string, fallback = ''): Promise<string> {
    process.stdout.write(`${hidden ? '\n' : ''}${question}${fallback && ` [${fallback}]`}: `);
    const { value, done } = await lines.next();
    if (done === true) throw new UserError('There was no answer to the last question.');
    return value.trim() || fallback;
  }
  try {
    const settings: Record<string, string> = {
      BILLING: await ask('Billing system, whmcs or fossbilling', 'whmcs'),
      BILLING_URL: await ask('Its address, such as https://portal.example.com'),
      BILLING_CURRENCY: await ask('Currency', 'BDT'),
      SITE_ORIGIN: await ask('Address of the website', new URL(siteFacts.url).origin),
    };
    if (settings['BILLING'] !== 'whmcs') return settings;
    hidden = true;
    settings['WHMCS_IDENTIFIER'] = await ask('API identifier (hidden)');
    settings['WHMCS_SECRET'] = await ask('API secret (hidden)');
    settings['WHMCS_ACCESS_KEY'] = await ask('API access key, if you have set one (hidden)');
    return settings;
  } finally {
    reader.close();
  }
}

/** The settings without the secrets, which must not be in a file that anyone copies around. */
export function environmentFile(answers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(answers).map(([name, value]) => {
    if (!name.startsWith('WHMCS_')) return `${name}=${value}`;
    return name === 'WHMCS_ACCESS_KEY' && !value ? `#${name}=` : `${name}=`;
  });
  return `# Settings of the bridge, for deploy/bridge.service. Copy this file to /etc/default/bridge, fill in
# the secrets there, and make it readable for root alone: chmod 600 /etc/default/bridge
${lines.join('\n')}
BRIDGE_PORT=3010
# The address of the proxy in front of the bridge
BRIDGE_PROXIES=127.0.0.1
`;
}

/** The facts with the portal's address and billing system, otherwise as they are. */
export function withPortal(facts: string, url: string, system: string): string {
  if (!/^portalUrl:/m.test(facts)) throw new UserError(`${factsFile} has no line portalUrl.`);
  const hasSystem = /^portal:/m.test(facts);
  return (
    facts
      .replace(
        /^portalUrl:.*$/m,
        () => `portalUrl: ${url}${hasSystem ? '' : `\nportal: ${system}`}`,
      )
      .replace(/^portal:.*$/m, `portal: ${system}`)
      // FOSSBilling has no search to lead to.
      .replace(/^domainSearch: *portal *$/m, system === 'fossbilling' ? 'domainSearch: site' : '$&')
  );
}

/** Writes in any case: this machine may not be the one that runs the bridge, and be refused. */
export async function connect(root: string, input: Readable): Promise<number> {
  const answers = await askSettings(input);
  const settings = readSettings(answers);
  const site = { ...siteFacts, portalUrl: settings.billingUrl };
  const report = await check(settings, site).catch((error: unknown) => {
    if (error instanceof BillingError) return { table: [], problems: [error.message] };
    throw error;
  });
  const system = answers['BILLING'] === 'fossbilling' ? 'fossbilling' : 'whmcs';
  const facts = path.join(root, factsFile);
  writeFileSync(facts, withPortal(readFileSync(facts, 'utf8'), settings.billingUrl, system));
  writeFileSync(path.join(root, 'bridge.env'), environmentFile(answers), { mode: 0o600 });
  console.log(`
${formatReport(report)}

Written: portalUrl and portal in ${factsFile}, and bridge.env, an example without the secrets.
Next: docs/connect-${system}.md says how to run the bridge. With prices: list in ${factsFile}, write live once it runs.`);
  return report.problems.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  const root = path.resolve(import.meta.dirname, '..');
  process.exitCode = await connect(root, process.stdin).catch(exitWithError);
}
