// When advice is given: once the design rests, by code that is fetched after the page has come to life.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Advice } from './advice.ts';
import type { Design } from './design.ts';
import { addressOf } from './design-address.ts';

const REST_MS = 150;
const NONE: readonly Advice[] = [];

interface Advised {
  readonly glyph: ReadonlySignal<Glyph | undefined>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly design: ReadonlySignal<Design>;
}

export const createAdviser = ({ glyph, request, design }: Advised): ReadonlySignal<readonly Advice[]> => {
  const advice = signal(NONE);
  effect(() => {
    const [shown, wanted, given] = [glyph.value, request.value, design.value];
    // What nobody has touched yet needs no advice, and the page comes to life without its cost.
    if (!shown || addressOf(given) === '') {
      advice.value = NONE;
      return;
    }
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
