'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { listUrl, parseListFilters } from '@/lib/domain/list-url';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';

type Props = {
  id?: string;
  /** The current URL of the list without its page. */
  url: string;
  children: ReactNode;
};

/** A plain GET form; with JavaScript each change is a navigation. */
export function FilterForm({ id, url, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const router = useLocalizedRouter();

  const followed = useRef(url);
  const asked = useRef<string[]>([]);
  /** The slider in focus and the queries it led to: they share one history entry. */
  const moved = useRef<{ slider: Element; queries: string[] } | null>(null);

  // Chips, "clear" and Back change the default values, and the fields follow. Input made before
  // hydration, or while an answer was on its way, stays. A layout effect, because later input is
  // newer than the defaults.
  useLayoutEffect(() => {
    if (followed.current === url || !form.current) return;
    followed.current = url;
    const place = asked.current.lastIndexOf(url);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place < 0 || urlOf(form.current) === url) form.current.reset();
  }, [url]);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = urlOf(event.currentTarget);
    if (next === (asked.current.at(-1) ?? url)) return;
    asked.current.push(next);
    router[isMovedOn(next) ? 'replace' : 'push'](next, { scroll: false });
  }

  /** Whether the same slider has led to this address since it got the focus. */
  function isMovedOn(next: string): boolean {
    const slider = document.activeElement;
    if (!(slider instanceof HTMLInputElement) || slider.type !== 'range') return false;
    if (moved.current?.slider !== slider) moved.current = { slider, queries: [] };
    const { queries } = moved.current;
    const isOn = queries.includes(location.search);
    queries.push(new URL(next, location.href).search);
    return isOn;
  }

  return (
    <form
      ref={form}
      {...(id && { id })}
      action="/products"
      autoComplete="off"
      onSubmit={show}
      onBlur={() => {
        moved.current = null;
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') {
          currentTarget.requestSubmit();
        }
      }}
    >
      {children}
    </form>
  );
}

function urlOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return listUrl(
    parseListFilters(
      Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)])),
    ),
  );
}
