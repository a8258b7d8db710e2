const tagManagerOrigin = 'https://www.googletagmanager.com';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** Loads the tag manager, unless its id is empty. */
export function loadTagManager(id: string): void {
  if (id === '') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  const address = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  // Trusted Types are enforced, and this is the only script address built at run time.
  const policy = window.trustedTypes?.createPolicy('tag-manager', {
    createScriptURL: (url) => url,
  });
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
