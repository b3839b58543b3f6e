// API catalog: links to the descriptions of the API (RFC 9727, RFC 9264).

export const API_CATALOG_PATH = '/.well-known/api-catalog';

/** Media type with the profile of RFC 9727, section 7.1. */
export const LINKSET_MEDIA_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const apiCatalogText = (baseUrl: string): string => {
  const link = (path: string, type: string) => [{ href: `${baseUrl}${path}`, type }];
  const linkset = [
    {
      anchor: `${baseUrl}${API_CATALOG_PATH}`,
      item: [{ href: `${baseUrl}/api/v1` }, { href: `${baseUrl}/mcp` }],
    },
    {
      anchor: `${baseUrl}/api/v1`,
      'service-desc': link('/openapi.json', 'application/json'),
      'service-doc': link('/docs', 'text/html'),
      'service-meta': link('/llms.txt', 'text/plain'),
      status: link('/api/v1/health', 'application/json'),
    },
    { anchor: `${baseUrl}/mcp`, 'service-doc': link('/docs/agents', 'text/html') },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
};
