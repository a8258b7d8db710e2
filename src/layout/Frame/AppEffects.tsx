import { useEffect } from 'react';
import { announceAppReady } from '../../boot/appReady.ts';
import { hasPendingCalls } from '../../portal/pendingCalls.ts';
import { carryToPortal } from '../../portal/portalParameters.ts';
import { useLocation } from '../../routing/router.ts';
import { useNavigationEffects } from '../../routing/useNavigationEffects.ts';
import { isPagePending } from '../../routing/views.ts';
import styles from './Frame.module.css';

const isVisitorWaiting = () => hasPendingCalls() || isPagePending();

/**
 * What the app does besides showing the page. Renders only what screen readers announce after a navigation;
 * a separate component, so that an announcement does not re-render the page.
 */
export function AppEffects() {
  const { search } = useLocation();
  const announcement = useNavigationEffects(isVisitorWaiting);
  useEffect(announceAppReady, []);
  useEffect(() => carryToPortal(search), [search]);
  return (
    <p className={styles.skip} role="status">
      {announcement}
    </p>
  );
}
