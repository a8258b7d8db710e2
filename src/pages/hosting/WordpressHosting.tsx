import { placeholderPages } from '../../content/placeholders.ts';
import { OfferChecklist } from '../../sections/OfferChecklist/OfferChecklist.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';

const content = placeholderPages['/wordpress-hosting'];

export function WordpressHosting() {
  return (
    <>
      <PageHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        motif="hosting"
      />
      <PlaceholderScreen icon={content.icon} description={content.description} />
      <OfferChecklist
        questions={content.questions}
        mailSubject={content.mailSubject}
        today={content.today}
      />
    </>
  );
}
