// Types of the operation table.
import type { QuotaClass } from '../limits.ts';
import type { JsonSchema, SchemaName } from '../openapi/schemas.ts';
import type { ProblemCode } from '../problems.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example?: string | number | boolean;
}

/** Media type of a successful response. A response without schema is binary. */
export interface ResponseContent {
  readonly mediaType: string;
  readonly schema?: SchemaName;
}

/** Media type of a request body. There is only one, because generated clients need to know which to send. (Decision 124) */
export interface RequestContent {
  readonly mediaType: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly alias: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly quota: QuotaClass;
  readonly cost?: number;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestContent;
  /** Media types that clients can request with Accept. The first is the default. */
  readonly responses: readonly ResponseContent[];
  readonly cacheControl: string;
  readonly problems: readonly ProblemCode[];
  /** Sample request for curl commands in the documentation. */
  readonly sample: {
    readonly path: string;
    readonly body?: Readonly<Record<string, string | boolean>>;
    readonly saveAs?: string;
  };
}

export const JSON_MEDIA_TYPE = 'application/json';
export const FORM_MEDIA_TYPE = 'multipart/form-data';

type Defaulted = 'method' | 'alias' | 'parameters' | 'responses' | 'cacheControl' | 'problems' | 'sample';

/**
 * Adds the usual members to a row: GET without parameters. The response is JSON of the given `schema` and stays fresh for
 * five minutes.
 */
export const operation = <const Id extends string>({
  schema,
  ...row
}: Omit<Operation, Defaulted> &
  Partial<Pick<Operation, Defaulted>> & { readonly id: Id; readonly schema?: SchemaName }) => ({
  method: 'GET' as const,
  alias: row.path.replace('/api/v1', '/api'),
  parameters: [],
  responses: schema ? [{ mediaType: JSON_MEDIA_TYPE, schema }] : [],
  cacheControl: CACHE_CONTROL.fiveMinutes,
  problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'] as const,
  sample: { path: row.path },
  ...row,
});

export const CACHE_CONTROL = {
  fiveMinutes: 'public, max-age=300, stale-while-revalidate=86400',
  oneWeek: 'public, max-age=604800, stale-while-revalidate=2592000',
  immutable: 'public, max-age=31536000, immutable',
  none: 'no-store',
} as const;

/** Whether responses have the field `Cache-Tag`. Immutable ones need no tag, because their URL changes with the content. */
export const hasCacheTag = (cacheControl: string): boolean =>
  cacheControl !== CACHE_CONTROL.none && cacheControl !== CACHE_CONTROL.immutable;
