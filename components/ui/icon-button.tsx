import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import styles from './icon-button.module.css';
import { Link } from './link';

type IconButtonOwnProps = {
  icon: IconName;
  label: string;
  iconSize?: 16 | 20 | 24;
  kind?: 'plain' | 'outline' | 'raised';
  round?: boolean;
  pressed?: boolean;
  className?: string | undefined;
};
type AsButton = IconButtonOwnProps &
  Omit<ComponentProps<'button'>, keyof IconButtonOwnProps | 'children'> & { href?: undefined };
type AsLink = IconButtonOwnProps &
  Omit<ComponentProps<typeof Link>, keyof IconButtonOwnProps | 'children'> & { href: string };

export function IconButton(props: AsButton | AsLink) {
  const {
    icon,
    label,
    iconSize = 24,
    kind = 'plain',
    round,
    pressed,
    className = '',
    ...rest
  } = props;
  const look = [styles.button, styles[kind], round && styles.round, className]
    .filter(Boolean)
    .join(' ');
  const content = <Icon name={icon} size={iconSize} filled={pressed === true} />;

  if (rest.href !== undefined) {
    return (
      <Link {...rest} aria-label={label} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={label} aria-pressed={pressed} {...rest} className={look}>
      {content}
    </button>
  );
}
