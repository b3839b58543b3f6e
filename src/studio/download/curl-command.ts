// curl command that downloads the package of a design.
import type { Design } from '../state/design/design.ts';

export const curlCommand = (exportUrl: string, design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(exportUrl)}`,
    "  -H 'Content-Type: application/json'",
    `  -d ${shellQuote(JSON.stringify(design))}`,
  ].join(' \\\n');

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
