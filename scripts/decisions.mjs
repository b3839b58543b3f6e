// npm run decisions (also part of generate): writes docs/decisions/README.md, the index of the decision pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url));

const PREFACE = `# Decisions

Each page records one choice: its context, the decision, the consequences and the alternatives. Source files cite a page
as \`Decision 041\`. \`npm run decisions\` writes this index from the headings of the pages.
`;

/**
 * Parses the head of a page: \`# 041 Title\`, an empty line, \`Status: accepted · Module: search\`.
 * @param {string} file
 */
export const readDecision = file => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title, module] = /^# (\d{3}) (.+)\n\nModule: (.+)\n/.exec(text) ?? [];
  if (module === undefined || !file.startsWith(`${number}-`))
    throw new Error(`${file} must begin with "# ${file.slice(0, 3)} Title" and "Module: …"`);
  return { file, number, title, module, text };
};

export const readDecisions = () =>
  readdirSync(folder)
    .filter(file => /^\d{3}-.*\.md$/.test(file))
    .sort()
    .map(readDecision);

export const decisionIndex = () => {
  const rows = readDecisions().map(
    ({ file, number, title, module }) => `| [${number}](${file}) | ${title} | ${module} |`,
  );
  return [PREFACE, '| number | title | module |', '|---|---|---|', ...rows, ''].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(folder, 'README.md'), decisionIndex());
