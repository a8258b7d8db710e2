import path from 'node:path';
import { valueOf } from './content/read/known-files.ts';
import type { Site } from '../src/schema/site.ts';
import type { ThirdParties } from '../src/thirdParties/settings.ts';
import { readContent } from './content/read/read-content.ts';
import { isLocal, portalUrl } from './portal-url.ts';

const root = path.resolve(import.meta.dirname, '..');

type Hosts = { readonly [Kind in keyof Site['allowedHosts']]?: readonly string[] | undefined };

/** What the security policy allows beyond the site itself. */
export interface PolicyAdditions {
  hosts: Hosts;
  /** Names of Trusted Types policies. */
  trustedTypes: readonly string[];
  /** What this weakens, one sentence for each cause. */
  warnings: readonly string[];
}

type Facts = Pick<
  Site,
  'analytics' | 'analyticsId' | 'chat' | 'chatId' | 'consent' | 'allowedHosts'
>;

/** What Google documents for Google Analytics 4 on a page with a security policy. */
const google: Hosts = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  frame: ['https://www.googletagmanager.com'],
};

const tawk: Hosts = {
  script: ['https://embed.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
  connect: ['https://*.tawk.to', 'wss://*.tawk.to'],
  image: ['https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/', 'https://tawk.link', 'data:'],
  frame: ['https://*.tawk.to'],
  style: ["'unsafe-inline'", 'https://embed.tawk.to', 'https://fonts.googleapis.com'],
  font: ['https://embed.tawk.to', 'https://fonts.gstatic.com'],
  media: ['https://embed.tawk.to'],
};

const warnings = {
  ga4: "analytics: Google's scripts run on every page and can read what visitors type there.",
  gtm: 'analytics: anyone who can edit the tag manager’s container can run Google-hosted scripts on every page and read what visitors type there.',
  tawk: 'chat: tawk’s scripts run on every page, write HTML without our checks, and inline styles are allowed for everyone.',
  hosts: (hosts: string) =>
    `allowedHosts: scripts from ${hosts} run on every page and can read what visitors type there.`,
};

function joinHosts(all: readonly Hosts[]): Hosts {
  const joined: Record<string, string[]> = {};
  for (const [kind, hosts] of all.flatMap((one) => Object.entries(one))) {
    joined[kind] = [...new Set([...(joined[kind] ?? []), ...(hosts ?? [])])];
  }
  return joined;
}

/** What the security policy has to allow for the analytics and the chat of a site. */
export function policyAdditions(portal: string, facts: Facts): PolicyAdditions {
  if (isLocal(portal)) return { hosts: {}, trustedTypes: [], warnings: [] };
  const analytics = facts.analyticsId === '' ? 'none' : facts.analytics;
  const withTawk = facts.chat === 'tawk' && facts.chatId !== '';
  const ownScripts = facts.allowedHosts.script ?? [];
  return {
    hosts: joinHosts([
      ...(analytics === 'none' ? [] : [google]),
      ...(withTawk ? [tawk] : []),
      facts.allowedHosts,
    ]),
    // Each of Google's scripts creates goog#html again.
    trustedTypes: [
      ...(analytics === 'none' && !withTawk ? [] : ['default']),
      ...(analytics === 'none' ? [] : ['goog#html', "'allow-duplicates'"]),
    ],
    warnings: [
      ...(analytics === 'none' ? [] : [warnings[analytics]]),
      ...(withTawk ? [warnings.tawk] : []),
      ...(ownScripts.length > 0 ? [warnings.hosts(ownScripts.join(', '))] : []),
    ],
  };
}

/** What pages load from other hosts; null for nothing, so that the bundler leaves the code out. */
export function thirdParties(portal: string, facts: Facts): ThirdParties | null {
  const { hosts, trustedTypes } = policyAdditions(portal, facts);
  if (trustedTypes.length === 0) return null;
  const { analytics, analyticsId, chat, chatId, consent } = facts;
  return {
    analytics: analyticsId === '' ? 'none' : analytics,
    analyticsId,
    tawkId: chat === 'tawk' ? chatId : '',
    consent,
    scriptHosts: hosts.script ?? [],
  };
}

function siteFacts(): Site {
  return valueOf(readContent(root).files, 'site.yaml');
}

/** What this build loads from other hosts. */
export function configuredThirdParties(): ThirdParties | null {
  return thirdParties(portalUrl(), siteFacts());
}

/** What this build's additions weaken. */
export function policyWarnings(): readonly string[] {
  return policyAdditions(portalUrl(), siteFacts()).warnings;
}
