'use client';

import { useLocale } from 'next-intl';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { listUrl, parseListFilters } from '@/lib/domain/routing/list-url';
import { localePath } from '@/lib/domain/routing/locale-path';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';

type Props = {
  id?: string;
  url: string;
  /**
   * URLs of the lists that are requested but not rendered yet. The parent component may read them.
   */
  requested?: RefObject<string[]>;
  children: ReactNode;
};

/** A plain GET form. With JavaScript, each change triggers a router navigation. */
export function FilterForm({ id, url, requested: given, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const router = useLocalizedRouter();
  const locale = useLocale();

  const followed = useRef(url);
  const own = useRef<string[]>([]);
  const requested = given ?? own;
  /**
   * The slider that was changed last, and the queries that it produced, which share one history
   * entry.
   */
  const moved = useRef<{ slider: Element; queries: string[] } | null>(null);

  // Chips, "clear" and Back change the default values, and the fields follow. Input made before
  // hydration or during a request stays. A layout effect runs before any later input, which is
  // newer than the defaults.
  useLayoutEffect(() => {
    if (followed.current === url || !form.current) return;
    followed.current = url;
    const index = requested.current.lastIndexOf(url);
    requested.current = index < 0 ? [] : requested.current.slice(index + 1);
    if (index < 0 || urlOf(form.current) === url) form.current.reset();
  }, [url, requested]);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = urlOf(event.currentTarget);
    if (next === (requested.current.at(-1) ?? url)) return;
    requested.current.push(next);
    router[isMovedOn(next) ? 'replace' : 'push'](next, { scroll: false });
  }

  /**
   * Returns whether the last changed slider produced the current URL, and records `next` for that
   * slider. The focused element does not identify it, because Safari does not focus sliders.
   */
  function isMovedOn(next: string): boolean {
    if (!moved.current) return false;
    const { queries } = moved.current;
    const isOn = queries.includes(location.search);
    queries.push(new URL(next, location.href).search);
    return isOn;
  }

  /** Listens for input events, because `onChange` misses changes made by the field's own mask. */
  function typed({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type !== 'range') moved.current = null;
  }

  function changed({ target }: ChangeEvent<HTMLFormElement>) {
    if (target.type === 'range' && moved.current?.slider !== target)
      moved.current = { slider: target, queries: [] };
    if (target.type === 'checkbox') target.form.requestSubmit();
  }

  return (
    <form
      ref={form}
      {...(id && { id })}
      action={localePath(locale, '/products')}
      autoComplete="off"
      onSubmit={show}
      onInput={typed}
      onChange={changed}
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
