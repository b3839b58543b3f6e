// Link previews of designs: Open Graph elements in the page of the studio, and the share card. (Decision 036)

import { parse as parseQuery } from 'node:querystring';
import { EXPORT_FIELD_NAMES } from '../../contract/export/export-fields.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { parseExportQuery } from '../../contract/export/preview-query.ts';
import { ProblemError } from '../../contract/problems.ts';
import { parameterText, type QueryParameters } from '../../contract/search-query.ts';
import { MAX_CARD_DESIGNS, SHARE_CARD_SIZE, siteNameOf } from '../../package/share-card.ts';
import { findSource, shareCard } from '../../service/render-use-cases.ts';
import { html } from '../pages/page.ts';
import { type Handler, type HandlerServices, queryOf, SHARE_CARD_PATH } from './handler.ts';
import { assertCapacity, fileResponse, OWN_FAVICON, renderOptions } from './render-handlers.ts';

/** The query of each design in a link: one design, or one per `board` parameter. */
const designsOf = (parameters: QueryParameters): readonly QueryParameters[] => {
  const { board } = parameters;
  if (board === undefined) return [parameters];
  return [board]
    .flat()
    .slice(0, MAX_CARD_DESIGNS)
    .map(design => parseQuery(design) as QueryParameters);
};

const parseDesigns = async (
  parameters: QueryParameters,
  { shaper }: HandlerServices,
): Promise<readonly ExportRequest[]> => {
  const fonts = await shaper();
  return designsOf(parameters).map(design => parseExportQuery(design, fonts));
};

/** The export fields in a query that belong to the design. */
const designQuery = (parameters: QueryParameters): URLSearchParams =>
  new URLSearchParams(
    EXPORT_FIELD_NAMES.flatMap(name => {
      const text = parameterText(parameters, name);
      return text === undefined ? [] : [[name, text] as [string, string]];
    }),
  );

const isDesign = (parameters: QueryParameters): boolean =>
  parameters.board !== undefined || designQuery(parameters).size > 0;

/** Renders the share card of the design in the query. Without a query, renders the card of this service. */
export const getShareCard: Handler = async (request, services) => {
  assertCapacity(request, services, 'preview');
  const query = queryOf(request);
  const favicons = isDesign(query) ? await parseDesigns(query, services) : [];
  const card = await services.renderSlots.run(request, favicons, () =>
    isDesign(query)
      ? shareCard(services, favicons, renderOptions(request, 'preview'))
      : services.exporter.shareCard([OWN_FAVICON]),
  );
  return fileResponse(card);
};

const OWN_PREVIEW = {
  title: 'Favsmith: a favicon in a minute',
  description:
    'Describe your site in a few words and get six finished favicons. Download one as a complete package.',
  query: '',
};

const LONGEST_TITLE = 120;

/** Open Graph elements for the design in the query. If the query has no valid design, for this service. */
export const linkPreviewElements: Handler<Promise<string>> = async (request, services) => {
  const baseUrl = services.baseUrls.of(request);
  const { title, description, query } = await linkPreview(queryOf(request), services);
  const properties = {
    type: 'website',
    site_name: 'Favsmith',
    title,
    description,
    url: `${baseUrl}/${query}`,
    image: `${baseUrl}${SHARE_CARD_PATH}${query}`,
    'image:width': SHARE_CARD_SIZE.width,
    'image:height': SHARE_CARD_SIZE.height,
    'image:alt': title,
  };
  const elements = Object.entries(properties).map(
    ([name, content]) => html`<meta property="og:${name}" content="${content}">\n`,
  );
  return html`${elements}<meta name="twitter:card" content="summary_large_image">\n`.markup;
};

const linkPreview = async (
  query: QueryParameters,
  services: HandlerServices,
): Promise<typeof OWN_PREVIEW> => {
  if (!isDesign(query)) return OWN_PREVIEW;
  try {
    const requests = await parseDesigns(query, services);
    for (const request of requests) await findSource(services, request);
    return query.board === undefined ? previewOfDesign(query, requests) : previewOfBoard(designsOf(query));
  } catch (error) {
    if (error instanceof ProblemError) return OWN_PREVIEW;
    throw error;
  }
};

const previewOfDesign = (query: QueryParameters, [request]: readonly ExportRequest[]) => {
  const name = request && siteNameOf(request);
  return {
    title: name === undefined ? 'A new favicon' : `${shortened(name)}: a new favicon`,
    description: 'Made with Favsmith. Remix it, or download it as a complete package.',
    query: `?${designQuery(query)}`,
  };
};

const previewOfBoard = (designs: readonly QueryParameters[]) => ({
  title: `Which one? ${designs.map((_, place) => String.fromCharCode(65 + place)).join(', ')}`,
  description: 'Favicons to choose from, made with Favsmith.',
  query: `?${new URLSearchParams(designs.map((design): [string, string] => ['board', `${designQuery(design)}`]))}`,
});

const shortened = (name: string): string => {
  const characters = [...name];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE).join('')}…` : name;
};
