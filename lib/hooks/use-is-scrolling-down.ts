import { useEffect, useRef, useState } from 'react';

const TREMBLE_PX = 8;

/** Whether the last move of the page was downwards, away from its top. */
export function useIsScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  const last = useRef(0);

  useEffect(() => {
    function follow() {
      const y = Math.max(window.scrollY, 0);
      if (Math.abs(y - last.current) < TREMBLE_PX) return;
      setDown(y > last.current && y > window.innerHeight / 4);
      last.current = y;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return isDown;
}
