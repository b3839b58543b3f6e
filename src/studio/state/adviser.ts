// When advice is given: once the design rests, by code that is fetched after the page has come to life.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyph } from '../../compose/glyph.ts';
import type { ExportRequest } from '../../contract/export-request.ts';
import type { Advice } from './advice.ts';
import type { Design } from './design.ts';

const REST_MS = 150;

interface Advised {
  readonly glyph: ReadonlySignal<Glyph | undefined>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly design: ReadonlySignal<Design>;
}

export const createAdviser = ({ glyph, request, design }: Advised): ReadonlySignal<readonly Advice[]> => {
  const advice = signal<readonly Advice[]>([]);
  effect(() => {
    const [shown, wanted, given] = [glyph.value, request.value, design.value];
    if (!shown) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { adviceOn } = await import('./advice.ts');
      if (isCurrent) advice.value = adviceOn(shown, wanted, given);
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  return advice;
};
