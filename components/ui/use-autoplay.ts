import { useEffect, useEffectEvent } from 'react';

type Options = {
  /** Nothing moves without it. */
  everyMs: number | undefined;
  isPlaying: boolean;
  current: number;
  count: number;
};

/** Shows the next slide after a while, up to the last one, and none in a hidden tab. */
export function useAutoplay(show: (index: number) => void, options: Options): void {
  const { everyMs, isPlaying, current, count } = options;
  const isAtEnd = current >= count - 1;
  const showNext = useEffectEvent(() => document.hidden || show(current + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own while.
  useEffect(() => {
    if (!everyMs || !isPlaying || isAtEnd) return;
    const timer = setInterval(showNext, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isPlaying, isAtEnd, current]);
}
