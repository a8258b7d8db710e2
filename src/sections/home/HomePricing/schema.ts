import { heading } from '../../../schema/blocks.ts';
import { fields, text } from '../../../schema/fields.ts';
import { link, richText } from '../../../schema/link.ts';
import { section } from '../../section.ts';

/** The cards are in plans/home-cards.yaml. */
export const schema = section({
  title: heading.title,
  help: richText('For visitors who are not sure'),
  startingAt: text('Before the price'),
  popular: text('The badge of popular plans'),
  button: text('The button of each card'),
  loading: text('Until the prices arrive'),
  captions: fields({
    live: text('Under a live price'),
    list: text('Under a list price'),
    none: text('Under ৳0: the portal gives no price'),
  }),
  listPrices: text('Under list prices'),
  failed: fields({
    contact: link,
    reload: text('The link that loads the page again'),
  }),
});
