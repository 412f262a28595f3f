import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './search-option.module.css';

type Props = {
  id: string;
  activeId: string | undefined;
  onPress: () => void;
  href?: string;
  children: ReactNode;
};

/**
 * An option that shoppers reach with the arrow keys of the field, so it is not in the Tab order.
 */
export function SearchOption({ id, activeId, onPress, href, children }: Props) {
  const option = {
    id,
    role: 'option',
    'aria-selected': id === activeId,
    tabIndex: -1,
    className: styles.option,
    onClick: onPress,
    children,
  };
  return href ? <Link href={href} {...option} /> : <button type="button" {...option} />;
}
