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

/** Loads the tag manager; an empty id means that the operator wants none. */
export function loadTagManager(id: string): void {
  if (id === '') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  const address = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  // The site enforces Trusted Types; this is its one script address that is made at run time.
  const policy = window.trustedTypes?.createPolicy('tag-manager', {
    createScriptURL: (url) => url,
  });
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
