/**
 * A domain name that is searched before its form has hydrated, which may be long after the app is ready, leaves as
 * a name, not as typed: `Amar Dokan.com` posts `amardokan.com`. The form knows more: other scripts, several names,
 * what is no name. What it posts is clean already and stays.
 */
export function cleanEarlyName(): void {
  document.addEventListener('submit', ({ defaultPrevented, submitter, target }) => {
    // A button for GET leads to a page of this site, which says what it changes.
    if (defaultPrevented || submitter?.hasAttribute('formmethod')) return;
    target?.addEventListener('formdata', cleanField, { once: true });
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
    .replace(/^www\.(?=.+\.)/, '');
}
