// Messages of the rules of the check, read from their source.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'src', 'check');

/** A call that makes a finding: `finding.error(`, `finding[level](` or `findingsAbout(name)[level](`. */
const CALL = /(?:\.(?:error|warning|info)|\bfinding(?:sAbout\([^()]*\))?\[[^\]]*\])\(/g;

export interface Rule {
  readonly file: string;
  readonly message: string;
  /** Matches the message. An expression in it stands for any text. */
  readonly pattern: RegExp;
}

/** Every message of a finding. Throws for a call whose first argument has no message, but a name. */
export const readRules = (): readonly Rule[] =>
  readdirSync(FOLDER).flatMap(file => {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    return [...source.matchAll(CALL)].flatMap(({ 0: call, index }) => {
      const messages = sentencesOf(source.slice(index + call.length));
      if (messages.length === 0) throw new Error(`${file}: write the message into the call ${call}`);
      return messages.map(message => ({ file, message, pattern: patternOf(message) }));
    });
  });

/** The sentences in the first argument of a call: the texts in quotes that end with a period. */
const sentencesOf = (source: string): readonly string[] => {
  const sentences: string[] = [];
  let depth = 0;
  for (let at = 0; at < source.length && depth >= 0; at++) {
    const letter = source[at] ?? '';
    if (letter === ',' && depth === 0) break;
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter !== "'" && letter !== '`') continue;
    const text = textAt(source, at);
    if (text.endsWith('.')) sentences.push(text);
    at += text.length + 1;
  }
  return sentences;
};

/** The text in the quotes that open at `start`. A template may contain templates. */
const textAt = (source: string, start: number): string => {
  let depth = 0;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '{' && (depth > 0 || source[at - 1] === '$')) depth++;
    else if (source[at] === '}' && depth > 0) depth--;
    else if (source[at] === source[start] && depth === 0) return source.slice(start + 1, at);
  }
  throw new Error(`The text is not closed: ${source.slice(start, start + 50)}`);
};

const patternOf = (message: string): RegExp => {
  let fixed = '';
  let depth = 0;
  for (const [at, letter] of [...message].entries()) {
    if (letter === '{' && (depth > 0 || message[at - 1] === '$')) depth++;
    else if (letter === '}' && depth > 0) depth--;
    else if (depth === 0) fixed += letter;
  }
  return new RegExp(`^${fixed.replace(/[.*+?^()|[\]\\{}]/g, '\\$&').replaceAll('$', '.*')}$`, 's');
};
