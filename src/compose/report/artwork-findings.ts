// Findings on artwork in its own colors.
import type { ColorScheme } from '../../model/look.ts';
import { boundsOf } from '../../svg/extent.ts';
import { MAX_ICON_PIXELS } from '../artwork/artwork.ts';
import { OUTLINE } from '../artwork/outline.ts';
import { WIDE } from '../artwork/pixels.ts';
import { artworkContrast, isBlank, squareContrast, VIVID_CONTRAST } from '../artwork/traits.ts';
import { formatColor } from '../color/color.ts';
import { isOpaque, LEGIBLE_CONTRAST, lowestContrast, surfacesOf } from '../color/legible.ts';
import { SAFE_ZONE } from '../fit/render-target.ts';
import { extentOf } from '../glyph/ink.ts';
import { type Examined, type Finding, finding, ratioText, TAB_PIXELS } from './finding.ts';

/** Contrast of the artwork with its opaque plate or, without such a plate, with browser tabs. */
export const artworkOnSurfaces = ({
  look,
  inTabs: glyph,
  scheme: own,
  tabs,
  fieldNameOf,
}: Examined): readonly Finding[] => {
  const { traits } = glyph;
  if (!traits) return [];
  const onSurface = (id: string, ratio: number, where: string, setting: string, advice: string) => {
    const value = ratioText(ratio);
    const isOwnSurface = traits.isFullSquare && id !== 'contrast';
    const problem = `Most of the artwork has a contrast of at most ${value} with ${where}: ${advice}.`;
    return finding(id, setting, value, {
      ok:
        ratio >= (isOwnSurface ? VIVID_CONTRAST : LEGIBLE_CONTRAST) &&
        `The artwork stands out from ${where} (contrast ${value}).`,
      // Yellow artwork has a low contrast with light tabs, but is visible there.
      info: id !== 'dark-tab-strip' && ratio >= VIVID_CONTRAST && problem,
      warning: problem,
    });
  };
  const { recoloring, isOutlined } = traits.change ?? {};
  const lowest = (scheme: ColorScheme, paint = look.plate?.paint, contrastOf = artworkContrast): number =>
    Math.min(...surfacesOf(paint, scheme).map(surface => contrastOf(traits.swatches, surface)));
  if (look.plate && isOpaque(look.plate.paint)) {
    const bg = fieldNameOf('bg');
    return onSurface('contrast', lowest('light'), 'the plate', bg, `change ${bg}`);
  }
  if (isOutlined) {
    const ratio = lowestContrast(OUTLINE, surfacesOf(undefined, 'dark'));
    return onSurface('dark-tab-strip', ratio, 'dark browser tabs by its outline', 'dark_ink', '');
  }
  // A full square is only hidden if all of it has almost the color of the tabs.
  if (traits.isFullSquare)
    return tabs.flatMap(scheme => {
      const [setting, advice] =
        scheme === 'light'
          ? ['artwork', 'give it another color']
          : [
              'dark_artwork',
              own === 'dark' ? 'set dark_artwork' : 'turn on include_dark_mode and set dark_artwork',
            ];
      const ratio = lowest(scheme, undefined, squareContrast);
      return onSurface(`${scheme}-tab-strip`, ratio, `${scheme} browser tabs`, setting, advice);
    });
  return tabs.flatMap(scheme => {
    const lighten = recoloring ? '' : own === 'dark' ? 'dark_ink "lighten", ' : 'dark_ink "lighten" or ';
    const dark =
      own === 'dark'
        ? `set ${lighten}dark_artwork, or dark_bg to add a plate`
        : `turn on include_dark_mode with ${lighten}a dark_artwork, or set bg to add a plate`;
    const [setting, advice] =
      scheme === 'dark'
        ? [recoloring ? 'dark_artwork' : 'dark_ink', dark]
        : [fieldNameOf('bg'), 'set bg to add a plate'];
    return onSurface(`${scheme}-tab-strip`, lowest(scheme), `${scheme} browser tabs`, setting, advice);
  });
};

/** The color behind the artwork on home screens. */
export const artworkBackdrop = ({ look, glyph: { traits } }: Examined): readonly Finding[] => {
  const roles = (['touch', 'maskable'] as const).filter(role => !look[role]?.paint);
  if (!traits || roles.length === 0 || (look.plate && isOpaque(look.plate.paint))) return [];
  const value = formatColor(traits.backdrop);
  if (isBlank(traits))
    return finding('blank-tile', 'artwork', value, {
      warning: `The ${roles.join(' and ')} icons show one color only, because the artwork is a plain square: add a symbol to it.`,
    });
  return traits.isFullSquare
    ? finding('full-square', 'bg', value, {
        info: `The artwork is a full square, so it fills the ${roles.join(' and ')} icons; ${value} shows where its corners are transparent.`,
      })
    : finding('added-plate', 'bg', value, {
        info: `The ${roles.join(' and ')} icons must be opaque, so they have a plate in ${value}: set bg, touch_bg or maskable_bg to choose another.`,
      });
};

/** Warns if a full square has ink outside of the safe zone. Other artwork is scaled into the safe zone. */
export const artworkSafeZone = ({ glyph: { traits } }: Examined): readonly Finding[] => {
  const reach = traits?.reach ?? 0;
  const value = `${(100 * reach).toFixed(1)} %`;
  return finding('safe-zone', 'maskable_artwork', value, {
    warning:
      reach > SAFE_ZONE &&
      `Maskable icons: the artwork reaches ${value} of the side from the center, but some masks show only ${100 * SAFE_ZONE} %: set maskable_artwork.`,
  });
};

/** Warns if artwork is so wide or tall that tabs show it as a strip. */
export const artworkRatio = ({ inTabs: glyph, look }: Examined): readonly Finding[] => {
  if (!glyph.notes || look.crop) return [];
  const { width, height } = boundsOf(extentOf(glyph));
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (!(ratio >= WIDE)) return [];
  const rounded = Number(ratio.toFixed(ratio < 3 ? 1 : 0));
  const [value, dimension] = width > height ? [`${rounded}:1`, 'high'] : [`1:${rounded}`, 'wide'];
  const pixels = Math.max(1, Math.round(TAB_PIXELS / ratio));
  const setting = glyph.hasMark ? 'artwork_part' : 'small_artwork';
  const advice = glyph.hasMark ? `${setting} "mark"` : setting;
  return finding('wide-artwork', setting, value, {
    warning: `The artwork is ${value}: in a tab it is ${pixels} px ${dimension}. Set ${advice} to show its symbol without the name.`,
  });
};

/** How the package differs from the artwork, and the size above which images enlarge a bitmap. */
export const artworkNotes = ({ glyph }: Examined): readonly Finding[] => {
  const notes = (glyph.notes ?? []).flatMap(({ id, message }) =>
    finding(id, INK_NOTES.includes(id) ? 'artwork_ink' : 'artwork', '', {
      info: INFO_NOTES.includes(id) && message,
      warning: message,
    }),
  );
  const side = glyph.traits?.nativeSide ?? MAX_ICON_PIXELS;
  const enlarged = finding('enlarged', 'artwork', `${side} px`, {
    warning:
      side < MAX_ICON_PIXELS &&
      `The artwork has ${side} pixels, so images above ${side} px are enlarged: use a larger picture or an SVG.`,
  });
  return [...notes, ...enlarged];
};

/** Notes about what needs no change. */
const INFO_NOTES: readonly string[] = [
  'drawn-as-pixels',
  'own-dark-look',
  'animation-left-out',
  'without-size',
];

/** Notes that `artwork_ink` changes. */
const INK_NOTES: readonly string[] = ['colors-in-one-ink', 'picture-keeps-colors'];
