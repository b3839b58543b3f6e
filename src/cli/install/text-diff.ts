// Unified diffs of text changes, in color.
import { createTwoFilesPatch } from 'diff';
import { type Context, styled } from '../context.ts';
import type { TextChange } from './install-plan.ts';

const CONTEXT_LINES = 2;

/** The diff of a change without colors. */
export const diffOf = ({ path, before, after }: TextChange): string => {
  if (after === undefined) return `--- ${path}\n+++ deleted\n`;
  const oldName = before === undefined ? 'new file' : path;
  const options = { context: CONTEXT_LINES };
  return createTwoFilesPatch(oldName, path, before ?? '', after, undefined, undefined, options)
    .replace(/^Index: .*\n=+\n/, '')
    .replace(/^(---|\+\+\+) (.*?)\t.*$/gm, '$1 $2');
};

const LINE_STYLES = { '+': 'green', '-': 'red', '@': 'cyan' } as const;

export const coloredDiff = (context: Context, change: TextChange): string =>
  diffOf(change)
    .split('\n')
    .map(line => {
      const style = LINE_STYLES[line[0] as keyof typeof LINE_STYLES];
      return style ? styled(context, style, line) : line;
    })
    .join('\n');
