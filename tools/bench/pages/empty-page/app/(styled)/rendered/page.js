import { connection } from 'next/server';

/** Rendered for each request. */
export default async function Page() {
  await connection();
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
