import { connection } from 'next/server';

/** Next renders this page for each request. */
export default async function Page() {
  await connection();
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
