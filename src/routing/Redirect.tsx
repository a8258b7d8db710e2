import { useEffect } from 'react';
import { useLocation, useNavigate } from './router.ts';

/** Leads an old address on inside the app: the history entry is replaced, the query stays. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // A visitor who has gone back meanwhile stays where they are.
    if (window.location.pathname !== pathname) return;
    navigate(to + search + hash, { replace: true });
  }, [navigate, to, pathname, search, hash]);
  return null;
}
