import styles from './skeleton.module.css';

type Props = {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  className?: string | undefined;
};

export function Skeleton({ width = '100%', height = 12, radius = 4, className = '' }: Props) {
  return (
    <span
      className={`${styles.box} ${className}`}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
