'use client';

import styles from './range-slider.module.css';

type Range = { from: number; to: number };
type Props = {
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Of the thumb that was moved. */
  onChange: (moved: Partial<Range>) => void;
  /** The thumb was let go, or a key released. */
  onCommit?: () => void;
  fromLabel: string;
  toLabel: string;
  /** The number as it is read out. */
  format?: (value: number) => string;
};

/** Two of the browser's own sliders on one track. */
export function RangeSlider(props: Props) {
  const { min, max, step = 1, value, onChange, onCommit, fromLabel, toLabel } = props;
  const { format = String } = props;
  const share = (part: number) => (max > min ? ((part - min) / (max - min)) * 100 : 0);
  const track = { '--from': `${share(value.from)}%`, '--to': `${share(value.to)}%` };
  const common = {
    className: styles.input,
    min,
    max,
    step,
    onPointerUp: () => onCommit?.(),
    onKeyUp: () => onCommit?.(),
  };

  return (
    <div className={styles.slider} style={track}>
      <input
        type="range"
        {...common}
        style={{ zIndex: value.from > (min + max) / 2 ? 1 : 0 }}
        aria-label={fromLabel}
        aria-valuetext={format(value.from)}
        value={value.from}
        onChange={(event) => onChange({ from: Math.min(Number(event.target.value), value.to) })}
      />
      <input
        type="range"
        {...common}
        aria-label={toLabel}
        aria-valuetext={format(value.to)}
        value={value.to}
        onChange={(event) => onChange({ to: Math.max(Number(event.target.value), value.from) })}
      />
    </div>
  );
}
