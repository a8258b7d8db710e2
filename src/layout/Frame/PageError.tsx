import { site } from '../../site/site.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './PageError.module.css';

/** Shown when a page cannot be rendered: reload it, or contact us. */
export function PageError() {
  const { failure: copy, status } = useSiteCopy().layout;
  return (
    <Container className={styles.error}>
      <h1 className={styles.title}>{copy.title}</h1>
      <p>{copy.text}</p>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
        <ButtonLink href={hrefOf(copy.contact.to)} variant="secondary">
          {copy.contact.label}
        </ButtonLink>
        {site.statusUrl !== undefined && (
          <ButtonLink href={site.statusUrl} variant="secondary">
            {status}
          </ButtonLink>
        )}
      </p>
    </Container>
  );
}
