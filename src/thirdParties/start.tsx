import { createRoot } from 'react-dom/client';
import { askAgainEvent, deleteCookies, storeChoice, storedChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { ConsentBanner } from './ConsentBanner/ConsentBanner.tsx';
import { loadGoogleAnalytics, loadTagManager } from './googleTags.ts';
import type { ThirdParties } from './settings.ts';
import { loadScript, trustScriptsFrom } from './trustedScripts.ts';

/** Loads what is configured: at once, or as soon as the visitor allows it. */
export function startThirdParties(settings: ThirdParties): void {
  if (!settings.consent || storedChoice() === 'allowed') load(settings);
  if (!settings.consent) return;
  if (storedChoice() === null) ask(settings);
  window.addEventListener(askAgainEvent, () => ask(settings));
}

let loaded = false;

function load({ analytics, analyticsId, tawkId, scriptHosts }: ThirdParties): void {
  if (loaded) return;
  loaded = true;
  trustScriptsFrom(scriptHosts, tawkId !== '');
  if (analytics === 'gtm') loadTagManager(analyticsId);
  if (analytics === 'ga4') loadGoogleAnalytics(analyticsId);
  if (tawkId !== '') loadScript(`https://embed.tawk.to/${tawkId}`);
}

let banner: HTMLElement | undefined;

function ask(settings: ThirdParties): void {
  if (banner) return;
  const container = document.createElement('div');
  document.body.append(container);
  banner = container;
  const root = createRoot(container);
  const choose = (choice: Choice): void => {
    storeChoice(choice);
    root.unmount();
    container.remove();
    banner = undefined;
    if (choice === 'allowed') load(settings);
    else if (loaded) {
      // Scripts that have run can only be stopped by a reload.
      deleteCookies();
      location.reload();
    }
  };
  root.render(<ConsentBanner onChoice={choose} />);
}
