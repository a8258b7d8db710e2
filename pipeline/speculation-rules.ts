import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { speculationRulesPath } from '../release/speculation-rules.ts';

/**
 * Lets Chromium prefetch the document behind a link that the visitor points at, where the app does not
 * handle links itself: without JavaScript, or before the app has loaded.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { selector_matches: 'html:not([data-app]) a' }],
      },
      eagerness: 'moderate',
    },
  ],
};

export async function writeSpeculationRules(siteFolder: string): Promise<void> {
  await writeFile(path.join(siteFolder, speculationRulesPath), JSON.stringify(rules));
}
