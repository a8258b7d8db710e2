import { layoutWords as words } from '../content/layout.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import type { MenuLink } from './menuLinks.ts';

/** A menu link's words. Without a badge they are one text: a menu has ninety of them on every page. */
export function MenuLabel({ link: { label, isNew } }: { link: MenuLink }) {
  if (!isNew) return label;
  return (
    <>
      {label} <Badge>{words.newBadge}</Badge>
    </>
  );
}
