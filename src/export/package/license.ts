// The license text that travels with the icons of a library.
import type { Library } from '../../model/library.ts';

/** `LICENSE-lucide.txt`. */
export const licensePath = ({ slug }: Library): string => `LICENSE-${slug}.txt`;
