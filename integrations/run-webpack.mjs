// Builds the project in the current folder with webpack or Rspack: run-webpack.mjs <package> <configuration>.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , name, file] = process.argv;
const bundler = createRequire(import.meta.url)(name);
const { default: config } = await import(pathToFileURL(join(process.cwd(), file)).href);
const compiler = (bundler.webpack ?? bundler)({ context: process.cwd(), ...config });
// With the option watch, bundlers build again after each change.
const start = config.watch ? callback => compiler.watch({}, callback) : callback => compiler.run(callback);
start((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ all: false, errors: true }));
    process.exitCode = 1;
  }
  if (!config.watch) compiler.close(() => undefined);
});
