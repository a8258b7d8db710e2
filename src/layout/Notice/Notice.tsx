import { useEffect } from 'react';
import { updateNotice } from '../../boot/notice.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Notice.module.css';

/** Browsers fire longer timers at once. */
const longestTimerMs = 2 ** 31 - 1;

interface NoticeProps {
  notice: NonNullable<ImportMetaEnv['NOTICE']>;
}

/**
 * What all visitors should know, above the header. It is in the HTML of every page; the script
 * before the first paint shows it while its time has come, so that nothing moves.
 */
export function Notice({ notice }: NoticeProps) {
  const copy = useSiteCopy().layout.notice;
  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      const next = updateNotice(notice);
      if (next !== undefined) timer = window.setTimeout(update, Math.min(next, longestTimerMs));
    };
    update();
    return () => window.clearTimeout(timer);
  }, [notice]);
  return (
    <section className={styles.notice} data-print="none" aria-label={copy.label}>
      <Container>
        <p>
          {notice.text}
          {notice.link !== null && (
            <>
              {' '}
              <Link href={notice.link}>{copy.more}</Link>
            </>
          )}
        </p>
      </Container>
    </section>
  );
}
