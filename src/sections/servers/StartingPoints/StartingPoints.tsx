import { useId } from 'react';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** A plan names its hardware first: processor, memory and storage. */
const partCount = 3;

/** The servers on our list, as something to compare a custom one with. */
export function StartingPoints(props: SectionProps<typeof schema>) {
  const { title, lead, caption, server, action, family } = props;
  const { plans } = family;
  const id = useId();
  const parts = plans[0]?.features.slice(0, partCount).map(({ spec }) => spec.row) ?? [];
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title={title}
        lead={lead}
        aside={
          <ButtonLink href={hrefOf(action.to)} variant="secondary">
            {action.label}
          </ButtonLink>
        }
      />
      <Table caption={caption} captionHidden variant="card" columns={[server, ...parts]}>
        {plans.map(({ name, features }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {features.slice(0, partCount).map(({ spec }) => (
              <td key={spec.row} data-label={spec.row}>
                {spec.value}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
