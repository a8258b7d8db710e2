import { themes } from '#content/themes.js';
import { useEffect, useId, useRef, useState } from 'react';
import { focusHeading } from '../../routing/focusHeading.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { defaultTheme } from '../../theme/names.ts';
import { shouldOfferNight } from '../../theme/nightOffer.ts';
import { storedTheme } from '../../theme/storage.ts';
import { switchTheme } from '../../theme/switchTheme.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useScrolledPast } from '../useScrolledPast.ts';
import { useDismiss } from './useDismiss.ts';
import { useScrollingDown } from './useScrollingDown.ts';
import styles from './ThemePanel.module.css';

/** The back-to-top button appears after half a screen. */
const halfScreen = () => window.innerHeight / 2;

/** The floating buttons: choose a theme, go back to the top. */
export function ThemePanel() {
  const copy = useSiteCopy().layout.themePanel;
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const scrolled = useScrolledPast(halfScreen);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  const theme = chosen ?? (hydrated ? storedTheme() : null);
  const [offersNight, setOffersNight] = useState(false);
  const scrollingDown = useScrollingDown();
  useDismiss(root, opener, open, setOpen);
  // Not on the first render, which must match the HTML.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- reads and marks the visitor's storage, once
    setOffersNight(copy.offerNight !== undefined && shouldOfferNight());
  }, [copy]);

  const choose = (choice: string) => {
    const before = theme ?? defaultTheme;
    setChosen(choice);
    // If it fails, mark the theme that is still in use.
    switchTheme(choice, () => setChosen(before));
  };
  const goToTop = () => {
    window.scrollTo({ top: 0 });
    // Otherwise the next Tab would continue from the footer.
    focusHeading();
  };

  return (
    <aside
      ref={root}
      className={styles.floating}
      aria-label={copy.heading}
      data-away={(scrollingDown && !open) || undefined}
    >
      {themes.length > 1 && (
        <>
          <button
            ref={opener}
            type="button"
            className={styles.round}
            aria-label={offersNight ? copy.offerNight : copy.open}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => {
              setOffersNight(false);
              setOpen(!open);
            }}
          >
            <Icon name="palette" />
            {offersNight && <span>{copy.offerNight}</span>}
          </button>
          <div
            id={panelId}
            className={styles.panel}
            role="group"
            aria-label={copy.heading}
            hidden={!open}
          >
            {/* Without the app the panel cannot open: its choices would only make each page longer. */}
            {open &&
              themes.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={styles.choice}
                  data-theme-choice={name}
                  aria-pressed={theme === name}
                  onClick={() => choose(name)}
                >
                  <span className={styles.swatch} />
                  {copy.themes[name]}
                </button>
              ))}
          </div>
        </>
      )}
      <button
        type="button"
        className={styles.round}
        aria-label={copy.toTop}
        hidden={!scrolled}
        onClick={goToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </aside>
  );
}
