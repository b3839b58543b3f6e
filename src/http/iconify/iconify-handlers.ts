// Handlers of Iconify's read API.
import { create as contentDisposition } from 'content-disposition';
import type { Catalog } from '../../catalog/catalog.ts';
import { ProblemError, quote } from '../../contract/problems.ts';
import { parameterText, parseSearchQuery } from '../../contract/search-query.ts';
import { requireIndex } from '../../service/catalog-use-cases.ts';
import { jsonRepresentation } from '../handlers/catalog-handlers.ts';
import { type Handler, type HandlerServices, queryOf } from '../handlers/handler.ts';
import { SVG_MEDIA_TYPE } from '../protocol/common-headers.ts';
import { createRepresentation, type HttpResponse } from '../protocol/response.ts';
import { drawIcon, isOn, toIconData } from './icon-data.ts';
import { type IconSet, openIconSets } from './icon-sets.ts';

/** Input of a handler: the catalog, its sets by prefix, and the parameters of path and query. */
interface Call {
  readonly services: HandlerServices;
  readonly catalog: Catalog;
  readonly sets: ReadonlyMap<string, IconSet>;
  read(name: string): string | undefined;
}

const json = (value: object): HttpResponse => ({ representation: jsonRepresentation(value) });

const listOf = (text = ''): readonly string[] => [...new Set(text.split(',').filter(Boolean))];

const requireSet = ({ sets, read }: Call): IconSet => {
  const prefix = read('prefix') ?? '';
  const set = sets.get(prefix);
  if (set) return set;
  const known = [...sets.keys()].join(', ');
  throw new ProblemError('icon_not_found', `prefix must be one of ${known}, got ${quote(prefix)}.`);
};

const infoOf = ({ library: { name, iconCount, license }, iconify: { author } }: IconSet) => {
  return { name, total: iconCount, author: { name: author }, license: { title: license, spdx: license } };
};

const dataOf = ({ catalog }: Call, { find }: IconSet, name: string) => {
  const position = find(name);
  return position === undefined ? undefined : toIconData(catalog.icon(position).svg);
};

const svg = (call: Call): HttpResponse => {
  const name = call.read('name') ?? '';
  const icon = dataOf(call, requireSet(call), name);
  if (!icon) throw new ProblemError('icon_not_found', `There is no icon ${quote(name)} in the set.`);
  const markup = Buffer.from(drawIcon(icon, call.read));
  const representation = createRepresentation(markup, { mediaType: SVG_MEDIA_TYPE });
  if (!isOn(call.read('download'))) return { representation };
  return { representation, headers: { 'Content-Disposition': contentDisposition(`${name}.svg`) } };
};

const iconData = (call: Call): HttpResponse => {
  const set = requireSet(call);
  const icons = listOf(call.read('icons')).map(name => [name, dataOf(call, set, name)] as const);
  if (icons.length === 0)
    throw new ProblemError('icon_not_found', 'icons must name at least one icon, for example ?icons=rocket.');
  const missing = icons.flatMap(([name, icon]) => (icon ? [] : [name]));
  const not_found = missing.length > 0 ? missing : undefined;
  return json({ prefix: set.iconify.prefix, icons: Object.fromEntries(icons), not_found });
};

const collections = ({ sets }: Call): HttpResponse =>
  json(Object.fromEntries(Array.from(sets, ([prefix, set]) => [prefix, infoOf(set)])));

const collection = (call: Call): HttpResponse => {
  const set = requireSet(call);
  const { slug: library, iconCount: total, name: title } = set.library;
  const uncategorized = call.catalog.namesOf(library).flatMap(name => {
    const position = call.catalog.findPosition({ library, name }) ?? 0;
    return call.catalog.stylesAt(position).map(style => set.nameOf({ name, style }));
  });
  return json({ prefix: set.iconify.prefix, total, title, info: infoOf(set), uncategorized });
};

/** Searches all sets, or those with the given prefixes. */
const search = ({ services, sets, read }: Call): HttpResponse => {
  const wanted = listOf(read('prefix') ?? read('prefixes'));
  const chosen = [...sets.values()].filter(
    ({ iconify }) => wanted.length === 0 || wanted.includes(iconify.prefix),
  );
  const slugs = chosen.map(({ library }) => library.slug);
  const query = parseSearchQuery({
    q: read('query'),
    limit: read('limit') ?? '64',
    offset: read('start'),
    library: wanted.length === 0 ? undefined : slugs.length === 0 ? wanted : slugs,
  });
  const index = requireIndex(services);
  const page = index.search.search(query);
  const found = Array.from(page.positions, index.catalog.icon).flatMap(icon => {
    const set = chosen.find(({ library }) => library.slug === icon.library);
    return set ? [{ set, name: `${set.iconify.prefix}:${set.nameOf(icon)}` }] : [];
  });
  return json({
    icons: found.map(({ name }) => name),
    total: page.total,
    limit: query.limit,
    start: query.offset,
    collections: Object.fromEntries(found.map(({ set }) => [set.iconify.prefix, infoOf(set)])),
    request: { query: query.q },
  });
};

const setsOf = new WeakMap<Catalog, Call['sets']>();

const ANSWERS = { collections, collection, search, iconData, svg };

export const iconifyHandler =
  (answer: keyof typeof ANSWERS): Handler =>
  (request, services) => {
    const { catalog } = requireIndex(services);
    const sets = setsOf.get(catalog) ?? openIconSets(catalog);
    setsOf.set(catalog, sets);
    const parameters = { ...queryOf(request), ...(request.params as Readonly<Record<string, string>>) };
    return ANSWERS[answer]({ services, catalog, sets, read: name => parameterText(parameters, name) });
  };
