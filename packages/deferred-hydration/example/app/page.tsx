import { Counter } from './counter';

export default function Page() {
  return (
    <main>
      <h1>Deferred hydration</h1>
      <p>The button works before React has been loaded: the press waits and is counted later.</p>
      <Counter />
    </main>
  );
}
