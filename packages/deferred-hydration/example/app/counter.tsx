'use client';

import { markHydrated } from 'deferred-hydration/hydrated';
import { useEffect, useState } from 'react';
import styles from './counter.module.css';

export function Counter() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  useEffect(markHydrated, []);

  return (
    <>
      <button type="button" className={styles.add} onClick={() => setCount(count + 1)}>
        Add
      </button>
      <output className={styles.count}>{count}</output>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>{`Hello, ${name || 'visitor'}`}</p>
    </>
  );
}
