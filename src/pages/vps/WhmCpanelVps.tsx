import { placeholderPages } from '../../content/placeholders.ts';
import { OfferChecklist } from '../../sections/OfferChecklist/OfferChecklist.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';

const content = placeholderPages['/whm-cpanel-vps'];

export function WhmCpanelVps() {
  return (
    <>
      <PageHero eyebrow={content.eyebrow} title={content.title} lead={content.lead} motif="vps" />
      <PlaceholderScreen icon={content.icon} description={content.description} />
      <OfferChecklist
        questions={content.questions}
        mailSubject={content.mailSubject}
        today={content.today}
      />
    </>
  );
}
