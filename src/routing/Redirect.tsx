import { useEffect } from 'react';
import { browserLocation } from './location.ts';
import { useLocation, useNavigate } from './router.ts';

/** Follows a redirect inside the app: replaces the history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // The visitor may have gone back in the meantime.
    if (browserLocation().pathname !== pathname) return;
    navigate(to, { replace: true });
  }, [navigate, to, pathname]);
  return null;
}
