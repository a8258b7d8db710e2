import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SliderControls.module.css';

interface SliderControlsProps {
  copy: Pick<SectionProps<typeof schema>, 'goTo' | 'previous' | 'next' | 'pause' | 'play'>;
  /** Each slide's label. */
  labels: readonly string[];
  /** The current slide's index. */
  shown: number;
  /** Whether slides are advancing right now. */
  advancing: boolean;
  /** Whether autoplay is on; hover and focus only interrupt it. */
  autoplay: boolean;
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** Pause, previous, one button per slide, next. */
export function SliderControls(props: SliderControlsProps) {
  const { copy, labels, shown, advancing, autoplay, onShow, onToggle } = props;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={autoplay ? 'pause' : 'play'}
        label={autoplay ? copy.pause : copy.play}
        onClick={onToggle}
      />
      <div className={styles.slideButtons}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            className={styles.slideButton}
            aria-label={fillPlaceholders(copy.goTo, { place: label })}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
      <IconButton
        icon="arrow-left"
        label={copy.previous}
        onClick={() => onShow(shown - 1)}
        isArrow
      />
      <IconButton icon="arrow-right" label={copy.next} onClick={() => onShow(shown + 1)} isArrow />
      <VisuallyHidden>
        <span aria-live={advancing ? 'off' : 'polite'}>{labels[shown]}</span>
      </VisuallyHidden>
    </div>
  );
}

interface IconButtonProps {
  icon: string;
  label: string;
  onClick: () => void;
  isArrow?: boolean;
}

function IconButton({ icon, label, onClick, isArrow }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-arrow={isArrow}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
