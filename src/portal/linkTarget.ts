import type { LinkTarget, OutsidePlace } from '../content/schema/link.ts';
import { site } from '../content/site.ts';
import { portalLink } from './links.ts';

/** A phone number as a link that dials. */
function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

const outsideAddresses: Record<OutsidePlace, string> = {
  blog: site.blogUrl,
  chat: site.chatUrl,
  resellerModule: site.resellerModuleUrl,
  phone: telephone(site.supportPhone),
  salesPhone: telephone(site.salesPhone),
  email: `mailto:${site.supportEmail}`,
};

/** The address behind a link that content names. */
export function hrefOf(target: LinkTarget): string {
  if (typeof target === 'string') return target;
  return 'portal' in target ? portalLink(target.portal) : outsideAddresses[target.outside];
}
