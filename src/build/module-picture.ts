// Diagram of the modules in ARCHITECTURE.md, drawn from the imports.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { dirname, join, normalize } from 'node:path/posix';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DOCUMENT = join(ROOT, 'ARCHITECTURE.md');
const PICTURE = /```mermaid\nflowchart[^`]*```/;

/** Modules that use neither Node.js nor the DOM. */
export const PURE_MODULES = ['model', 'svg', 'compose', 'raster', 'contract', 'client'];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns ARCHITECTURE.md with a diagram of the current imports. */
export const architectureText = (): string =>
  readFileSync(DOCUMENT, 'utf8').replace(
    PICTURE,
    [
      '```mermaid',
      'flowchart LR',
      '  subgraph pure ["pure: no Node.js, no DOM"]',
      ...PURE_MODULES.map(module => `    ${module}`),
      '  end',
      ...edges(),
      '```',
    ].join('\n'),
  );

/** One row per module with the modules that import it. Omits arrows that a chain of other imports implies. */
const edges = (): readonly string[] => {
  const graph = readModuleGraph(join(ROOT, 'src'));
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter(to => ![...targets].some(other => other !== to && reaches(graph, other, to)))
      .map(to => ({ to, from })),
  );
  return [...graph.keys()].sort().flatMap(module => {
    const importers = arrows.filter(({ to }) => to === module).map(({ from }) => from);
    return importers.length === 0 ? [] : [`  ${module} --> ${importers.sort().join(' & ')}`];
  });
};

const reaches = (graph: Graph, from: string, to: string): boolean =>
  [...(graph.get(from) ?? [])].some(next => next === to || reaches(graph, next, to));

/** Maps each module to the modules that it imports. Reads the source files below `root`. */
const readModuleGraph = (root: string): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue;
    const file = path.replaceAll(sep, '/');
    const from = moduleOf(file);
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from |import ?\(?)'(\.[^']+)'/g,
    )) {
      const to = moduleOf(normalize(join(dirname(file), target)));
      if (to !== from) targets.add(to);
    }
  }
  return graph;
};

const moduleOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : 'main');
