import type { PageProps } from '../../schema/copy.ts';
import { AfterFirstScreen } from '../../routing/AfterFirstScreen.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { AccountsChart } from './ResellerHosting/AccountsChart.tsx';
import { MarketStalls } from '#drawings/MarketStalls.tsx';
import { PlanFinder } from '../../sections/PlanFinder/PlanFinder.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ResellerHosting({ copy }: PageProps<'hosting/reseller-hosting'>) {
  return (
    <PageSections>
      <PlanPicker
        copy={copy.planCards}
        tabs={copy.tabs}
        family={copy.family}
        note={copy.note}
        drawing={<MarketStalls />}
        {...copy.hero}
      >
        {(ids, live, cycle) => (
          <PlanFinder
            copy={copy.planCards}
            finder={copy.finder}
            ids={ids}
            live={live}
            cycle={cycle}
          />
        )}
      </PlanPicker>
      <AfterFirstScreen>
        <AccountsChart {...copy.accountsChart} plans={copy.family.plans} />
      </AfterFirstScreen>
      <Steps id="first-client" layout="line" surface="tinted" {...copy.steps} />
      <NextLinks surface="plain" {...copy.closing} />
    </PageSections>
  );
}
