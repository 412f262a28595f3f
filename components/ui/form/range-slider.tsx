import { useRef } from 'react';
import styles from './range-slider.module.css';

type Range = { from: number; to: number };
type Props = {
  min: number;
  max: number;
  step?: number;
  value: Range;
  onChange: (moved: Partial<Range>) => void;
  /**
   * Called when the thumb is released or loses the focus, or when no key has moved it for a moment.
   */
  onCommit?: () => void;
  fromLabel: string;
  toLabel: string;
  format?: (value: number) => string;
};

const KEY_PAUSE_MS = 1000;
/**
 * A change of up to this amount counts as key presses, because a key moves the slider by 1. Several
 * presses before hydration arrive as one change.
 */
const KEY_PRESSES_MAX = 100;

/** Two native sliders on one track (ADR 035). Each can take any value from `min` to `max`. */
export function RangeSlider(props: Props) {
  const { min, max, step = 1, value, onChange, onCommit, fromLabel, toLabel } = props;
  const { format = String } = props;
  const { moved, isDragged, drag } = useCommit(onCommit);
  const inBounds = (part: number) => clamp(part, min, max);
  const from = inBounds(Math.min(value.from, value.to));
  const to = inBounds(Math.max(value.from, value.to));
  const share = (part: number) => (max > min ? `${((part - min) / (max - min)) * 100}%` : '0%');

  function read({ value: text }: HTMLInputElement, before: number): number {
    moved();
    const next = Number(text);
    if (next === min || next === max) return next;
    const presses = next - before;
    if (isDragged() || Math.abs(presses) > KEY_PRESSES_MAX) return roundTo(step, next);
    return stepBy(step, before, presses);
  }

  const common = { className: styles.input, min, max, step: 1, ...drag };

  return (
    <div className={styles.slider} style={{ '--from': share(from), '--to': share(to) }}>
      <input
        type="range"
        {...common}
        style={{ zIndex: from > (min + max) / 2 ? 1 : 0 }}
        aria-label={fromLabel}
        aria-valuetext={format(from)}
        value={from}
        onChange={({ target }) =>
          onChange({ from: clamp(read(target, from), min, Math.max(to - step, min)) })
        }
      />
      <input
        type="range"
        {...common}
        aria-label={toLabel}
        aria-valuetext={format(to)}
        value={to}
        onChange={({ target }) =>
          onChange({ to: clamp(read(target, to), Math.min(from + step, max), max) })
        }
      />
    </div>
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function roundTo(step: number, value: number): number {
  return Math.round(value / step) * step;
}

/** Moves a value by the given number of key presses, to the next round amount in that direction. */
function stepBy(step: number, value: number, presses: number): number {
  const round = presses > 0 ? Math.floor : Math.ceil;
  return round((value + presses * step) / step) * step;
}

function useCommit(onCommit: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDragged = useRef(false);
  const isWaiting = useRef(false);

  function commit(afterMs: number) {
    clearTimeout(timer.current);
    isWaiting.current = true;
    timer.current = setTimeout(() => {
      isWaiting.current = false;
      isDragged.current = false;
      onCommit?.();
    }, afterMs);
  }

  /** Firefox moves the thumb once more after the release, so the drag ends after that move. */
  const release = () => commit(0);

  return {
    moved: () => {
      if (!isDragged.current) commit(KEY_PAUSE_MS);
    },
    isDragged: () => isDragged.current,
    drag: {
      onBlur: () => isWaiting.current && commit(0),
      onPointerDown: () => {
        isDragged.current = true;
        clearTimeout(timer.current);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
