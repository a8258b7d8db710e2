import type { LinkTarget } from '../../../schema/link.ts';
import { site } from '../../../site/site.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { digits, phone } from '../../../language/inWords.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SupportWeek.module.css';

const { days, utcOffsetMinutes } = site.supportHours;

/** Hours ahead of UTC, such as +6 or +5.5. */
const offset = `${utcOffsetMinutes < 0 ? '−' : '+'}${Math.abs(utcOffsetMinutes) / 60}`;

/** The text of a contact link: the phone number, the e-mail address, or an invitation to chat. */
function contactText(to: LinkTarget, startChat: string): string {
  const channel = typeof to === 'object' && 'outside' in to ? to.outside : 'chat';
  if (channel === 'phone') return phone(site.supportPhone ?? '');
  return channel === 'email' ? site.supportEmail : startChat;
}

/** Opening days and hours, and three ways to reach us. */
export function SupportWeek(copy: SectionProps<typeof schema>) {
  const { company } = useSiteCopy();
  return (
    <Section weight="quiet" labelledBy="people">
      <SectionHeading id="people" title={copy.title} lead={copy.lead} />
      <div className={styles.week}>
        <p className={styles.hours}>
          <strong className={styles.time}>{copy.hours}</strong>{' '}
          {fillPlaceholders(copy.zone, { offset: digits(offset) })}
        </p>
        <ul className={styles.days} aria-label={copy.weekLabel}>
          {company.days.map((day, index) => {
            const isOpen = days.some((open) => open === index);
            return (
              <li key={day} className={styles.day} data-open={isOpen || undefined}>
                <span aria-hidden="true">{copy.shortDays[index]}</span>
                <VisuallyHidden>{`${day}: ${isOpen ? copy.open : copy.closed}`}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </div>
      <ul className={styles.links}>
        {copy.ways.map(({ icon, title, to }) => (
          <li key={title} className={styles.way}>
            <Icon name={icon} size="l" />
            <span>
              <span className={styles.wayTitle}>{title}</span>
              <Link href={hrefOf(to)}>{contactText(to, copy.startChat)}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
