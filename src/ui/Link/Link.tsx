import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from '../../routing/router.ts';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

export interface LinkProps extends AnchorProps {
  /** An address of this site (`/vps`), a place on the page (`#faq`), or a whole address. */
  href: string;
  /** Opens a new tab; for places a visitor will want to come back from, such as the login. */
  newTab?: boolean;
}

/** The one link: inside the site it navigates without a reload, else it is a plain anchor. */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <InnerLink href={href} {...rest} />;
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={href} {...tab} {...rest} />;
}

/** A click that asks for another tab or window, or that somebody has dealt with, is not ours. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function InnerLink({ href, onClick, ...rest }: AnchorProps & { href: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // As in any browser, a link to where one is adds nothing to the history.
    navigate(href, { replace: href === pathname + search + hash });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={href} onClick={follow} {...rest} />;
}
