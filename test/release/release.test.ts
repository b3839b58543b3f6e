// Release script: changelog, and conditions of a release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf, releaseChangelog, releaseNotes } from '../../scripts/release.mjs';

const changelog = '# Changelog\n\n## Unreleased\n\n- New $& thing.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n';
const state = {
  version: '0.2.0',
  current: '0.1.0',
  status: '',
  branch: 'main',
  tags: ['v0.1.0'],
  changelog,
  versionModule: "export const FAVSMITH_VERSION = '0.1.0';\n",
};

describe('releaseChangelog', () => {
  it('moves the entries to a section of the version', () => {
    expect(releaseChangelog(changelog, { version: '0.2.0', date: '2026-02-03' })).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New $& thing.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n',
    );
  });

  it.each(['# Changelog\n', '## Unreleased\n\n## 0.1.0\n\n- First.\n'])('returns undefined for %j', text => {
    expect(releaseChangelog(text, { version: '0.2.0', date: '' })).toBeUndefined();
  });

  it('accepts the changelog of the project', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', 'CHANGELOG.md'), 'utf8');
    expect(releaseChangelog(text, { version: '9.0.0', date: '2026-02-03' })).toContain(
      '## 9.0.0 (2026-02-03)',
    );
  });
});

describe('releaseNotes', () => {
  it('returns the section of one version', () => {
    expect(releaseNotes(changelog, '0.1.0')).toBe('- First.\n');
    expect(releaseNotes(changelog, 'Unreleased')).toBe('- New $& thing.\n');
  });

  it('refuses a version without a section', () => {
    expect(() => releaseNotes(changelog, '0.2.0')).toThrow('CHANGELOG.md has no section 0.2.0.');
  });
});

describe('a release', () => {
  it.each([
    [{}, []],
    [{ version: '0.1.0', tags: [] }, []],
    [{ version: 'next' }, ['next is no version']],
    [{ version: '0.0.9' }, ['lower than 0.1.0']],
    [{ status: ' M README.md' }, ['has changes']],
    [{ branch: 'topic' }, ['made from main']],
    [{ tags: ['v0.2.0'] }, ['tag v0.2.0 exists']],
    [{ changelog: '# Changelog\n' }, ['no entries']],
    [{ versionModule: '' }, ['another version']],
  ])('with %j has problems with these words: %j', (change, problems) => {
    expect(problemsOf({ ...state, ...change })).toEqual(
      problems.map(problem => expect.stringContaining(problem)),
    );
  });
});
