interface Policy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Policy & { createHTML?: ((html: string) => string) | undefined },
      ): Policy;
    };
  }
}

/** Whether an address matches a host of the security policy, such as https://*.example.com. */
export function isAllowed(address: string, hosts: readonly string[]): boolean {
  const url = new URL(address, location.href);
  return hosts.some((host) => {
    const [, wildcard, name = '', folder = ''] = /^https:\/\/(\*\.)?([^/]+)(.*)$/.exec(host) ?? [];
    const sameHost = wildcard === undefined ? url.host === name : url.hostname.endsWith(`.${name}`);
    return url.protocol === 'https:' && sameHost && url.pathname.startsWith(folder);
  });
}

/**
 * Tags and widgets set script addresses as plain strings, which our security policy refuses. This
 * turns them into trusted ones, for the allowed hosts only. HTML strings stay refused unless
 * `withHtml` is set.
 */
export function trustScriptsFrom(hosts: readonly string[], withHtml: boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isAllowed(url, hosts)) return url;
      throw new TypeError(`The security policy does not allow a script from ${url}`);
    },
    createHTML: withHtml ? (html) => html : undefined,
  });
}

export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
