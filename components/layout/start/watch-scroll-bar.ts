/**
 * Stores the width of the scroll bar in `--scrollbar`, so that the page keeps its width while an
 * overlay hides the bar (`app/globals.css`).
 */
export function watchScrollBar(): () => void {
  const { documentElement: root } = document;
  const measure = () => {
    const isHidden = getComputedStyle(root).overflowY === 'hidden';
    const width = window.innerWidth - root.clientWidth;
    if (!isHidden) root.style.setProperty('--scrollbar', `${width}px`);
  };
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}
