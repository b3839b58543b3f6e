// Input of logos. The code loads with the first logo.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LogoPorts } from '../logo/add-logo.ts';
import { NOT_LOADED } from './announcer.ts';

/** Files that an input offers as a logo. */
export const LOGO_FILES = 'image/*,.svg';

export type LogoField = 'artwork' | 'dark_artwork' | 'small_artwork';

export interface LogoInput {
  /** The reason why the last picture cannot be used. */
  readonly problem: ReadonlySignal<{ readonly field: LogoField; readonly text: string } | undefined>;
  readonly isReading: ReadonlySignal<boolean>;
  /**
   * Uses a file or the text of an SVG document as the subject, or as the subject of dark mode or of tabs.
   */
  use(picture: File | string, field?: LogoField): Promise<void>;
}

export const createLogoInput = (ports: LogoPorts): LogoInput => {
  const problem = signal<{ readonly field: LogoField; readonly text: string } | undefined>(undefined);
  const isReading = signal(false);
  return {
    problem,
    isReading,
    use: async (picture, field = 'artwork') => {
      problem.value = undefined;
      isReading.value = true;
      const text = await import('../logo/add-logo.ts').then(
        ({ addLogo }) => addLogo(picture, field, ports),
        () => NOT_LOADED,
      );
      isReading.value = false;
      if (text !== undefined) {
        problem.value = { field, text };
        ports.announcer.announce(text, { visible: true });
      }
    },
  };
};
