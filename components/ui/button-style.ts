import styles from './button.module.css';

export type ButtonKind = 'primary' | 'soft' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean };

export function buttonStyle({ kind = 'primary', size = 'medium', wide = false }: ButtonLook) {
  return [styles.button, styles[kind], styles[size], wide && styles.wide].filter(Boolean).join(' ');
}
