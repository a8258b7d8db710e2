import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { readFlags } from '../cli/flags.ts';
import { isMain } from '../cli/is-main.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { BillingError } from './billing.ts';
import { check, formatReport } from './check.ts';
import { readSettings, type Settings } from './settings.ts';
import { factsFile, siteFacts } from './site.ts';

/** Asks on the terminal, or reads the lines of a pipe. */
function createPrompt(input: Readable & { isTTY?: boolean }) {
  let silent = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!silent) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output, terminal: input.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question: string, fallback = ''): Promise<string> {
      process.stdout.write(fallback ? `${question} [${fallback}]: ` : `${question}: `);
      const { value, done } = await lines.next();
      if (done === true) throw new UserError('There was no answer to the last question.');
      return value.trim() || fallback;
    },
    /** Does not show what is typed. */
    async askSecret(question: string): Promise<string> {
      silent = true;
      const answer = await this.ask(`${question} (hidden)`).finally(() => (silent = false));
      process.stdout.write('\n');
      return answer;
    },
    close: () => reader.close(),
  };
}

async function askSettings(input: Readable): Promise<Record<string, string>> {
  const prompt = createPrompt(input);
  try {
    const billing = await prompt.ask('Billing system, whmcs or fossbilling', 'whmcs');
    const settings: Record<string, string> = {
      BILLING: billing,
      BILLING_URL: await prompt.ask('Its address, such as https://portal.example.com'),
      BILLING_CURRENCY: await prompt.ask('Currency', 'BDT'),
      SITE_ORIGIN: await prompt.ask('Address of the website', new URL(siteFacts.url).origin),
    };
    if (billing !== 'whmcs') return settings;
    console.log('From Configuration > System Settings > Manage API Credentials:');
    return {
      ...settings,
      WHMCS_IDENTIFIER: await prompt.askSecret('Identifier'),
      WHMCS_SECRET: await prompt.askSecret('Secret'),
      WHMCS_ACCESS_KEY: await prompt.askSecret('API access key, if you have set one'),
    };
  } finally {
    prompt.close();
  }
}

/** The settings without the secrets, which must not be in a file that anyone copies around. */
export function environmentFile(answers: Readonly<Record<string, string>>): string {
  const isSecret = (name: string): boolean => name.startsWith('WHMCS_');
  const lines = Object.entries(answers).map(([name, value]) => {
    if (!isSecret(name)) return `${name}=${value}`;
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

/** The facts with the portal's address, otherwise as they are. */
export function withPortal(facts: string, url: string): string {
  if (!/^portalUrl:/m.test(facts)) throw new UserError(`${factsFile} has no line portalUrl.`);
  return facts.replace(/^portalUrl:.*$/m, () => `portalUrl: ${url}`);
}

async function runCheck(settings: Settings): Promise<number> {
  try {
    const report = await check(settings, { ...siteFacts, portalUrl: settings.billingUrl });
    console.log(`\n${formatReport(report)}`);
    return report.problems.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    console.error(`\n${error.message}`);
    return 2;
  }
}

/** Returns the exit code of the check. Writes in any case: this machine may not be the one that runs the bridge. */
export async function connect(root: string, input: Readable): Promise<number> {
  const answers = await askSettings(input);
  const settings = readSettings(answers);
  const code = await runCheck(settings);
  const facts = path.join(root, factsFile);
  writeFileSync(facts, withPortal(readFileSync(facts, 'utf8'), settings.billingUrl));
  writeFileSync(path.join(root, 'bridge.env'), environmentFile(answers), { mode: 0o600 });
  console.log(`
Written: portalUrl in ${factsFile}, and bridge.env, an example without the secrets.
Next: docs/connect-${answers['BILLING']}.md says how to run the bridge.`);
  return code;
}

async function run(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), { help: { type: 'boolean' } }, 'npm run connect');
  if (!flags.help) {
    process.exitCode = await connect(path.resolve(import.meta.dirname, '..'), process.stdin);
    return;
  }
  console.log(`Asks for your billing system's address and credentials, compares it with the site, and
writes ${factsFile} and bridge.env. Secrets are not written.`);
}

if (isMain(import.meta.url)) await run().catch(exitWithError);
