import { site } from '../../../site/site.ts';
import { phone } from '../../../language/inWords.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ContactPanel.module.css';

/** How to reach a person, with the phone number largest. */
export function ContactPanel({ call, chat, hours }: SectionProps<typeof schema>['contact']) {
  return (
    <div className={styles.panel}>
      {site.salesPhone !== undefined && (
        <>
          <p className={styles.label}>
            <Icon name="phone" /> {call}
          </p>
          <Link className={styles.number} href={hrefOf({ outside: 'salesPhone' })}>
            {phone(site.salesPhone)}
          </Link>
        </>
      )}
      <ul className={styles.links}>
        <li>
          <Icon name="mail" />
          <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
        </li>
        {site.chatUrl !== undefined && (
          <li>
            <Icon name="message-circle" />
            <Link href={hrefOf({ outside: 'chat' })}>{chat}</Link>
          </li>
        )}
      </ul>
      <p className={styles.hours}>{hours}</p>
    </div>
  );
}
