// Card of a kept design: previews, name and actions.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DESIGN_FILE, writeDesign } from '../../contract/design.ts';
import type { ColorScheme } from '../../model/look.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import { saveFile } from '../download/save-file.ts';
import { MenuButton } from '../shell/buttons.tsx';
import { FaviconImage, svgUrl } from '../shell/favicon-image.tsx';
import { follow } from '../shell/hooks.ts';
import { type Design, hasLogos, requestOf } from '../state/design/design.ts';
import type { KeptDesign } from '../state/design/kept-designs.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

/** Text of favsmith.json for a design, including its logos. */
export const designFileText = async (design: Design): Promise<string> => {
  const { settings } = requestOf(design);
  if (!hasLogos(design)) return writeDesign(settings);
  const { logosOf } = await import('../logo/design-body.ts');
  return writeDesign(settings, await logosOf(design));
};

interface KeptImageProps {
  readonly kept: KeptDesign;
  readonly size: number;
  readonly scheme: ColorScheme;
}

/**
 * Image of a kept design. An SVG in an `img` follows the color scheme of the element, as a favicon follows that of
 * the browser.
 */
export const KeptImage = ({ kept, size, scheme }: KeptImageProps) => (
  <img src={svgUrl(kept.image)} alt="" width={size} height={size} style={{ colorScheme: scheme }} />
);

interface KeptCardProps {
  readonly kept: KeptDesign;
  /** Position in the list. */
  readonly place: number;
  onClose(): void;
}

export const KeptCard = ({ kept, place, onClose }: KeptCardProps) => {
  const { kept: all } = useStudio();
  const { name } = kept;
  return (
    <div class="compare-card">
      <Surfaces kept={kept} />
      <input
        class="input"
        type="text"
        aria-label="Name of the design"
        maxLength={40}
        value={name}
        onChange={event => all.rename(kept, event.currentTarget.value.trim() || name)}
      />
      <CardActions kept={kept} place={place} onClose={onClose} />
    </div>
  );
};

/** Previews in browser tabs of both color schemes, and on iOS and Android home screens. */
const Surfaces = ({ kept }: { readonly kept: KeptDesign }) => {
  const drawing = useKeptDrawing(kept.design);
  return (
    <div class="compare-sizes" aria-hidden="true">
      {(['light', 'dark'] as const).map(scheme => (
        <span key={scheme} class={`compare-size window-${scheme}`}>
          <KeptImage kept={kept} size={16} scheme={scheme} />
          <KeptImage kept={kept} size={32} scheme={scheme} />
        </span>
      ))}
      {(['touch', 'maskable'] as const).map(role => (
        <span key={role} class="compare-size">
          <span class={`compare-app compare-app-${role}`}>
            <FaviconImage size={56} iconRole={role} pixels={192} drawing={drawing} />
          </span>
        </span>
      ))}
    </div>
  );
};

const useKeptDrawing = (design: Design): Drawing | undefined => {
  const { drawingOf } = useStudio();
  const drawing = useSignal<Drawing | undefined>(undefined);
  const load = () =>
    follow(drawingOf(design), loaded => {
      drawing.value = loaded;
    });
  useEffect(load, []);
  return drawing.value;
};

const CardActions = ({ kept, place, onClose }: KeptCardProps) => {
  const { kept: all, history, announcer } = useStudio();
  const { name, design } = kept;
  const use = () => {
    history.replace(design);
    announcer.announce(`${name} is the current design.`, { visible: true });
    onClose();
  };
  const items = [
    { label: 'Move back', act: () => all.move(kept, place - 1) },
    { label: 'Move on', act: () => all.move(kept, place + 1) },
    { label: 'Save as a file', act: useFile(kept) },
    { label: 'Remove', act: () => all.remove(kept) },
  ];
  return (
    <div class="compare-actions">
      <button type="button" class="button" aria-label={`Use ${name}`} onClick={use}>
        Use
      </button>
      <MenuButton id={`kept-${place}`} icon="more" label={`More for ${name}`} isBare items={items} />
    </div>
  );
};

const useFile = ({ name, design }: KeptDesign): (() => void) => {
  const { announcer } = useStudio();
  const save = async () => {
    try {
      saveFile(jsonFile(await designFileText(design)), fileName(name));
    } catch (error) {
      announcer.announce(error instanceof ApiFailure ? failureText(error) : 'Could not save the file.', {
        visible: true,
      });
    }
  };
  return () => void save();
};

const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'design'}.${DESIGN_FILE}`;
