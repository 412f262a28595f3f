import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '@/components/ui/carousel';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

afterEach(() => void vi.useRealTimers());

const { takeOver } = vi.hoisted(() => ({ takeOver: vi.fn() }));
vi.mock('@/components/ui/carousel-swiper', () => ({
  takeOver: takeOver.mockReturnValue({ on: () => {}, destroy: () => {}, activeIndex: 0 }),
  scrollEnd: async () => {},
}));

function show(kind: 'pages' | 'strip', onChange = vi.fn()) {
  render(
    <Carousel
      kind={kind}
      onChange={onChange}
      slideProps={(index, isLive) => ({ inert: isLive && index > 0 })}
      controls={<button type="button">Next</button>}
    >
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Carousel>,
  );
  return onChange;
}

test('until Swiper is there the browser scrolls, and every slide can be reached', () => {
  const onChange = show('pages');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const list = screen.getByRole('list');
  Object.defineProperties(list, { scrollLeft: { value: 300 }, clientWidth: { value: 300 } });
  fireEvent.scroll(list);
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test.each([
  ['pages', 'ArrowRight', 1],
  ['pages', 'ArrowDown', 0],
  ['strip', 'ArrowDown', 1],
  ['strip', 'ArrowRight', 0],
] as const)('in a carousel of %s %s moves %i slide', (kind, key, moves) => {
  show(kind);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key });
  expect(scrollTo).toHaveBeenCalledTimes(moves);
});

test('the focus on a slide goes with the arrow keys, and stays at the ends', async () => {
  show('pages');
  const [one, two] = screen.getAllByRole('link');
  one?.focus();
  for (const [key, next] of [
    ['ArrowRight', two],
    ['ArrowRight', two],
    ['ArrowLeft', one],
    ['ArrowLeft', one],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await vi.waitFor(() => expect(document.activeElement).toBe(next));
  }
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(button);
});

test('Alt and an arrow are left to the browser, which goes back', () => {
  show('pages');
  const isLeft = fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowLeft', altKey: true });
  expect(isLeft).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a mouse calls Swiper, a finger does not', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: media === 'all', media } as MediaQueryList),
  );
  show('pages');
  const list = screen.getByRole('list');
  fireEvent.pointerMove(list, { pointerType: 'touch' });
  fireEvent.pointerMove(list, { pointerType: 'mouse' });
  fireEvent.pointerMove(list, { pointerType: 'mouse' });
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
});

function play(isPlaying: boolean) {
  vi.useFakeTimers();
  render(
    <Carousel kind="pages" playEvery={5000} isPlaying={isPlaying}>
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Carousel>,
  );
}

test('slides move on by themselves, but not in a hidden tab', () => {
  play(true);
  vi.advanceTimersByTime(4999);
  expect(scrollTo).not.toHaveBeenCalled();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(1);
  expect(scrollTo).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  vi.advanceTimersByTime(5000);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('paused, they stand still', () => {
  play(false);
  vi.advanceTimersByTime(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
});
