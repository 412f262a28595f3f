import { useRef } from 'react';
import styles from './range-slider.module.css';

type Range = { from: number; to: number };
type Props = {
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** The value of the moved thumb only. */
  onChange: (moved: Partial<Range>) => void;
  /** The thumb was released, or no key has moved it for a moment. */
  onCommit?: () => void;
  fromLabel: string;
  toLabel: string;
  /** The text that screen readers announce. */
  format?: (value: number) => string;
};

/** Longer than the pause between two key presses. */
const KEY_PAUSE_MS = 400;

/** Two native sliders on one track (record 035). */
export function RangeSlider(props: Props) {
  const { min, max, step = 1, value, onChange, onCommit, fromLabel, toLabel } = props;
  const { format = String } = props;
  const { moved, drag } = useCommit(onCommit);
  // A thumb stands on whole steps only, so the last step may exceed `max`.
  const end = min + Math.ceil((max - min) / step) * step;
  const toThumb = (part: number) => (part >= max ? end : part);
  const share = (part: number) =>
    end > min ? `${((toThumb(part) - min) / (end - min)) * 100}%` : '0%';

  function read(input: HTMLInputElement): number {
    moved();
    return Math.min(Number(input.value), max);
  }

  const common = { className: styles.input, min, max: end, step, ...drag };

  return (
    <div className={styles.slider} style={{ '--from': share(value.from), '--to': share(value.to) }}>
      <input
        type="range"
        {...common}
        style={{ zIndex: value.from > (min + max) / 2 ? 1 : 0 }}
        aria-label={fromLabel}
        aria-valuetext={format(value.from)}
        value={toThumb(value.from)}
        onChange={({ target }) => onChange({ from: Math.min(read(target), value.to) })}
      />
      <input
        type="range"
        {...common}
        aria-label={toLabel}
        aria-valuetext={format(value.to)}
        value={toThumb(value.to)}
        onChange={({ target }) => onChange({ to: Math.max(read(target), value.from) })}
      />
    </div>
  );
}

function useCommit(onCommit: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDragged = useRef(false);

  function commit(afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onCommit?.(), afterMs);
  }

  function release() {
    isDragged.current = false;
    commit(0);
  }

  return {
    moved: () => {
      if (!isDragged.current) commit(KEY_PAUSE_MS);
    },
    drag: {
      onPointerDown: () => {
        isDragged.current = true;
        clearTimeout(timer.current);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
