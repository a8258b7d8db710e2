import copy from '#content/words/legal.js';
import prose from '#content/words/prose.js';
import { languageCodes } from '../../../schema/languageCodes.ts';
import { site } from '../../../site/site.ts';
import { addressIn } from '../../../language/edition.ts';
import { digits } from '../../../language/inWords.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { canonicalPath } from '../../../routing/addresses.ts';
import { language } from '../../../site/language.ts';
import { useLocation } from '../../../routing/router.ts';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { TableOfContents } from '../../TableOfContents/TableOfContents.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import { Hotline } from '../../Hotline/Hotline.tsx';
import { Prose } from '../../Prose/Prose.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './LegalDocument.module.css';

/** The date format of these documents: 13-09-2025. */
function dayMonthYear(isoDate: string): string {
  return digits(isoDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1'));
}

/** A legal text: numbered, printable, with a table of contents. */
export function LegalDocument({ text, drawing: Drawing }: SectionProps<typeof schema>) {
  const original = language.others.find(({ code }) => code === languageCodes[0]);
  const path = canonicalPath(useLocation().pathname);
  const { navigation, pages } = useSiteCopy();
  return (
    <div>
      <Hero
        copy={{ eyebrow: copy.eyebrow, title: text.title, lead: text.summary }}
        details={
          <>
            {original && (
              <p className={styles.binding}>
                {copy.binding.text}{' '}
                <a href={addressIn(original.base, path)} hrefLang={original.code} rel="alternate">
                  {copy.binding.link}
                </a>
              </p>
            )}
            <p className={styles.updated}>
              {copy.lastUpdated} <time dateTime={text.date}>{dayMonthYear(text.date)}</time>
            </p>
          </>
        }
        drawing={<Drawing />}
        drawingSize="small"
      />
      <Section tight>
        <div className={styles.layout}>
          <TableOfContents title={prose.contents} blocks={text.blocks} numbered />
          <div>
            <Prose copy={prose} blocks={text.blocks} numbered />
            <div className={styles.end}>
              <h2 className={styles.question}>{copy.contactTitle}</h2>
              <p>{copy.contactText}</p>
              <p className={styles.links}>
                <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
                <Hotline />
              </p>
              <ul className={styles.others} data-print="none" aria-label={copy.others}>
                {navigation.legal
                  .filter((other) => other !== path)
                  .map((other) => (
                    <li key={other}>
                      <Link href={other}>{pages.find((page) => page.path === other)?.label}</Link>
                    </li>
                  ))}
              </ul>
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
}
