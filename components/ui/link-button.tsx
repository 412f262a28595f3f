import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/navigation/navigation-events';
import { Link } from './link';

type Props = Omit<ComponentProps<typeof Link>, 'onClick' | 'onKeyDown' | 'role'> & {
  onPress: () => void;
};

/**
 * A link that, once hydrated, acts as a button and calls `onPress`. It is the same element before
 * and after hydration, so that an early press is replayed on it.
 */
export function LinkButton({ onPress, ...rest }: Props) {
  return (
    <Link
      {...rest}
      role="button"
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}
