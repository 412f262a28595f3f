import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import styles from './button.module.css';
import { type ButtonLook, buttonStyle } from './button-style';
import { Link } from './link';

type ButtonOwnProps = ButtonLook & {
  icon?: IconName;
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
};
type AsButton = ButtonOwnProps &
  Omit<ComponentProps<'button'>, keyof ButtonOwnProps> & { href?: undefined };
type AsLink = ButtonOwnProps &
  Omit<ComponentProps<typeof Link>, keyof ButtonOwnProps> & { href: string };

export function Button(props: AsButton | AsLink) {
  const { kind, size, wide, icon, busy = false, className = '', children, ...rest } = props;
  const style = buttonStyle({
    ...(kind && { kind }),
    ...(size && { size }),
    ...(wide && { wide }),
  });
  const look = className ? `${style} ${className}` : style;
  const content = (
    <>
      {busy ? <Icon name="spinner" size={20} className={styles.spinner} /> : null}
      {icon && !busy ? <Icon name={icon} size={20} /> : null}
      {children}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} {...(busy ? whileBusy : {})} className={look}>
      {content}
    </button>
  );
}

// A busy button keeps the focus, so it is not `disabled`.
const whileBusy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
