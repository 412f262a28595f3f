'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';

type UseActiveOptionOptions = {
  area: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpen: () => void;
};

export function useActiveOption({ area, isOpen, onOpen }: UseActiveOptionOptions) {
  const [id, setId] = useState<string>();

  const options = () => [...(area.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isOpen) {
      onOpen();
      return;
    }

    const all = options();
    const index = all.findIndex((option) => option.id === id);
    // The field itself is a stop between the last option and the first.
    const next = all[step > 0 ? index + 1 : (index === -1 ? all.length : index) - 1];
    setId(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  }

  function choose(): boolean {
    const option = options().find((known) => known.id === id);
    option?.click();
    return option !== undefined;
  }

  return { id, move, choose, clear: () => setId(undefined) };
}
