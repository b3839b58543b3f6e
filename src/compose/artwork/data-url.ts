// Texts in data URLs: SVG documents and style sheets that artwork embeds.
import { bytesOfBase64 } from '../../model/bytes.ts';

/** The text in a data URL of a media type. Undefined for other URLs. */
export const textOfDataUrl = (url: string, type: string): string | undefined => {
  const [, given, isBase64, data = ''] =
    /^data:([^;,]*)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/is.exec(url.trim()) ?? [];
  if (given?.trim().toLowerCase() !== type || data === '') return undefined;
  try {
    return isBase64
      ? new TextDecoder().decode(bytesOfBase64(data.replace(/\s/g, '')))
      : data.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
};
