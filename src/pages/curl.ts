// curl commands for the sample requests of operations.
import type { Operation } from '../contract/operations.ts';

/** Writes the sample request of an operation as a curl command for a POSIX shell. */
export const curlCommand = ({ method, sample }: Operation, baseUrl: string): string => {
  const output = sample.saveAs === undefined ? '' : ` -o ${sample.saveAs}`;
  const address = shellWord(`${baseUrl}${sample.path}`);
  if (sample.body === undefined) return `curl${output} ${address}`;
  return [
    `curl${output} -X ${method} ${address}`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${shellWord(JSON.stringify(sample.body))}`,
  ].join(' \\\n');
};

/** Quotes a word for a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
