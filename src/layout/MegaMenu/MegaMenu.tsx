import { memo, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Menu } from '../../schema/navigation.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MegaPanel } from './MegaPanel.tsx';
import styles from './MegaMenu.module.css';

interface MegaMenuProps {
  menu: Menu;
  open: boolean;
  onHover: (id: string) => void;
  onLeave: () => void;
  onToggle: (id: string) => void;
  onClose: () => void;
}

/**
 * One menu in the header: a disclosure button and its panel. Memoised, so that opening one does not
 * re-render the others.
 */
export const MegaMenu = memo(function MegaMenu({
  menu,
  open,
  onHover,
  onLeave,
  onToggle,
  onClose,
}: MegaMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panelId = `menu-${menu.id}`;

  const byMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  const focusOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) button.current?.focus();
  };
  const closeOnBlur = (event: FocusEvent<HTMLLIElement>) => {
    const next = event.relatedTarget;
    if (open && next instanceof Node && !event.currentTarget.contains(next)) onClose();
  };
  const closeOnLinkClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside supports the keyboard
    <li
      className={styles.item}
      data-menu={menu.id}
      onPointerEnter={byMouse(() => onHover(menu.id))}
      onPointerLeave={byMouse(onLeave)}
      onKeyDown={focusOnEscape}
      onBlur={closeOnBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onToggle(menu.id)}
      >
        {menu.label}
        <Icon name="chevron-down" size="s" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link clicks it */}
      <div
        id={panelId}
        className={styles.panel}
        data-wide={menu.promo ? true : undefined}
        onClick={closeOnLinkClick}
      >
        <MegaPanel menu={menu} open={open} />
      </div>
    </li>
  );
});
