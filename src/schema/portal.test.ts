import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildFacts } from '../site/buildFacts.ts';
import { portalPresets } from './portal.ts';
import { siteSchema } from './site.ts';

const { portal: _system, portalPaths: _paths, domainSearch: _search, ...others } = buildFacts;
const read = (facts: object) => v.safeParse(siteSchema, { ...others, ...facts });

/** The facts with all that follows from them. */
function factsOf(facts: object) {
  const { output, issues } = read(facts);
  expect(issues).toBeUndefined();
  return v.parse(siteSchema, output);
}

describe('the paths of the portal', () => {
  test('are those of WHMCS unless the facts say otherwise', () => {
    expect(factsOf({}).portalPaths).toEqual(portalPresets.whmcs);
    expect(factsOf({}).domainSearch).toBe('portal');
  });

  test('of FOSSBilling have no search, so searches stay here', () => {
    const { portalPaths, domainSearch } = factsOf({ portal: 'fossbilling' });
    expect(portalPaths).toMatchObject({ signUp: '/signup', purchase: '/order/{slug}' });
    expect([portalPaths.domainChecker, domainSearch]).toEqual([undefined, 'site']);
    expect(read({ portal: 'fossbilling', domainSearch: 'portal' }).issues?.[0]).toMatchObject({
      message: expect.stringContaining('this portal has no search'),
      path: [{ key: 'domainSearch' }],
    });
  });

  test('can be set one by one', () => {
    const own = { login: '/clientarea.php', domainChecker: '/find' };
    const { portalPaths, domainSearch } = factsOf({ portal: 'fossbilling', portalPaths: own });
    expect(portalPaths).toEqual({ ...portalPresets.fossbilling, ...own });
    expect(domainSearch).toBe('portal');
  });

  test.each(['login', '//other.example', '/\\other.example', 'https://other.example', '/a b', ''])(
    'a path %s is refused',
    (login) => {
      expect(read({ portalPaths: { login } }).success).toBe(false);
    },
  );
});
