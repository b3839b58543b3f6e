// Frameworks that render on the server: Django runs; templates of Rails, Laravel and WordPress are checked as text.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';
import type { ExportedPackage } from '../src/service/index.ts';
import { describeWithPrograms, findProgram } from '../test/programs.ts';
import { type Browser, openBrowser } from './browser.ts';
import { installedPackage, installedProject } from './project.ts';
import { serveFolder } from './static-site.ts';

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  browser = await openBrowser();
  exported = await installedPackage();
});
afterAll(() => browser.close());

describeWithPrograms('favsmith install for Django', { python3: findProgram('python3') }, () => {
  test('makes the tab of a running project show the favicon', async () => {
    const folder = await installedProject('django');
    const python = installDjango(folder);
    const port = await freePort();
    const argv = ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`];
    const server = spawn(python, argv, { cwd: folder, stdio: 'ignore' });
    onTestFinished(() => void server.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}/`;
    const status = async () => (await fetch(url).catch(() => undefined))?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    await browser.expectFavicon(url, exported);
    expect((await fetch(`${url}manage.py`)).status).toBe(404);
  });
});

/** Installs Django in a virtual environment, which later runs use again. Returns the path of its Python. */
const installDjango = (folder: string): string => {
  const environment = join(import.meta.dirname, '.apps', 'python');
  const python = join(environment, 'bin', 'python');
  const options = { stdio: 'pipe' } as const;
  if (!existsSync(python)) execFileSync('python3', ['-m', 'venv', environment], options);
  execFileSync(python, ['-m', 'pip', 'install', '--quiet', '-r', join(folder, 'requirements.txt')], options);
  return python;
};

describe.each([
  ['rails', 'app/views/layouts/application.html.erb', /<%.*?%>/gs],
  ['laravel', 'resources/views/welcome.blade.php', /\{\{.*?\}\}|@vite\(.*?\)/gs],
])('favsmith install for %s', (id, view, tag) => {
  test('keeps the template tags of a page, and the page without them makes the tab show the favicon', async () => {
    const folder = await installedProject(id);
    const template = readFileSync(join(folder, view), 'utf8');
    expect(template.match(tag)?.length).toBe(
      readFileSync(join(import.meta.dirname, 'apps', id, view), 'utf8').match(tag)?.length,
    );
    writeFileSync(join(folder, 'public', 'index.html'), template.replace(tag, ''));
    await browser.expectFavicon((await serveFolder(join(folder, 'public'))).url, exported);
  });
});

describe('favsmith install for WordPress', () => {
  test('writes a plugin that is valid PHP and prints the elements of the package', async () => {
    const folder = await installedProject('wordpress');
    const plugin = readFileSync(join(folder, 'wp-content/mu-plugins/favicon.php'), 'utf8');
    const { Engine } = createRequire(import.meta.url)('php-parser');
    const program = new Engine({ parser: { php7: true } }).parseCode(plugin, 'favicon.php');
    expect(program.errors).toEqual([]);
    const printed: string[] = [];
    JSON.stringify(program, (_, node) => {
      if (node?.kind === 'inline') printed.push(node.value);
      return node;
    });
    expect(printed.join('').trim()).toBe(exported.head.trim());
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Site</title>${printed.join('')}<body>Site`,
    );
    await browser.expectFavicon((await serveFolder(folder)).url, exported);
  });
});
