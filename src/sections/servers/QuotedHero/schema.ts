import { fields, template } from '../../../schema/fields.ts';
import { family } from '../../../schema/references.ts';
import { heroFields } from '../../PageHero/schema.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroFields,
  firstPrice: fields({
    text: template(['price'], 'It says that this is a list price'),
    family: family('The plans; {price} is the lowest of their list prices'),
  }),
});
