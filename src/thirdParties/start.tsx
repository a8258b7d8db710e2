import { createRoot } from 'react-dom/client';
import { askAgain, deleteCookies, storeChoice, storedChoice } from './choice.ts';
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
  window.addEventListener(askAgain, () => ask(settings));
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
  const place = document.createElement('div');
  document.body.append(place);
  banner = place;
  const root = createRoot(place);
  const choose = (choice: Choice): void => {
    storeChoice(choice);
    root.unmount();
    place.remove();
    banner = undefined;
    if (choice === 'allowed') load(settings);
    else if (loaded) {
      // What has run cannot be stopped otherwise.
      deleteCookies();
      location.reload();
    }
  };
  root.render(<ConsentBanner onChoice={choose} />);
}
