import { useEffect } from 'react';
import { useLocation, useNavigate } from '../router/router.ts';

/** Leads an old address on inside the app: the history entry is replaced, the query stays. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    navigate(to + search + hash, { replace: true });
  }, [navigate, to, search, hash]);
  return null;
}
