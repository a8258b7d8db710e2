import { homePeople as words } from '../../../../content/home.ts';
import { site } from '../../../../content/site.ts';
import { fillPlaceholders } from '../../../../content/fillPlaceholders.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Link } from '../../../../ui/Link/Link.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SupportWeek.module.css';

const { days, utcOffsetMinutes } = site.supportHours;

/** Hours ahead of UTC, such as +6 or +5.5. */
const offset = `${utcOffsetMinutes < 0 ? '−' : '+'}${Math.abs(utcOffsetMinutes) / 60}`;

const reached = { chat: words.startChat, phone: site.supportPhone, email: site.supportEmail };

/** Opening days and hours, and three ways to reach us. */
export function SupportWeek() {
  return (
    <Section labelledBy="people">
      <SectionHeading id="people" title={words.title} lead={words.lead} />
      <div className={styles.week}>
        <p className={styles.hours}>
          <strong className={styles.time}>{words.hours}</strong>{' '}
          {fillPlaceholders(words.zone, { offset })}
        </p>
        <ul className={styles.days} aria-label={words.weekLabel}>
          {words.days.map((day, index) => {
            const isOpen = days.some((open) => open === index);
            return (
              <li key={day} className={styles.day} data-open={isOpen || undefined}>
                <span aria-hidden="true">{day.slice(0, 3)}</span>
                <VisuallyHidden>{`${day}: ${isOpen ? words.open : words.closed}`}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </div>
      <ul className={styles.links}>
        {words.ways.map(({ icon, title, to }) => (
          <li key={title} className={styles.way}>
            <Icon name={icon} size="l" />
            <span>
              <span className={styles.wayTitle}>{title}</span>
              <Link href={hrefOf(to)}>{reached[to.outside]}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
