// Tests for `npm run test:mutation`: the fast ones in the folders that TEST_FOLDERS names.
import { defineConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

const { fast } = Object.fromEntries(
  (project.test?.projects ?? []).map(entry => {
    if (typeof entry !== 'object' || !('test' in entry))
      throw new Error('a project of vitest.config.ts has no tests');
    return [entry.test?.name as string, entry.test];
  }),
);

export default defineConfig({
  test: {
    ...project.test,
    projects: undefined,
    include: (process.env.TEST_FOLDERS ?? '').split(',').map(folder => `test/${folder}/**/*.test.ts`),
    // Worker threads have the time zone of the process, so a test of time zones fails in them.
    exclude: [...(fast?.exclude ?? []), 'test/package/zip.test.ts'],
  },
});
