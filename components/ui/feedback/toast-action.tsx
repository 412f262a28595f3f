import { Link } from '@/components/ui/link';
import type { MessageAction } from './lasting-messages';

type Props = { action: MessageAction; className: string | undefined; onDone: () => void };

export function ToastAction({ action: { label, href, onPress }, className, onDone }: Props) {
  if (href) {
    return (
      <Link href={href} className={className} onClick={onDone}>
        {label}
      </Link>
    );
  }
  function act() {
    onDone();
    onPress?.();
  }
  return (
    <button type="button" className={className} onClick={act}>
      {label}
    </button>
  );
}
