import { appReadyEvent } from './appReady.ts';

/**
 * A domain name that is searched before the app is ready leaves as a name, not as typed: `Amar Dokan.com`
 * posts `amardokan.com`. The form in the app knows more: other scripts, several names, what is no name.
 */
export function cleanEarlyName(): void {
  const clean = (event: SubmitEvent) => {
    // A button for GET leads to a page of this site, which says what it changes.
    if (event.submitter?.hasAttribute('formmethod')) return;
    event.target?.addEventListener('formdata', cleanField, { once: true });
  };
  document.addEventListener('submit', clean);
  document.addEventListener(appReadyEvent, () => document.removeEventListener('submit', clean), {
    once: true,
  });
}

function cleanField(event: Event): void {
  const { formData } = event as FormDataEvent;
  const typed = formData.get('domain');
  if (typeof typed === 'string') formData.set('domain', plainName(typed) || typed);
}

function plainName(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*/, '')
    .replace(/^www\./, '');
}
