import { heading } from '../../../schema/blocks.ts';
import { weekDays } from '../../../schema/company.ts';
import { fields, icon, list, template, text } from '../../../schema/fields.ts';
import { linkTarget } from '../../../schema/link.ts';
import { section } from '../../section.ts';

/** The opening hours are in site.yaml, the names of the days in company.yaml. */
export const schema = section({
  ...heading,
  shortDays: weekDays,
  open: text('A day on which support is open, for screen readers'),
  closed: text('A day on which support is closed'),
  hours: text('The opening hours'),
  zone: template(['offset'], 'The time zone; {offset} is worked out from site.yaml'),
  weekLabel: text('The name of the week, for screen readers'),
  ways: list(fields({ icon, title: text('The way'), to: linkTarget })),
  startChat: text('The button under the ways'),
});
