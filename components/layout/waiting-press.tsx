import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

/**
 * Screen readers announce this text while a press waits for the page's scripts. Everyone else sees
 * that the pressed control is faded. The code that replays presses shows and hides the text
 * (ADR 025).
 */
export function WaitingPress({ text }: { text: string }) {
  return (
    <p role="status">
      <VisuallyHidden>
        <span hidden data-waiting-press="">
          {text}
        </span>
      </VisuallyHidden>
    </p>
  );
}
