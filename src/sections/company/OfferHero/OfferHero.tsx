import counter from '#content/words/countdown.js';
import { site } from '../../../site/site.ts';
import { Countdown } from '../../Countdown/Countdown.tsx';
import { SaleHero } from '../../SaleHero/SaleHero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** The first screen of an offer with a date. */
export function OfferHero(props: SectionProps<typeof schema>) {
  const { countdown, drawing: Drawing, ...copy } = props;
  return (
    <SaleHero copy={copy} drawing={<Drawing />}>
      <Countdown target={site.countdownTarget} copy={counter} states={countdown} />
    </SaleHero>
  );
}
