// Document component of the pages router of Next.js.

/** Source of `pages/_document` with `elements` in its head. */
export const nextDocument = (
  elements: string,
): string => `import { Head, Html, Main, NextScript } from 'next/document';

export default function Document() {
  return (
    <Html lang="en">
      <Head>
${elements.replace(/^(?=.)/gm, ' '.repeat(8))}      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
`;
