import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { withBase } from '../../language/edition.ts';
import { useNavigate } from '../../routing/router.ts';
import { useCarriedCycle } from './CarriedCycle.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

export interface LinkProps extends AnchorProps {
  /** A path on this site (`/vps`), a fragment (`#faq`), or a full address. */
  href: string;
  /** Opens a new tab, for pages that visitors return from, such as the login. */
  newTab?: boolean;
}

/**
 * The id of the note that screen readers read after a link that opens a new tab; `Frame` has it.
 */
export const newTabNote = 'new-tab';

/** Every link of the site: a path navigates without a reload, anything else is a plain anchor. */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <InternalLink href={href} {...rest} />;
  const tab =
    newTab || isPortalLogin(href)
      ? { target: '_blank', rel: 'noopener', 'aria-describedby': newTabNote }
      : {};
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the props contain the content
  return <a href={href} {...tab} {...rest} />;
}

/** The portal's login opens in a new tab everywhere, so that visitors keep their place here. */
function isPortalLogin(href: string): boolean {
  return /^https?:\/\/[^/]+\/login$/.test(href);
}

/** False for a click that opens a tab or window, or that was already handled. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function InternalLink({ href, onClick, ...rest }: AnchorProps & { href: string }) {
  const navigate = useNavigate();
  const address = useCarriedCycle(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(address);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the props contain the content
  return <a href={withBase(address)} onClick={follow} {...rest} />;
}
