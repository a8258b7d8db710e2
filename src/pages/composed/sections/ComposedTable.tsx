import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedTable({ copy, id, surface }: SectionProps<'table'>) {
  const { title, lead, columns, rows } = copy;
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        small={columns.length > 4 ? 'cards' : 'stack'}
      >
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} data-label={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
