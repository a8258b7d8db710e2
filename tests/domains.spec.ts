import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { portalUrl } from './addresses.ts';
import { holdRequests } from './held-requests.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { pageWidth } from './page-width.ts';
import { portalCalls, withPortalFault } from './portal-fault.ts';
import { openWithApp } from './app-ready.ts';

const searchPages = [
  ['/', 'Type the domain you want'],
  ['/domain-registration', 'localhost'],
  ['/domain-search-result', 'Type the domain you want'],
] as const;

/** Searches for a name and checks that the portal receives it. */
async function searchFor(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Domain name' });
  await field.fill(name);
  const posted = page.waitForRequest(`${portalUrl}/domainchecker.php`);
  await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBe(new URLSearchParams({ domain: name }).toString());
  await expect(page).toHaveURL(`${portalUrl}/domainchecker.php`);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [path, placeholder] of searchPages) {
      test(`${path} posts the name to the portal's domain checker`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('textbox', { name: 'Domain name' })).toHaveAttribute(
          'placeholder',
          placeholder,
        );
        await searchFor(page, 'My Shop & ছাতা.com');
      });
    }
  });
}

test('an empty search stays on the page and focuses the field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('extension tiles', () => {
  for (const path of ['/', '/domain-registration']) {
    test(`are three of 90 px on phones and four of 120 px on wider screens on ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const [width, count, size] of [
        [320, 3, 90],
        [360, 3, 90],
        [767, 3, 90],
        [768, 4, 120],
        [1280, 4, 120],
      ] as const) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          const tiles = page.getByRole('list', { name: /^Endings/ }).getByRole('link');
          await expect(tiles).toHaveCount(count);
          const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
          expect(boxes.map((box) => box?.width)).toEqual(boxes.map(() => size));
          expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
          for (const tile of await tiles.all()) {
            await expect(tile).toHaveAttribute(
              'href',
              `${portalUrl}/cart.php?a=add&domain=register`,
            );
          }
        });
      }
    });
  }

  test('show live prices from one call', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/setu/api/tlds')) calls.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('list', { name: /^Endings/ }).getByRole('link')).toHaveText([
      /৳1,499$/,
      /৳322$/,
      /৳185$/,
      /৳499\.50$/,
    ]);
    expect(calls).toHaveLength(1);
  });

  for (const fault of ['status-500', 'refused', 'broken-json', 'null']) {
    test(`show default prices and log the error on ${fault}`, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Error fetching domain prices'),
      );
      await withPortalFault(page, fault);
      await page.goto('/');
      await logged;
      await expect(page.getByRole('list', { name: /^Endings/ }).getByRole('link')).toHaveText([
        /৳1,499$/,
        /xyz$/,
        /৳199$/,
        /৳549$/,
      ]);
    });
  }
});

test.describe('/domain-registration', () => {
  test('lists ten services, four transfer steps, every transfer rule and the extensions on sale', async ({
    page,
  }) => {
    await page.goto('/domain-registration');
    const free = page.getByRole('region', { name: /^Ten services/ });
    await expect(free.getByRole('heading', { level: 3 })).toHaveCount(10);
    await expect(free).toContainText('A grace period of 30 days');
    await expect(
      page.getByText('.com, .net, .org, .us, .biz and .info can be registered.'),
    ).toBeVisible();
    const steps = page.getByRole('region', { name: /four steps/ });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Enter domain',
      'Enter EPP code',
      'Confirm',
      'Purchase',
    ]);
    const checklist = page.getByRole('region', { name: 'Check these first' });
    for (const rule of [
      'More than 60 days have passed since the registration or the last transfer',
      'Unlocked',
      'valid EPP code',
      'Whois privacy off',
      'not in Pending, Redemption or Deletion status',
      'not within 15 days of its expiry',
      'neither expired nor suspended',
    ]) {
      await expect(checklist.getByRole('listitem').filter({ hasText: rule })).toHaveCount(1);
    }
    await expect(checklist.getByRole('link', { name: 'Start the transfer' })).toHaveAttribute(
      'href',
      `${portalUrl}/cart.php?a=add&domain=transfer`,
    );
  });

  for (const width of [360, 1280]) {
    test(`the layout does not shift at ${width} px when prices arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const layoutShift = await watchLayoutShift(page);
      const release = await holdRequests(page, portalCalls);
      await openWithApp(page, '/domain-registration');
      release();
      await expect(page.getByRole('link', { name: '.xyz ৳322' })).toBeVisible();
      expect(await layoutShift()).toBe(0);
    });
  }
});

test.describe('/domain-reseller', () => {
  const extensions = (page: Page) => page.getByRole('rowheader').allTextContents();

  test('links to the sign-up and the module, and lists six features', async ({ page }) => {
    await page.goto('/domain-reseller');
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Sign up as a reseller' }).first()).toHaveAttribute(
      'href',
      `${portalUrl}/register.php?reseller=1`,
    );
    await expect(main.getByRole('link', { name: 'Get the module' })).toHaveAttribute(
      'href',
      /^https:\/\/code\./,
    );
    await expect(
      page.getByRole('region', { name: 'What you work with' }).getByRole('listitem'),
    ).toHaveCount(6);
  });

  test('the price table can be sorted by mouse and keyboard, and filtered', async ({ page }) => {
    await openWithApp(page, '/domain-reseller');
    await expect(page.getByRole('searchbox', { name: 'Find an ending' })).toBeEnabled();
    expect((await extensions(page))[0]).toContain('.com');
    const transfer = page.getByRole('columnheader', { name: 'Transfer' });
    await transfer.getByRole('button').click();
    await expect(transfer).toHaveAttribute('aria-sort', 'ascending');
    expect((await extensions(page))[0]).toContain('.ru');
    await transfer.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(transfer).toHaveAttribute('aria-sort', 'descending');
    expect((await extensions(page)).at(-1)).toContain('.ru');

    await page.getByRole('searchbox', { name: 'Find an ending' }).fill('.ON');
    await expect(page.getByRole('rowheader')).toHaveText([/\.online/]);
    await page.getByRole('searchbox', { name: 'Find an ending' }).fill('nothing');
    await expect(page.getByText(/No ending in the table holds “nothing”/)).toBeVisible();
    await page.getByRole('button', { name: 'Show all endings' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(13);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the price table is complete and has no controls that need a script', async ({ page }) => {
      await page.goto('/domain-reseller');
      await expect(page.getByRole('rowheader')).toHaveCount(13);
      await expect(page.getByRole('row', { name: /^\.ru/ })).toContainText('$5.00$6.50free');
      await expect(page.getByRole('table').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toBeHidden();
    });
  });
});

test.describe('/domain-search-result', () => {
  const orders = (page: Page) => page.getByRole('link', { name: /^Order in the portal/ });

  test('without a name it lists all prices and offers a search', async ({ page }) => {
    await page.goto('/domain-search-result');
    await expect(page.getByText('Type a name above to see it with each of them.')).toBeVisible();
    await expect(orders(page)).toHaveCount(6);
    await page.getByRole('textbox', { name: 'Domain name' }).fill('kantha');
    await page.getByRole('button', { name: 'Compare prices' }).click();
    await expect(page).toHaveURL(/\?domain=kantha$/);
    await expect(page.getByRole('heading', { name: 'kantha', exact: true })).toBeVisible();
  });

  test('puts the name into the portal’s cart, and does not claim that it is available', async ({
    page,
  }) => {
    await page.goto('/domain-search-result?domain=MyShop.com');
    await expect(page.getByRole('textbox', { name: 'Domain name' })).toHaveValue('MyShop.com');
    await expect(orders(page).first()).toHaveAccessibleName('Order in the portal myshop.com');
    expect(await page.locator('main').innerText()).not.toMatch(/is available|is taken/i);
    await orders(page).first().click();
    await expect(page.getByText('myshop.com', { exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('domain')).toBe('register');
  });

  test('explains how a name was changed and keeps the typed text', async ({ page }) => {
    for (const [what, typed, message] of [
      ['spaces', 'my shop', 'Spaces were taken out'],
      ['another script', 'আমার দোকান', 'We can only look up plain letters here'],
      ['too long', 'a'.repeat(5000), 'This is too long for a domain name'],
      ['markup', '<img src=x onerror=alert(1)>', 'Signs were taken out'],
      ['half a character', '%ED%A0%80myshop', 'Signs were taken out'],
      ['no letters', '!!!', 'There is no name in it yet'],
    ] as const) {
      await test.step(what, async () => {
        const raw = what === 'half a character' ? typed : encodeURIComponent(typed);
        await page.goto(`/domain-search-result?domain=${raw}`);
        await expect(page.getByText(message)).toBeVisible();
        if (what !== 'half a character') {
          await expect(page.getByRole('textbox', { name: 'Domain name' })).toHaveValue(typed);
        }
        await expect(orders(page)).toHaveCount(6);
        expect(await pageWidth(page)).toBeLessThanOrEqual(1280);
      });
    }
  });

  test('the longest possible name does not make a phone’s page scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/domain-search-result?domain=${'w'.repeat(63)}.com.bd`);
    await expect(page.getByText('Your ending')).toBeVisible();
    expect(await pageWidth(page)).toBe(320);
  });
});
