import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '@/components/ui/carousel/carousel';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

const { swiper, takeOver } = vi.hoisted(() => {
  const autoplay = { running: true, start: vi.fn(), stop: vi.fn(), pause: vi.fn() };
  const swiper = {
    activeIndex: 0,
    autoplay,
    slideTo: vi.fn(),
    slideChanged: () => {},
    on: (_: 'slideChange', listener: (made: unknown) => void) => {
      swiper.slideChanged = () => listener(swiper);
    },
    destroy: () => {},
  };
  return { swiper, takeOver: vi.fn(() => swiper) };
});
vi.mock('@/components/ui/carousel/carousel-swiper', () => ({
  takeOver,
  scrollEnd: async () => {},
}));

afterEach(() => void vi.clearAllMocks());

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

test('scrolls natively and keeps every slide reachable until Swiper loads', () => {
  const onChange = show('pages');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const list = screen.getByRole('list');
  Object.defineProperties(list, { scrollLeft: { value: 300 }, clientWidth: { value: 300 } });
  fireEvent.scroll(list);
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test.each([
  ['pages', 'scrolls', 'ArrowRight', 1],
  ['pages', 'does not scroll', 'ArrowDown', 0],
  ['strip', 'scrolls', 'ArrowDown', 1],
  ['strip', 'does not scroll', 'ArrowRight', 0],
] as const)('a carousel of kind "%s" %s on %s', (kind, _what, key, moves) => {
  show(kind);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key });
  expect(scrollTo).toHaveBeenCalledTimes(moves);
});

test('moves the focus with the arrow keys and stops at the ends', async () => {
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

test('lets the browser handle Alt and an arrow key, its shortcut for Back', () => {
  show('pages');
  const isLeft = fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowLeft', altKey: true });
  expect(isLeft).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('loads Swiper when a mouse moves over the carousel, but not on touch', async () => {
  everyMedia();
  show('pages');
  const list = screen.getByRole('list');
  fireEvent.pointerMove(list, { pointerType: 'touch' });
  fireEvent.pointerMove(list, { pointerType: 'mouse' });
  fireEvent.pointerMove(list, { pointerType: 'mouse' });
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
});

const everyMedia = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: media === 'all', media } as MediaQueryList),
    );

const Playing = ({ isPlaying }: { isPlaying: boolean }) => (
  <Carousel kind="pages" isEager playEveryMs={5000} isPlaying={isPlaying}>
    <a href="/1">One</a>
    <a href="/2">Two</a>
  </Carousel>
);

async function play(isPlaying: boolean) {
  everyMedia();
  swiper.activeIndex = 0;
  const shown = render(<Playing isPlaying={isPlaying} />);
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
  return shown;
}

test('loads Swiper at once with `isEager` and passes it the autoplay interval (S9-04)', async () => {
  await play(true);
  expect(takeOver).toHaveBeenCalledWith(expect.anything(), {
    kind: 'pages',
    current: 0,
    playEveryMs: 5000,
  });
});

test('plays while `isPlaying` is set and stops at the last slide (S9-04, S9-06)', async () => {
  const { autoplay } = swiper;
  const { rerender } = await play(false);
  await vi.waitFor(() => expect(autoplay.stop).toHaveBeenCalledOnce());
  autoplay.running = false;
  rerender(<Playing isPlaying />);
  expect(autoplay.start).toHaveBeenCalledOnce();
  autoplay.running = true;
  swiper.activeIndex = 1;
  act(() => swiper.slideChanged());
  expect(autoplay.stop).toHaveBeenCalledTimes(2);
});

test('pauses a carousel that starts in a hidden tab until the tab is visible (S9-04)', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await play(true);
  await vi.waitFor(() => expect(swiper.autoplay.pause).toHaveBeenCalledOnce());
});

test('lets Swiper handle arrow keys once it has loaded (S9-05)', async () => {
  await play(false);
  await vi.waitFor(() => expect(swiper.autoplay.stop).toHaveBeenCalledOnce());
  fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
  expect(swiper.slideTo).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});
