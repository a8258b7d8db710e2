import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

export interface LinkProps extends AnchorProps {
  /** An address of this site (`/vps`), a place on the page (`#faq`), or a whole address. */
  href: string;
  /** Opens a new tab; for places a visitor will want to come back from, such as the login. */
  newTab?: boolean;
}

/** The one link: inside the site it navigates without a reload, else it is a plain anchor. */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <RouterLink to={href} {...rest} />;
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={href} {...tab} {...rest} />;
}
