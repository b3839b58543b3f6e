// Types of the API, inferred from the tables of fields, search parameters and schemas.
import type { EXPORT_FIELDS, PREVIEW_FIELDS } from '../contract/export/export-fields.ts';
import type { RowValue } from '../contract/export/field.ts';
import type { SCHEMAS, SchemaName } from '../contract/openapi/schemas.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { SEARCH_PARAMETERS } from '../contract/search-query.ts';

/** All members optional, also for compilers with `exactOptionalPropertyTypes`. */
type Optional<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

type RowNull<Row> = Row extends { readonly nullMeans: string } ? null : never;

type BodyValues<Table> = Optional<{ [Name in keyof Table]: RowValue<Table[Name]> | RowNull<Table[Name]> }>;

/** Parameters of a URL, which cannot be null. */
type QueryValues<Table> = Optional<{ [Name in keyof Table]: RowValue<Table[Name]> }>;

export interface ExportBodyFields extends BodyValues<typeof EXPORT_FIELDS> {}

/** ExportBodyFields with all fields of at least one of these groups. */
export type ExportBody = ExportBodyFields &
  (
    | Required<Pick<ExportBodyFields, 'library' | 'name'>>
    | Required<Pick<ExportBodyFields, 'text'>>
    | Required<Pick<ExportBodyFields, 'emoji'>>
    | Required<Pick<ExportBodyFields, 'artwork'>>
  );

export interface GetPreviewPngParameters
  extends QueryValues<typeof EXPORT_FIELDS>,
    QueryValues<typeof PREVIEW_FIELDS> {}

export interface SearchIconsParameters extends QueryValues<typeof SEARCH_PARAMETERS> {}
export interface SearchEmojiParameters extends Pick<SearchIconsParameters, 'q' | 'limit' | 'offset'> {}
export interface FindIdeasParameters extends Pick<SearchIconsParameters, 'q' | 'offset' | 'lang'> {}

export interface GetIconParameters {
  readonly library: string;
  readonly name: string;
  readonly style?: string | undefined;
}

/** The type of the values that a JSON Schema describes. */
type ValueOf<Schema> = Schema extends {
  readonly $ref: `#/components/schemas/${infer Name extends SchemaName}`;
}
  ? Types[Name]
  : Schema extends { readonly enum: readonly (infer Choice)[] } | { readonly const: infer Choice }
    ? Choice
    : Schema extends { readonly anyOf: readonly (infer Member)[] }
      ? ValueOf<Member>
      : Schema extends { readonly items: infer Items }
        ? readonly ValueOf<Items>[]
        : Schema extends { readonly properties: infer Properties; readonly required: readonly (infer Name)[] }
          ? ObjectOf<Properties, Name & keyof Properties>
          : Schema extends { readonly type: keyof PlainTypes }
            ? PlainTypes[Schema['type']]
            : never;

type ObjectOf<Properties, Name extends keyof Properties> = {
  readonly [Key in Name]: ValueOf<Properties[Key]>;
} & Optional<{ [Key in Exclude<keyof Properties, Name>]: ValueOf<Properties[Key]> }>;

interface PlainTypes {
  string: string;
  integer: number;
  object: Readonly<Record<string, unknown>>;
}

type Schemas = typeof SCHEMAS;

export interface ApiIndex extends ValueOf<Schemas['ApiIndex']> {}
export interface Endpoint extends ValueOf<Schemas['Endpoint']> {}
export interface Health extends ValueOf<Schemas['Health']> {}
export interface Libraries extends ValueOf<Schemas['Libraries']> {}
export interface Library extends ValueOf<Schemas['Library']> {}
export interface IconSearchResponse extends ValueOf<Schemas['IconSearchResponse']> {}
export interface IconItem extends ValueOf<Schemas['IconItem']> {}
export interface EmojiSearchResponse extends ValueOf<Schemas['EmojiSearchResponse']> {}
export interface EmojiItem extends ValueOf<Schemas['EmojiItem']> {}
export interface IdeasResponse extends ValueOf<Schemas['IdeasResponse']> {}
export interface Idea extends ValueOf<Schemas['Idea']> {}
export interface ExportPackage extends ValueOf<Schemas['ExportPackage']> {}
export interface ExportFile extends ValueOf<Schemas['ExportFile']> {}
export interface Problem extends ValueOf<Schemas['Problem']> {
  /** A known code, or one that a later version of the service adds. */
  readonly code: ProblemCode | (string & {});
}
export interface Violation extends ValueOf<Schemas['Violation']> {}

/** The types to which schemas refer. */
interface Types extends Record<SchemaName, unknown> {
  Endpoint: Endpoint;
  Library: Library;
  IconItem: IconItem;
  EmojiItem: EmojiItem;
  Idea: Idea;
  ExportBody: ExportBody;
  ExportFile: ExportFile;
  Violation: Violation;
}
