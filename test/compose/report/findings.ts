// Findings about icons of the catalog, for tests of the report.
import type { Finding } from '../../../src/compose/report/finding.ts';
import { type ExamineOptions, examine } from '../../../src/compose/report/report.ts';
import type { Look } from '../../../src/model/look.ts';
import { color, glyphOf, lookWith } from '../icons.ts';

/** Returns the finding with an id; throws if there is none. */
export const find = (findings: readonly Finding[], id: string): Finding => {
  const found = findings.find(finding => finding.id === id);
  if (!found) throw new Error(`no finding ${id}`);
  return found;
};

/** Examines an icon in the default look with changes. */
export const report = (
  key: string,
  changes: Partial<Look> = {},
  options: Partial<ExamineOptions> = {},
): readonly Finding[] =>
  examine({ main: glyphOf(key) }, lookWith(changes), {
    scheme: 'light',
    hasDark: options.scheme === 'dark',
    isShapeless: false,
    isResponsive: true,
    isPlateDerived: false,
    ...options,
  });

export const inked = (text: string): Look['ink'] => ({
  fg: color(text),
  stroke: color(text),
  fill: undefined,
});
