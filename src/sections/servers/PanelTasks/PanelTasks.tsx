import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** What you do in WHM, and what your clients do themselves in cPanel. */
export function PanelTasks({ title, lead, caption, columns, tasks }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="lead" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Table caption={caption} captionHidden columns={[columns.task, columns.whm, columns.cPanel]}>
        {tasks.map(({ task, whm, cPanel }) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td data-label={columns.whm}>{whm}</td>
            <td data-label={columns.cPanel}>{cPanel}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
