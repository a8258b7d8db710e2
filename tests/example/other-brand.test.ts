import company from '#content/words/company.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFamilies } from '../../src/site/plans.ts';
import { rules } from '../../src/site/rules.ts';
import { site } from '../../src/site/site.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { readContent } from '../../pipeline/content/read/read-content.ts';
import { publicFileProblem, publicFiles } from '../../pipeline/content/public-files.ts';
import { copyProject } from '../../pipeline/project-copy.ts';
import { themeColours } from '../../pipeline/theme-colours.ts';

const root = path.resolve(import.meta.dirname, '../..');
const edited = {
  site: 'content/site.yaml',
  company: 'content/en/words/company.yaml',
  rules: 'content/rules.yaml',
  plans: 'content/plans/dedicated.yaml',
  theme: 'content/themes/default.css',
};
const domain = new URL(site.url).host.replace(/^www\./, '');
const account = new URL(site.socials[0]?.url ?? '').pathname.slice(1);
const street = company.address[0] ?? '';
const price =
  planFamilies.flatMap(({ plans }) => plans).find(({ id }) => id === 62)?.listPrice.monthly ?? 0;

/** The background video keeps the colours it was drawn in. */
const videoPoster = /assets\/sewing-[\w-]+\.svg$/;
/** The other themes may use the same colours. */
const otherThemes = /themes\/\w+\/theme-\d\.min\.css$/;

/** One edit for each fact of the company: the current value, and another company's. */
const siteEdits = {
  brand: [site.brand, 'Padma Cloud'],
  domain: [domain, 'padma-cloud.test'],
  account: [account, 'padmacloud'],
  phone: [site.supportPhone ?? '', '+880 1234-567890'],
  opens: [`opens: ${site.supportHours.opens}`, 'opens: 08:30'],
  licence: [site.licenceNumber ?? '', '987001'],
} as const;
const companyEdits = {
  city: [company.city, 'Sylhet'],
  street: [street, 'House 7, Lane 3'],
} as const;
const edits = { ...siteEdits, ...companyEdits, nameStory: [company.nameStory, ''] } as const;

/**
 * Each colour of the default theme with its last bit changed, which keeps the contrast; except white,
 * which React's code contains.
 */
function otherColours(): Record<string, string> {
  const hex = [...new Set(themeColours(root, 'default').values())].filter((value) =>
    /^#(?!ffffff)[0-9a-f]{6}$/.test(value),
  );
  return Object.fromEntries(
    hex.map((colour) => {
      const changed = (Number.parseInt(colour.slice(1), 16) ^ 1).toString(16).padStart(6, '0');
      return [colour, `#${changed}`];
    }),
  );
}

const drawing = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#123456" d="M0 0h20v20z"/></svg>`;

const colours = otherColours();
let copy: ReturnType<typeof copyProject>;
/** The text of every built text file, by name. */
const built = new Map<string, string>();

beforeAll(async () => {
  copy = copyProject('other-brand', { languages: '[en]' });
  copy.edit(edited.site, Object.fromEntries(Object.values(siteEdits)));
  copy.edit(edited.company, Object.fromEntries(Object.values(companyEdits)));
  copy.replace(edited.company, /^nameStory:.*(?:\n +.*)*$/m, "nameStory: ''");
  // Another company's identity: pictures, networks, days, portal; no story.
  copy.write('content/identity/logo.svg', drawing('0 0 120 40'));
  copy.write('content/identity/hero.svg', drawing('0 0 600 400'));
  copy.write('content/identity/social-bluesky.svg', drawing('0 0 32 32'));
  copy.write('content/public/google123.html', 'google-site-verification: google123.html\n');
  copy.write('content/public/.well-known/assetlinks.json', '[]\n');
  copy.write('content/public/en.yaml', 'no: content of ours\n');
  copy.replace(
    edited.site,
    /^socials:$/m,
    `socials:
  - { name: WhatsApp, icon: whatsapp, url: 'https://wa.me/8801234567890' }
  - { name: Telegram, icon: telegram, url: 'https://t.me/padmacloud' }
  - { name: Bluesky, icon: bluesky, url: 'https://bsky.app/profile/padmacloud' }`,
  );
  copy.replace(edited.site, /^copyrightYear: .*\n/m, '');
  copy.replace(edited.site, /days: \[.*\]/, 'days: [6, 0, 1, 2, 3, 4]');
  copy.replace(edited.site, /closes: .*/, 'closes: 01:30');
  copy.replace(edited.site, /^portalUrl: .*$/m, 'portalUrl: https://www.padma-cloud.test/clients');
  copy.replace('content/domains.yaml', /\{ name: top \}/, '{ name: com.bd }');
  copy.replace('content/en/about-us.yaml', /^ {2}- section: quiltStory\n(?: {4}.*\n)+/m, '');
  copy.edit(edited.theme, colours);
  copy.edit(edited.rules, {
    [`refundDays: ${rules.refundDays}`]: 'refundDays: 23',
  });
  copy.edit(edited.plans, { [`monthly: ${price} `]: 'monthly: 17654 ' });
  await copy.build();
  const dist = path.join(copy.folder, 'dist');
  const texts = '**/*.{html,js,css,json,xml,txt,svg,conf}';
  // The manifest's checksums may contain any number.
  const files = globSync(texts, { cwd: dist, ignore: 'manifest.json' });
  for (const file of [...files, 'site/_headers', 'site/_redirects']) {
    built.set(file, readFileSync(path.join(dist, file), 'utf8'));
  }
}, 240_000);
afterAll(() => copy.remove());

/** The built files that contain a text in upper or lower case. */
function filesWith(text: string): string[] {
  return [...built].flatMap(([file, content]) =>
    content.toLowerCase().includes(text.toLowerCase()) ? [file] : [],
  );
}

test('the build is complete', () => {
  expect(built.size).toBeGreaterThan(100);
});

describe('one edit of a fact changes', () => {
  test.each(Object.entries(edits))('%s', (name, [before, after]) => {
    const old = name === 'opens' ? site.supportHours.opens : before;
    expect(filesWith(old)).toEqual([]);
    const fresh = name === 'opens' ? '08:30' : after;
    if (fresh !== '') expect(filesWith(fresh)).toContain('site/contact-us.html');
  });

  test('the phone number that is dialled', () => {
    expect(filesWith('tel:+8801234567890')).toContain('site/index.html');
    expect(filesWith(`tel:${site.supportPhone?.replaceAll(/[^+\d]/g, '')}`)).toEqual([]);
  });

  test('every trace of the old name', () => {
    const [word = ''] = site.brand.split(' ');
    expect(filesWith(word)).toEqual([]);
  });
});

test.each(Object.entries(colours))('the colour %s becomes %s', (before, after) => {
  const shown = filesWith(before).filter(
    (file) => !videoPoster.test(file) && !otherThemes.test(file),
  );
  expect(shown).toEqual([]);
  expect(filesWith(after)).not.toEqual([]);
});

test('the theme-color follows the brand colour', () => {
  const brand = themeColours(root, 'default').get('brand') ?? '';
  const files = filesWith(colours[brand] ?? '');
  expect(files).toContain('site/index.html');
});

test('one edit of a price changes every page that shows it', () => {
  // The home page's script and HTML, and the plan's page.
  expect(filesWith(formatTaka(17654))).toEqual(
    expect.arrayContaining(['site/index.html', 'site/dedicated-server.html']),
  );
  expect(filesWith(formatTaka(price))).toEqual([]);
});

test('one edit of a rule changes every page that states it', () => {
  for (const page of ['refund-policy', 'terms-of-service', 'web-hosting']) {
    expect(filesWith('23 days')).toContain(`site/${page}.html`);
  }
  expect(filesWith(`within ${rules.refundDays} days`)).toEqual([]);
});

describe('another identity without any code', () => {
  const page = (name: string) => built.get(`site/${name}.html`) ?? '';

  test('the logo is in the header and the icons, the hero picture on the home page', () => {
    expect(page('index')).toMatch(
      /<img class="[^"]+" src="\/assets\/logo-[^"]+\.svg" width="120" height="40" alt="Padma Cloud"\/>/,
    );
    expect(page('index')).toMatch(
      /src="\/assets\/hero-[^"]+\.svg" width="600" height="400" alt=""/,
    );
    expect(built.get('site/favicon.svg')).toContain('#123456');
  });

  test('any social network has its icon', () => {
    const [sprite = ''] = /site\/assets\/icons-[^,]+\.svg/.exec([...built.keys()].join()) ?? [];
    for (const name of ['whatsapp', 'telegram', 'bluesky']) {
      expect(page('contact-us')).toContain(`.svg#icon-social-${name}"`);
      expect(built.get(sprite)).toContain(`<symbol id="icon-social-${name}"`);
    }
    expect(built.get(sprite)).toContain('<symbol id="icon-social-bluesky" viewBox="0 0 32 32">');
  });

  test('any extension has a tile', () => {
    expect(page('index')).toMatch(/aria-label="\.com\.bd"/);
  });

  test('support days can wrap around the week, and hours can pass midnight', () => {
    expect(page('contact-us')).toContain('Saturday to Thursday, 08:30 to 01:30');
  });

  test('the portal is in a folder, in links, forms, calls and the security policy', () => {
    const portal = 'https://www.padma-cloud.test/clients';
    expect(page('index')).toContain(`action="${portal}/domainchecker.php"`);
    expect(page('index')).toContain(`${portal}/login`);
    expect(page('web-hosting')).toContain(`${portal}/setu/api/products/52,53,54`);
    expect(built.get('site/_headers')).toContain(
      "connect-src 'self' https://www.padma-cloud.test;",
    );
  });

  test('the copyright year is the year of the build', () => {
    expect(page('index')).toContain(`© ${new Date().getFullYear()} `);
  });

  test('the story of the old name is gone', () => {
    expect(filesWith('worn saris')).toEqual([]);
  });
});

describe('files that the operator publishes', () => {
  test.each(['google123.html', '.well-known/assetlinks.json', 'en.yaml'])(
    '%s is at the root of the site',
    (name) => {
      const source = readFileSync(path.join(copy.folder, 'content/public', name), 'utf8');
      const target = readFileSync(path.join(copy.folder, 'dist/site', name), 'utf8');
      expect(target).toBe(source);
    },
  );

  test('could hide none of ours: every file of the build is refused', () => {
    const content = readContent(copy.folder);
    const published = new Set(publicFiles(copy.folder));
    const accepted = globSync('**', { cwd: path.join(copy.folder, 'dist/site'), dot: true })
      .flatMap((name) => (published.has(name) ? [] : [name, `${name}.br`]))
      .filter((name) => publicFileProblem(name, content) === undefined);
    expect(accepted).toEqual([]);
  });
});

test('/favicon.ico is an icon that contains the logo as a PNG', () => {
  const icon = readFileSync(path.join(copy.folder, 'dist/site/favicon.ico'));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(icon.subarray(start, start + 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(start + size).toBe(icon.length);
});

test('the content checks do not ship', () => {
  expect(filesWith('write at least one word')).toEqual([]);
  expect(filesWith('Invalid type: Expected')).toEqual([]);
});
