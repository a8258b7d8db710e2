import type { LinkTarget, OutsidePlace } from '../schema/link.ts';
import { site } from '../site/site.ts';
import { portalLink } from './links.ts';

/** The link that dials a phone number. */
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

/** The address of a link in the content. */
export function hrefOf(target: LinkTarget): string {
  if (typeof target === 'string') return target;
  return 'portal' in target ? portalLink(target.portal) : outsideAddresses[target.outside];
}
