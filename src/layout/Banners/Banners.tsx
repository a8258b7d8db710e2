import { site } from '../../site/site.ts';
import { phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { withPromoCode } from '../../portal/portalParameters.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './Banners.module.css';

function isPast(moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) < Date.now();
}

/** One strip above the footer: the promotion, free SSL, and support. */
export function Banners() {
  const { promo: given, note, support } = useSiteCopy().layout.banners;
  const isOver = useHydrated() && isPast(site.promoUntil);
  const promo = isOver ? undefined : given;
  return (
    <aside aria-label={promo?.offer ?? support.title}>
      <Container className={styles.banners}>
        <div className={styles.strip}>
          {promo && (
            <Link href={withPromoCode(promo.action.to)} className={styles.promo}>
              <span className={styles.offer}>{promo.offer}</span>{' '}
              <span className={styles.action}>
                {promo.action.label}
                <Icon name="arrow-right" />
              </span>
            </Link>
          )}
          {note && (
            <div className={styles.part}>
              <p className={styles.title}>{note.title}</p>
              <p className={styles.text}>{note.text}</p>
              <p className={styles.links}>
                <Link href={hrefOf(note.link.to)}>{note.link.label}</Link>
              </p>
            </div>
          )}
          <div className={styles.part}>
            <p className={styles.title}>{support.title}</p>
            <p className={styles.text}>{support.text}</p>
            <p className={styles.links}>
              {site.supportPhone !== undefined && (
                <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
              )}
              <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
            </p>
          </div>
        </div>
      </Container>
    </aside>
  );
}
