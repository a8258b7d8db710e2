import type { QuoteFormWords } from '../../schema/quoteForm.ts';
import { language } from '../../site/language.ts';
import { withBase } from '../../language/edition.ts';
import { useLocation } from '../../routing/router.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';

interface SenderFieldsProps {
  subject: string;
  words: QuoteFormWords['send'];
}

/**
 * What is sent beside the answers, and a field that only robots see and fill in. It isn't called
 * website or url, which browsers fill in themselves.
 */
export function SenderFields({ subject, words }: SenderFieldsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="page" value={withBase(pathname)} />
      <input type="hidden" name="language" value={language.code} />
      <div aria-hidden="true">
        <VisuallyHidden>
          <label>
            {words.leaveEmpty}
            <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      </div>
    </>
  );
}
