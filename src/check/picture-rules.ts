// Rules for pictures beside the icons: tiles, startup images, share images, screenshots, icons of shortcuts.
import { formatOf } from './file-format.ts';
import {
  FOLDER_ORIGIN,
  findingsAbout,
  isUnread,
  loadLinked,
  MISSING,
  type Site,
  type SiteFinding,
  shortened,
} from './site.ts';

interface Picture {
  /** Name of the page or manifest that refers to the picture. */
  readonly subject: string;
  readonly kind: string;
  readonly href: string;
  readonly address: string | undefined;
}

/**
 * Checks that a picture exists. Says nothing about pictures that were not loaded because of a limit, and about failures of
 * other hosts: share images have the public address of a site, which may be checked before it is published.
 */
export const checkPicture = async (
  site: Site,
  { subject, kind, href, address }: Picture,
): Promise<readonly SiteFinding[]> => {
  if (href === '') return [];
  const finding = findingsAbout(subject);
  const resource = await loadLinked(site, href, address);
  const fix = `Copy the picture, or correct the URL of the ${kind}.`;
  if (resource === undefined) return [];
  if (isUnread(resource)) {
    const isOwn = address?.startsWith(`${new URL(site.page?.url ?? FOLDER_ORIGIN).origin}/`);
    return resource === MISSING || (isOwn && resource.level === 'error')
      ? finding.warning(`The ${kind} ${shortened(href)} ${resource.problem}.`, fix)
      : [];
  }
  const { name, mediaTypes } = formatOf(resource.bytes);
  return mediaTypes.length > 0
    ? []
    : finding.warning(`The ${kind} ${shortened(href)} is ${name}, not a picture.`, fix);
};
