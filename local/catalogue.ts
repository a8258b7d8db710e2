import { openBrowser } from '../cli/open-browser.ts';
import { exitWithError } from '../cli/user-error.ts';
import { dev } from './dev.ts';

/** `npm run catalogue`: starts the development server and opens the page that shows every section. */
async function catalogue(): Promise<void> {
  const url = `${await dev()}/catalogue`;
  console.log(`Sections ${url}`);
  if (process.stdout.isTTY) openBrowser(url);
}

await catalogue().catch(exitWithError);
