import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createCertificate } from './certificate.ts';

/** Creates its Trusted Types policy and loads a second script, as Google Tag Manager does. */
const container = `{
const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
const script = document.createElement('script');
script.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-STANDIN');
document.head.append(script);
}`;

/**
 * Creates the same policy again, loads a script from a plain string, and sends hits to a regional host as
 * Google Analytics 4 does. Then it tries what the security policy forbids, more often than the site
 * reports errors.
 */
const analytics = `{
trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
const script = document.createElement('script');
script.src = 'https://www.googletagmanager.com/plain-text.js';
document.head.append(script);
const hit = 'https://region1.google-analytics.com/g/collect';
fetch(hit + '?by=fetch', { method: 'POST', mode: 'no-cors', body: JSON.stringify(dataLayer) });
navigator.sendBeacon(hit + '?by=beacon');
new Image().src = 'https://www.google-analytics.com/pixel.gif';
document.cookie = '_ga=1; path=/';
for (let count = 0; count < 8; count += 1) {
  fetch('https://ads' + count + '.example/hit').catch(() => {});
}
}`;

const scripts: Readonly<Record<string, string>> = { '/gtm.js': container, '/gtag/js': analytics };

export interface StandIn {
  port: number;
  /** The requests so far, which a test may clear; `url` is host, path and query. */
  requests: { url: string; body: string }[];
  close: () => void;
}

/** Stands in for every host but our own: Google's tags, the portal, error reports. */
export async function startStandIn(): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  const server = createServer(createCertificate(), (request, response) => {
    const url = `${request.headers.host}${request.url}`;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => (body += text));
    request.on('end', () => {
      requests.push({ url, body });
      const [, pathname = ''] = /^[^/]+([^?]*)/.exec(url) ?? [];
      const isTag = url.startsWith('www.googletagmanager.com/');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', isTag ? 'text/javascript' : 'application/json');
      response.end(isTag ? (scripts[pathname] ?? '') : '{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
