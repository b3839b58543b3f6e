// Escape sequences in the output, told apart from those in foreign text.
import { randomBytes } from 'node:crypto';
import { printable } from '../../contract/printable.ts';

/** Stands for the character ESC in the sequences of this program. Random, so that no foreign text contains it. */
export const ESC = `\ufdd0${randomBytes(12).toString('hex')}\ufdd1`;

/** The bytes for the terminal: the sequences of this program, and all other text printable. */
export const toTerminal = (text: string): string => text.split(ESC).map(printable).join('\u001b');
