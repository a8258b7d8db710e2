import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { openWithApp } from './app-ready.ts';
import { builtPage } from './built-page.ts';
import { collectErrors, expectNoNonsense, expectReadable } from './faults/page-health.ts';
import { navigateInApp } from './navigate-in-app.ts';
import { withPortalFault } from './portal-fault.ts';
import { callsOnLoad } from './product-calls.ts';
import { expect, test } from './test.ts';

/* The two extremes: no response, and a malicious one. Pages that never call the portal are left out. */
for (const fault of ['down', 'hostile']) {
  test(`every page with live prices is readable and logs no errors while the portal is ${fault}`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await withPortalFault(page, fault);
    await openWithApp(page, '/404');
    for (const { path } of pages.filter((one) => callsOnLoad(one.path) !== '')) {
      await test.step(path, async () => {
        // Inside the app, as most visits do; much faster than a full load.
        await navigateInApp(page, path);
        await expect(page).toHaveTitle(builtPage(path).title);
        await expectReadable(page);
        await expectNoNonsense(page);
        expect(errors).toEqual([]);
      });
    }
  });
}
