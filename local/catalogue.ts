import { spawn } from 'node:child_process';
import { exitWithError } from '../cli/user-error.ts';
import { dev } from './dev.ts';

const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the browser. Where that is not possible, the address is on the screen. */
function openInBrowser(url: string): void {
  const opener = spawn(openers[process.platform] ?? 'xdg-open', [url], { stdio: 'ignore' });
  opener.on('error', () => {});
}

/** `npm run catalogue`: the development server, and the page that shows every section. */
async function catalogue(): Promise<void> {
  const url = `${await dev()}/catalogue`;
  console.log(`Sections ${url}`);
  if (process.stdout.isTTY) openInBrowser(url);
}

await catalogue().catch(exitWithError);
