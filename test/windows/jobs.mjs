// Runs in Node.js for Windows: commands, plugins and files in use. Reads a list of jobs and writes their results.
import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [input, output, root] = process.argv.slice(2);
const load = path => import(pathToFileURL(join(root, path)).href);

/** Paths that the program opened or looked at. */
let touched = [];
for (const name of [
  'statSync',
  'lstatSync',
  'existsSync',
  'readFileSync',
  'realpathSync',
  'openSync',
  'readdirSync',
  'accessSync',
]) {
  const original = fs[name];
  fs[name] = Object.assign((path, ...rest) => {
    touched.push(String(path));
    return original(path, ...rest);
  }, original);
}
syncBuiltinESMExports();

const { runProgram } = await load('dist/cli/program.js');
const { planFiles, writeFiles } = await load('dist/cli/write-files.js');

const run = async ({ argv, folder }) => {
  let [out, err] = ['', ''];
  const code = await runProgram(argv, {
    stdout: { write: text => (out += text) },
    stderr: { write: text => (err += text) },
    folder,
    environment: {},
    columns: 80,
    hasColor: false,
    imageProtocol: 'none',
    isInteractive: false,
    ask: async () => undefined,
  });
  return { code, out, err };
};

const KINDS = {
  command: run,
  tool: async ({ fields, folder }) => {
    const { readArtworkFiles } = await load('dist/cli/project-files.js');
    readArtworkFiles(fields, folder);
  },
  plugin: async ({ fields, folder }) => {
    const { openFavicon } = await load('dist/plugins/favicon.js');
    await openFavicon(folder, fields).load();
  },
  next: async ({ folder }) => {
    process.chdir(folder);
    const { withFavsmith } = await load('dist/plugins/next.js');
    const { env } = await withFavsmith(
      { basePath: '/shop' },
      { icon: 'lucide/rocket' },
    )('phase-production-build');
    return JSON.parse(env.FAVSMITH_NEXT_METADATA).metadata;
  },
  rollup: async ({ folder }) => {
    process.chdir(folder);
    const plugin = (await load('dist/plugins/rollup.js')).default({ artwork: '.\\art\\logo.svg' });
    const result = { watched: [], files: [] };
    await plugin.buildStart.call({ addWatchFile: path => result.watched.push(path), warn: () => {} });
    plugin.generateBundle.call(
      { emitFile: ({ fileName }) => result.files.push(fileName) },
      { dir: join(folder, 'dist') },
    );
    return result;
  },
  webpack: async ({ folder, modules }) => {
    const require = createRequire(join(modules, 'package.json'));
    const [webpack, HtmlWebpackPlugin] = [require('webpack'), require('html-webpack-plugin')];
    const { FavsmithPlugin } = await load('dist/plugins/webpack.js');
    const plugins = [
      new HtmlWebpackPlugin({ template: 'index.html' }),
      new FavsmithPlugin({ icon: 'lucide/rocket' }),
    ];
    const options = {
      mode: 'development',
      context: folder,
      entry: './index.js',
      output: { path: join(folder, 'dist') },
    };
    const stats = await new Promise((resolve, reject) =>
      webpack({ ...options, plugins }, (error, done) => (error ? reject(error) : resolve(done))),
    );
    return stats.toJson({ all: false, errors: true }).errors;
  },
  inUse: ({ folder, tries, names }) => {
    const contents = () => new Set(names.map(name => fs.readFileSync(join(folder, name), 'utf8')));
    const result = { refused: 0, mixed: 0, messages: [] };
    writeFiles(
      folder,
      planFiles(
        folder,
        names.map(path => ({ path, bytes: Buffer.from('0') })),
        { isOwn: true, sources: [] },
      ),
    );
    for (let attempt = 1; attempt <= tries; attempt++) {
      // Without a pause between its attempts, the test takes seconds instead of minutes.
      const wait = Atomics.wait;
      Atomics.wait = () => 'timed-out';
      const held = fs.openSync(join(folder, names[attempt % names.length]), 'r');
      try {
        const files = names.map(path => ({ path, bytes: Buffer.from(String(attempt)) }));
        writeFiles(folder, planFiles(folder, files, { isOwn: true, sources: [] }));
      } catch ({ message }) {
        result.refused++;
        result.messages.push(message);
      } finally {
        fs.closeSync(held);
        Atomics.wait = wait;
      }
      if (contents().size !== 1) result.mixed++;
    }
    return { ...result, messages: result.messages.slice(0, 1), left: fs.readdirSync(folder) };
  },
};

const results = [];
for (const { kind, ...job } of JSON.parse(fs.readFileSync(input, 'utf8'))) {
  touched = [];
  let result;
  try {
    result = { value: await KINDS[kind](job) };
  } catch (error) {
    result = { error: error.message };
  }
  // The path of a share or a device begins with two slashes.
  const shares = touched.filter(path => /^[\\/]{2}/.test(path));
  results.push({ ...result, shares });
}
fs.writeFileSync(output, JSON.stringify(results));
process.exit(0);
