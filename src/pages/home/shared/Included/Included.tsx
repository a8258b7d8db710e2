import type { LinkText } from '../../../../content/schema/link.ts';
import type { Patch } from '../../../../content/schema/sections.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { Patches } from '../../../../sections/Patches/Patches.tsx';
import styles from './Included.module.css';

interface IncludedProps {
  title: string;
  lead: string;
  patches: readonly Patch[];
  action: LinkText;
}

/** What belongs to every plan of a family, as one large patchwork on a deep ground. */
export function Included({ title, lead, patches, action }: IncludedProps) {
  return (
    <Band ground="deep" labelledBy="included">
      <div className={styles.ground}>
        <SectionHeading
          id="included"
          title={title}
          lead={lead}
          aside={
            <ButtonLink href={hrefOf(action.to)} look="onDeep">
              {action.label}
            </ButtonLink>
          }
        />
        <Patches patches={patches} columns={5} ground="deep" brief />
      </div>
    </Band>
  );
}
