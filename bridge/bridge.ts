import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Server } from 'node:http';
import { readFlags } from '../commands/cli/flags.ts';
import { listen } from '../commands/cli/listen.ts';
import { stopOnSignal } from '../commands/cli/stop-signals.ts';
import { exitWithError, UserError } from '../commands/cli/user-error.ts';
import { createApp } from './app.ts';
import { BillingError } from './billing.ts';
import { check, formatReport } from './check.ts';
import { createDisk } from './disk.ts';
import { visitorAddress } from './limits.ts';
import { readServiceSettings, readSettings } from './settings.ts';
import { siteFacts } from './site.ts';
import { writeSnapshot } from './snapshot.ts';

const usage = `Answers the site's calls for prices and domains out of WHMCS or FOSSBilling.

  npm run bridge                      runs the service
  npm run bridge -- --check           compares the billing system with the site
  npm run bridge -- --write FOLDER    writes the prices as files, once
  node dist/bridge.mjs                 the same from a build

Settings are environment variables; docs/connect-whmcs.md and docs/connect-fossbilling.md list them.
Exit codes: 0 no problems, 1 problems found, 2 billing system unreachable or invalid setting.`;

const knownFlags = {
  check: { type: 'boolean' },
  write: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, data, proxies } = readServiceSettings(process.env);
  const log = (line: string): void => console.log(line);
  const app = createApp(settings, { storage: createDisk(data, log), log }, (context) => {
    const peer = getConnInfo(context).remote.address ?? '';
    return visitorAddress(peer, context.req.header('x-forwarded-for'), proxies);
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const bridge = await listen(server, { port, host, portVariable: 'BRIDGE_PORT' });
  stopOnSignal(() => bridge.close());
  log(`Bridge   http://${host}:${port} (${settings.billing.name} at ${settings.billingUrl})`);
}

async function run(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), knownFlags, 'npm run bridge');
  if (flags.help) return console.log(usage);
  if (flags.write !== undefined) {
    return writeSnapshot(readSettings(process.env), flags.write, siteFacts.calls);
  }
  if (!flags.check) return serve();
  const report = await check(readSettings(process.env), siteFacts);
  console.log(formatReport(report));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

await run().catch((error: unknown) => {
  if (!(error instanceof UserError || error instanceof BillingError)) exitWithError(error);
  console.error(error.message);
  process.exit(2);
});
