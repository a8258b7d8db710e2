import { fields, text } from '../../../schema/fields.ts';
import { link, links } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  code: text('The large figure'),
  title: text('The heading'),
  text: text('One or two sentences'),
  home: link,
  support: link,
  elsewhere: fields({ title: text('Above the links'), links }),
});
