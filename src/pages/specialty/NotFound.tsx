import { NotFoundPatch } from '../../sections/NotFoundPatch/NotFoundPatch.tsx';

export function NotFound() {
  return <NotFoundPatch />;
}
