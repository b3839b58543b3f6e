// File with settings in the format of .env files.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads `NAME=value` lines. Without a path, there are no settings. Adds a message if the file cannot be read. */
export const readSettingsFile = (
  path: string | undefined,
  messages: string[],
): Readonly<Record<string, string | undefined>> => {
  if (!path) return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    messages.push(`SETTINGS_FILE must be a readable file: ${(error as Error).message}.`);
    return {};
  }
};
