// Input of logos. The code that reads them is loaded with the first logo.
import { signal } from '@preact/signals';
import type { LogoPorts } from '../logo/add-logo.ts';
import { NOT_LOADED } from './announcer.ts';

/** File types that an input offers for a logo. */
export const LOGO_FILES = 'image/*,.svg';

export type LogoField = 'artwork' | 'dark_artwork' | 'small_artwork';

export const createLogoInput = (ports: LogoPorts) => {
  /** The reason why the last picture cannot be used. */
  const problem = signal<{ readonly field: LogoField; readonly text: string } | undefined>(undefined);
  const isReading = signal(false);
  return {
    problem,
    isReading,
    /** Uses a file or the text of an SVG document as the source, or as the source of dark mode or of tabs. */
    use: async (picture: File | string, field: LogoField = 'artwork'): Promise<void> => {
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
