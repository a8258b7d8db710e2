import { useState } from 'react';
import type { PageCopy } from '../../../schema/copy.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/Container/Container.tsx';
import styles from './SectionYaml.module.css';

interface SectionYamlProps {
  copy: Pick<PageCopy<'composed/catalogue'>, 'copy' | 'copied'>;
  /** What `section:` says. */
  name: string;
  yaml: string;
}

/** A section's name and its YAML, which a button copies. */
export function SectionYaml({ copy, name, yaml }: SectionYamlProps) {
  const [copied, setCopied] = useState(false);
  return (
    <Container className={styles.bar}>
      <details className={styles.yaml}>
        <summary className={styles.name}>{name}</summary>
        <pre className={styles.lines}>
          <code>{yaml}</code>
        </pre>
      </details>
      <Button
        variant="secondary"
        size="s"
        onClick={() => {
          void navigator.clipboard.writeText(`${yaml}\n`).then(() => setCopied(true));
        }}
      >
        {copied ? copy.copied : copy.copy}
      </Button>
    </Container>
  );
}
