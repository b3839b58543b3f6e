// Form bodies: multipart/form-data from HTML forms and curl (RFC 7578).
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { artworkOfFile } from '../../contract/export/artwork-data.ts';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { jsonFields } from '../../contract/export/preview-query.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../../contract/limits.ts';
import { type ProblemCode, ProblemError } from '../../contract/problems.ts';
import { assertLength, completeBody } from './json-body.ts';

/** A form may have a part for each export field, and 20 parts for other inputs. */
const LIMITS = {
  parts: Object.keys(EXPORT_FIELDS).length + 20,
  headerPairs: 20,
  // Limits long parameters, for which the parser takes quadratic time.
  headerSize: 2048,
  fieldNameSize: 100,
  // Fields need no limit, because the body has one.
  fieldSize: Number.POSITIVE_INFINITY,
  fileSize: MAX_ARTWORK_BYTES,
};

/** Parses a form. Blank fields and empty files count as absent, because browsers send all inputs of a form. */
export const parseFormBody = async ({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<Readonly<Record<string, unknown>>> => {
  const bytes = completeBody(body);
  if (bytes === undefined || bytes.length === 0) throw malformed('is empty');
  const { texts, files } = await readParts(bytes, headers as BusboyHeaders);
  let length = 0;
  for (const [name, text] of texts) if (!name.endsWith('artwork')) length += name.length + text.length;
  assertLength(length);
  const fields = { ...Object.fromEntries(texts), ...Object.fromEntries(files) };
  return jsonFields(EXPORT_FIELDS, fields);
};

type Parts = Readonly<Record<'texts' | 'files', ReadonlyMap<string, string>>>;

const readParts = async (bytes: Buffer, headers: BusboyHeaders): Promise<Parts> => {
  let timer: NodeJS.Timeout | undefined;
  const parts = new Promise<Parts>((resolve, reject) => {
    const texts = new Map<string, string>();
    const files = new Map<string, string>();
    let isRefused = false;
    const refuse = (reason: string, code?: ProblemCode) => () => {
      isRefused = true;
      reject(malformed(reason, code));
    };
    const form = openForm(headers);
    // The parser passes undefined for a part without a name, which belongs to no field.
    form.on('field', (name: string | undefined, value) => {
      if (name === undefined) return;
      const text = value === 'on' && isBoolean(name) ? 'true' : value;
      if (text.trim() !== '') texts.set(name, text);
    });
    form.on('file', (name: string | undefined, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', refuse(FILE_TOO_LONG, 'invalid_artwork'));
      stream.on('error', refuse('is not complete'));
      stream.on('end', () => {
        const file = Buffer.concat(chunks);
        if (name !== undefined && file.length > 0) files.set(name, artworkOfFile(file));
      });
    });
    form.on('partsLimit', refuse(`has more than ${LIMITS.parts} parts`));
    form.on('error', refuse('is not complete or has another boundary'));
    form.on('finish', () => {
      if (texts.size + files.size === 0 && !bytes.includes('form-data')) refuse('has no fields')();
      resolve({ texts, files });
    });
    // Writes slices, because the parser would process the rest of a `write` even after a refusal.
    for (let at = 0; at < bytes.length && !isRefused; at += SLICE_BYTES)
      form.write(bytes.subarray(at, at + SLICE_BYTES));
    form.end();
    // The parser has the whole body. If it has not finished by then, the form is incomplete.
    timer = setTimeout(refuse('is not complete'), READ_MILLISECONDS).unref();
  });
  // The timer would keep the body in memory.
  return parts.finally(() => clearTimeout(timer));
};

const FILE_TOO_LONG = `has a file that is longer than ${formatKibibytes(MAX_ARTWORK_BYTES)}`;

const SLICE_BYTES = 16 * 1024;
const READ_MILLISECONDS = 2000;

const openForm = (headers: BusboyHeaders): BusboyInstance => {
  try {
    return new Busboy({ headers, limits: LIMITS });
  } catch {
    throw malformed('has no boundary');
  }
};

const isBoolean = (name: string): boolean =>
  Object.hasOwn(EXPORT_FIELDS, name) && EXPORT_FIELDS[name as keyof typeof EXPORT_FIELDS].type === 'boolean';

const malformed = (reason: string, code: ProblemCode = 'invalid_json'): ProblemError =>
  new ProblemError(code, `The form (multipart/form-data) ${reason}.`);
