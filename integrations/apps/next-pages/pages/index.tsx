import Head from 'next/head';

export default function Home() {
  return (
    <>
      <Head>
        <title>Next.js (pages router)</title>
        <link rel="icon" href="/favicon.ico" />
      </Head>
      <h1>Next.js (pages router)</h1>
    </>
  );
}
