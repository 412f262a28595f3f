import styles from './count-bubble.module.css';

type Props = {
  /** The list whose count the hydration script may show before React does. */
  of: 'cart' | 'liked';
  /** The count; empty when the list is empty. */
  text: string;
};

/**
 * Shows the number of items in the cart or wishlist. The bubble is decorative, because the
 * accessible name of the button or link contains the count.
 */
export function CountBubble({ of, text }: Props) {
  return (
    <span
      className={styles.bubble}
      data-count-of={of}
      aria-hidden="true"
      // The hydration script has written the stored count, which React then renders too.
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}
