import type { LinkTarget, OutsidePlace } from '../schema/link.ts';
import { site } from '../site/site.ts';
import { portalLink } from './links.ts';

/** The link that dials a phone number. */
function telephone(number: string | undefined): string | undefined {
  return number && `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** The content has no link to one that is missing. */
const outsideAddresses: Record<OutsidePlace, string | undefined> = {
  blog: site.blogUrl,
  chat: site.chatUrl,
  whatsapp: site.whatsapp && `https://wa.me/${site.whatsapp.replaceAll(/\D/g, '')}`,
  status: site.statusUrl,
  uptime: site.uptime?.source,
  resellerModule: site.resellerModuleUrl,
  phone: telephone(site.supportPhone),
  salesPhone: telephone(site.salesPhone),
  email: `mailto:${site.supportEmail}`,
};

/** The address of a link in the content. */
export function hrefOf(target: LinkTarget): string {
  if (typeof target === 'string') return target;
  return 'portal' in target ? portalLink(target.portal) : (outsideAddresses[target.outside] ?? '');
}
