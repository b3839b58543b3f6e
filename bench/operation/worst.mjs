// Finds expensive requests of each operation that reads input: generates requests and mutates the most expensive
// ones.
import { join } from 'node:path';
import { root } from '../../scripts/steps.mjs';
import { median, shortened } from '../statistics.mjs';

const [
  { readCatalogFile },
  { EXPORT_FIELDS, PREVIEW_FIELDS },
  { MAXIMUM_BODY_BYTES },
  { createApp },
  { createShaper },
  { openCatalogIndex, openEmoji },
  { createExporter },
] = await Promise.all([
  import('../../dist/catalog/catalog-file.js'),
  import('../../dist/contract/export/export-fields.js'),
  import('../../dist/contract/limits.js'),
  import('../../dist/http/app.js'),
  import('../../dist/package/fonts/shaper.js'),
  import('../../dist/service/catalog-use-cases.js'),
  import('../../dist/service/exporter.js'),
]);

const SEED = 23;
/** Number of generated requests per class. A fifth as many mutations follow. */
const GENERATED = { cheap: shortened(600), rendered: shortened(80) };
const PARENTS = 10;
const REPETITIONS = 3;
const LAST_REPETITIONS = 10;
const MICROSECONDS = 1000;

const PIECES =
  'arrow user circle up a e ㅤ ㌖ ﷺ 🚀 aeiorst - x 1 fahrrad настройка 設定 👩‍💻 usersettings'.split(' ');
const COLORS = ['#075985', 'none', 'oklch(62% 0.2 30 / 0.4)', 'rebeccapurple', 'lab(29% 39 20)', '#ffffff'];
const INITIALS = ['A', 'WM', '設', 'ش', '1'];

const index = openCatalogIndex(readCatalogFile(join(root, 'data', 'catalog.bin')));
const { catalog } = index;
const slugs = catalog.libraries.map(({ slug }) => slug);

/** Linear congruential generator (Numerical Recipes). Each run generates the same requests. */
let state = SEED;
const random = below => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const pick = list => list[random(list.length)];
const maybe = (chance, fields) => (random(chance) === 0 ? fields() : {});

const word = () =>
  random(2) ? catalog.icon(random(catalog.iconCount)).name.replaceAll('-', ' ') : pick(PIECES);
const words = () =>
  Array.from({ length: 1 + random(24) }, word)
    .join(pick([' ', '', '-']))
    .slice(0, 200);
const icon = () => {
  const { library, name, style } = catalog.icon(random(catalog.iconCount));
  return { library, name, style };
};

/** Random values of fields by type, rarely invalid. @type {Record<string, (field: any) => unknown>} */
const VALUES = {
  text: () => words(),
  initials: () => pick(INITIALS),
  choice: ({ choices }) => pick(choices),
  color: () => pick(COLORS),
  number: ({ minimum, maximum, integer }) => {
    const value = minimum + (random(101) / 100) * (maximum - minimum);
    return integer ? Math.round(value) : Number(value.toFixed(3));
  },
  boolean: () => random(2) === 0,
};
const design = (table = EXPORT_FIELDS) => {
  const fields = Object.entries(table).filter(
    ([name]) => !['library', 'name', 'style', 'text'].includes(name),
  );
  return {
    ...(random(4) ? icon() : { text: pick(INITIALS) }),
    ...Object.fromEntries(
      fields
        .filter(() => random(3) === 0)
        .map(([name, field]) => [name, random(400) ? VALUES[field.type]?.(field) : pick(PIECES)]),
    ),
  };
};
const searchFields = () => ({
  q: words(),
  limit: pick([1, 24, 96, 300]),
  ...maybe(2, () => ({ library: pick(slugs) })),
  ...maybe(2, () => ({ offset: random(30_000) })),
  ...maybe(4, () => ({ style: pick(['outline', 'bold', 'filled', 'none']) })),
});

/** Value of an unknown parameter. It makes each URL unique, so the response cache never answers. */
let serial = 0;
const get = (path, fields) => ({
  method: 'GET',
  url: `${path}?${new URLSearchParams({ ...fields, serial: serial++ })}`,
});
const post = (url, payload) => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream, */*' },
});
const exportOf = fields => post('/api/v1/export', JSON.stringify({ ...fields, serial: serial++ }));
const callOf = ({ tool, ...args }, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: tool, arguments: args },
});
const mcpOf = fields => post('/mcp', JSON.stringify(callOf(fields)));

/** A body of at most the permitted length that is expensive to parse or to refuse. */
const hostileBody = () => {
  const unit = pick(['[', '{"a":', '"\\u0041",', '1e9,', '{"bg":"red"},', '\u{1F680}', `"${words()}",`]);
  const text = unit.repeat(Math.floor((random(MAXIMUM_BODY_BYTES) + 1) / Buffer.byteLength(unit)));
  const field = pick(Object.keys(EXPORT_FIELDS));
  return { text: pick([text, `[${text}1]`, JSON.stringify({ [field]: text, text: text.slice(0, 2000) })]) };
};

/**
 * Classes of requests: generator of fields, and request with these fields. Classes with `renders` take more time
 * to search.
 * @type {Record<string, { fields: () => any, request: (fields: any) => any, renders?: boolean }>}
 */
const CLASSES = {
  search: { fields: searchFields, request: fields => get('/api/v1/icons', fields) },
  'search, explain=1': {
    fields: () => ({ ...searchFields(), explain: 1 }),
    request: fields => get('/api/v1/icons', fields),
  },
  'search, group=name': {
    fields: () => ({ ...searchFields(), group: 'name', ...maybe(3, () => ({ q: '' })) }),
    request: fields => get('/api/v1/icons', fields),
  },
  'lookup of a name': {
    fields: icon,
    request: ({ library, name, style }) => get(`/api/v1/icons/${library}/${name}`, { style }),
  },
  'lookup of an unknown name': {
    fields: () => ({ library: pick([...slugs, 'none']), name: words() }),
    request: ({ library, name }) => get(`/api/v1/icons/${library}/${encodeURIComponent(name)}`, {}),
  },
  'body of an export, refused': { fields: hostileBody, request: ({ text }) => post('/api/v1/export', text) },
  'MCP search, get_icon': {
    fields: () =>
      random(3)
        ? { tool: 'search_icons', query: words(), limit: 48, offset: random(500), contact_sheet: false }
        : { tool: 'get_icon', ...icon(), name: words() },
    request: mcpOf,
  },
  'MCP batch, refused': {
    fields: () => ({ calls: 1 + random(150), tool: 'search_icons', query: words() }),
    request: ({ calls, ...call }) =>
      post('/mcp', JSON.stringify(Array.from({ length: calls }, (_, id) => callOf(call, id)))),
  },
  'MCP contact sheet': {
    fields: () => ({ tool: 'search_icons', query: words(), limit: 1 + random(48) }),
    request: mcpOf,
    renders: true,
  },
  'preview, SVG': {
    fields: () => design({ ...EXPORT_FIELDS, ...PREVIEW_FIELDS }),
    request: fields => get('/api/v1/preview.svg', fields),
    renders: true,
  },
  'preview, PNG': {
    fields: () => design({ ...EXPORT_FIELDS, ...PREVIEW_FIELDS }),
    request: fields => get('/api/v1/preview.png', fields),
    renders: true,
  },
  export: { fields: design, request: exportOf, renders: true },
  'export by query': { fields: design, request: fields => get('/api/v1/export.zip', fields), renders: true },
};

/** Changes one field or a part of the search text. */
const mutate = (fields, create) => {
  const other = create();
  const key = pick(Object.keys(other));
  if (typeof fields.q !== 'string' || random(2)) return { ...fields, [key]: other[key] };
  const at = random(fields.q.length + 1);
  return { ...fields, q: (fields.q.slice(0, at) + word() + fields.q.slice(at + random(6))).slice(0, 200) };
};

/** The service in this process. It renders in the main thread and caches no results. */
const createService = () => {
  const fontDirectory = join(root, 'data', 'fonts');
  const shaper = createShaper(fontDirectory);
  return createApp({
    index: () => index,
    emoji: openEmoji(join(root, 'data', 'emoji.bin')),
    exporter: createExporter({ fontDirectory, threads: 0, cacheBytes: 0 }),
    shaper: async () => shaper,
  });
};

/**
 * The most expensive requests of each class, and the median of the generated ones. Measures processor time of this
 * process in milliseconds, including garbage collection. The result of a request is the minimum of three runs; for
 * the most expensive ones, of ten runs.
 */
export const findWorst = async () => {
  const app = createService();
  const byCost = (one, other) => other.milliseconds - one.milliseconds;
  const found = {};
  for (const [name, { fields: create, request, renders = false }] of Object.entries(CLASSES)) {
    const measure = async (fields, repetitions = REPETITIONS) => {
      let milliseconds = Number.POSITIVE_INFINITY;
      for (let count = 0; count < repetitions; count++) {
        const sent = request(fields);
        const start = process.cpuUsage();
        const { statusCode } = await app.inject(sent);
        const { user, system } = process.cpuUsage(start);
        if (statusCode >= 500) throw new Error(`status ${statusCode} of ${JSON.stringify(sent)}`);
        milliseconds = Math.min(milliseconds, (user + system) / MICROSECONDS);
      }
      return { fields, milliseconds };
    };
    const count = GENERATED[renders ? 'rendered' : 'cheap'];
    // Warm-up: V8 compiles the code of the class.
    for (let sent = 0; sent < count / 10; sent++) await app.inject(request(create()));
    const generated = [];
    for (let sent = 0; sent < count; sent++) generated.push(await measure(create()));
    const typical = median(generated.map(({ milliseconds }) => milliseconds));
    const worst = generated.sort(byCost).slice(0, PARENTS);
    const size = worst.length;
    for (let sent = 0; sent < count / 5; sent++) {
      worst.push(await measure(mutate(pick(worst).fields, create)));
      worst.sort(byCost).length = size;
    }
    const measured = [];
    for (const { fields } of worst) measured.push(await measure(fields, LAST_REPETITIONS));
    found[name] = {
      median: typical,
      worst: measured
        .sort(byCost)
        .map(({ fields, milliseconds }) => ({ milliseconds, next: () => request(fields) })),
    };
  }
  await app.close();
  return found;
};
