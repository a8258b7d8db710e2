import { site } from '../site/site.ts';
import { recordLead } from './events.ts';

/**
 * Records clicks on links that open the chat, dial or write an e-mail, wherever they are. A link that
 * something else has handled, such as the e-mail of an unfinished request, doesn't count.
 */
export function watchContactLinks(): void {
  const chat = site.chatUrl && new URL(site.chatUrl).href;
  const record = ({ target, button, defaultPrevented }: MouseEvent) => {
    // The middle button opens a tab, the right one a menu.
    if (defaultPrevented || button > 1 || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link?.protocol === 'tel:') recordLead('phone');
    else if (link?.protocol === 'mailto:') recordLead('email');
    else if (link && (link.href === chat || link.hostname === 'wa.me')) recordLead('chat');
  };
  document.addEventListener('click', record);
  document.addEventListener('auxclick', record);
}
