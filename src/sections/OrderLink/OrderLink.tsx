import { planWords as words } from '../../content/planWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './OrderLink.module.css';

interface OrderLinkProps {
  /** Where the portal sells the plan; null where it gives no address that can be trusted. */
  url: string | null;
  variant?: 'brand' | 'secondary' | 'onDark';
  size?: 's' | 'm';
  /** The portal has not answered yet: the button holds its place, unseen. */
  waiting?: boolean;
  /** The id of the plan's name, which the button's words leave out. */
  describedBy: string;
}

/** Buys a plan in the portal, or leads to a person where that is not possible. */
export function OrderLink(props: OrderLinkProps) {
  const { url, variant = 'brand', size = 'm', waiting, describedBy } = props;
  return (
    <span className={styles.order} data-waiting={waiting || undefined}>
      <ButtonLink
        href={url ?? hrefOf(words.contact.to)}
        variant={variant}
        size={size}
        wide
        aria-describedby={describedBy}
      >
        {url === null && !waiting ? words.contact.label : words.purchase}
      </ButtonLink>
    </span>
  );
}
