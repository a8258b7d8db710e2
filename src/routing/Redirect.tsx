import { useEffect } from 'react';
import { useLocation, useNavigate } from './router.ts';

/** Follows a redirect inside the app: replaces the history entry and keeps query and hash. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // The visitor may have gone back in the meantime.
    if (window.location.pathname !== pathname) return;
    navigate(to + search + hash, { replace: true });
  }, [navigate, to, pathname, search, hash]);
  return null;
}
