// Debounced advice; its code is loaded on first use.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyphs } from '../../compose/favicon.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Advice } from './advice.ts';
import type { Design } from './design/design.ts';
import { designQuery } from './design/design-query.ts';

const DEBOUNCE_MS = 150;
const NONE: readonly Advice[] = [];

interface AdviserInputs {
  readonly glyphs: ReadonlySignal<Glyphs | undefined>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly design: ReadonlySignal<Design>;
}

export const createAdviser = ({
  glyphs,
  request,
  design,
}: AdviserInputs): ReadonlySignal<readonly Advice[]> => {
  const advice = signal(NONE);
  effect(() => {
    const [current, resolved, body] = [glyphs.value, request.value, design.value];
    // No advice on the initial design: loading the code would delay the first interaction. (Decision 075)
    if (!current || designQuery(body) === '') {
      advice.value = NONE;
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { adviceOn } = await import('./advice.ts');
      if (isCurrent) advice.value = adviceOn(current, resolved, body);
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  return advice;
};
