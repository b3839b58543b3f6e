import { signal } from '@preact/signals';
import { say } from '../../languages/texts.ts';
import type { LogoField, LogoPorts, NewLogo } from './add-logo.ts';

export const createLogoInput = (ports: LogoPorts) => {
  /** Why the last picture cannot be used. */
  const problem = signal<{ readonly field: LogoField; readonly text: string } | undefined>(undefined);
  const isReading = signal(false);
  return {
    problem,
    isReading,
    /** Puts a picture into a field of the design. */
    use: async (picture: NewLogo, field: LogoField = 'artwork'): Promise<void> => {
      problem.value = undefined;
      isReading.value = true;
      const text = await import('./add-logo.ts').then(
        ({ addLogo }) => addLogo(picture, field, ports),
        () => say('notLoaded'),
      );
      isReading.value = false;
      if (text !== undefined) {
        problem.value = { field, text };
        ports.announcer.announce(text, { visible: true });
      }
    },
  };
};
