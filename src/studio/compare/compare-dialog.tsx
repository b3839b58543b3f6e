// Dialog that compares kept designs: tab strips, and a card per design.

import type { Signal } from '@preact/signals';
import { DESIGN_FILE, parseDesign } from '../../contract/design.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { ColorScheme } from '../../model/look.ts';
import { useCopy } from '../download/use-copy.ts';
import { boardLink } from '../share/links.ts';
import { FileButton } from '../shell/buttons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, type DesignChange, hasLogos, omitDefaults } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { KeptDesign, KeptDesigns } from '../state/design/kept-designs.ts';
import { useStudio } from '../state/studio.ts';
import { KeptCard, KeptImage } from './kept-card.tsx';

/** Reads favsmith.json. Throws a ProblemError for text that is not a valid design. */
export const designOfFile = (
  text: string,
): { readonly design: Design; readonly unknownFields: readonly string[] } => {
  const { body } = parseDesign(text);
  const { settings, unknownFields = [] } = parseExportBody(body);
  const given = settings.filter(setting => setting.given).map(({ field }) => [field, body[field]]);
  // A missing value is null in favsmith.json and 'none' in the studio.
  const values = given.map(([field, value]) => [field, value === null ? 'none' : value]);
  return { design: omitDefaults(Object.fromEntries(values) as DesignChange), unknownFields };
};

interface TabStripProps {
  readonly scheme: ColorScheme;
  readonly designs: readonly KeptDesign[];
}

/**
 * Tab strip with all kept designs. Hidden from screen readers, because the list of designs has the same content.
 */
export const CompareStrip = ({ scheme, designs }: TabStripProps) => (
  <div class={`window window-${scheme} compare-strip`} aria-hidden="true">
    <div class="window-tabs">
      {designs.map((kept, place) => (
        <span key={designQuery(kept.design)} class={place === 0 ? 'tab' : 'tab tab-behind'}>
          <KeptImage kept={kept} size={16} scheme={scheme} />
          <span class="tab-name" dir="auto">
            {kept.name}
          </span>
        </span>
      ))}
    </div>
  </div>
);

export interface CompareDialogProps {
  readonly isOpen: Signal<boolean>;
}

export const CompareDialog = ({ isOpen }: CompareDialogProps) => {
  const { kept } = useStudio();
  const close = () => {
    isOpen.value = false;
  };
  const designs = kept.designs.value;
  return (
    <Dialog id="compare" title="Board" isOpen={isOpen} extraClass="compare">
      {designs.length === 0 ? (
        <p class="hint">
          Nothing kept yet. “Keep” puts the current design on this board. So does the star of an icon in the
          list, or a long press on it.
        </p>
      ) : (
        <>
          <CompareStrip scheme="light" designs={designs} />
          <CompareStrip scheme="dark" designs={designs} />
          <BoardLink designs={designs} />
          <ul class="compare-list">
            {designs.map((each, place) => (
              <li key={designQuery(each.design)}>
                <KeptCard kept={each} place={place} onClose={close} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DesignFiles onClose={close} />
    </Dialog>
  );
};

/** Copies the link of a page that asks which design to take. */
const BoardLink = ({ designs }: { readonly designs: readonly KeptDesign[] }) => {
  const { copied, copyText } = useCopy();
  const shared = designs.map(({ design }) => design).filter(design => !hasLogos(design));
  if (shared.length < 2) return null;
  return (
    <p class="compare-foot">
      <button
        type="button"
        class="button"
        onClick={() => void copyText('link of this board', boardLink(shared))}
      >
        <UiIcon name={copied.value ? 'check' : 'share'} />
        {copied.value ? 'Link copied' : 'Ask others: “Which one?”'}
      </button>
      {shared.length < designs.length && <span class="hint">Logos stay in this browser.</span>}
    </p>
  );
};

const DesignFiles = ({ onClose }: { onClose(): void }) => {
  const { kept, history, announcer } = useStudio();
  const open = async (file: File) => {
    try {
      const { design: opened, unknownFields } = designOfFile(await file.text());
      const design = hasLogos(opened) ? await withStoredLogos(opened, kept) : opened;
      history.replace(design);
      const ignored =
        unknownFields.length > 0 ? ` Unknown fields were ignored: ${unknownFields.join(', ')}.` : '';
      announcer.announce(`${file.name} is the current design.${ignored}`, { visible: true });
    } catch (error) {
      const reason = error instanceof ProblemError ? error.message : 'The file cannot be read.';
      announcer.announce(`${file.name} is not a design. ${reason}`, { visible: true });
    }
    onClose();
  };
  return (
    <div class="compare-foot">
      <FileButton takes={{ accept: '.json,application/json' }} onFiles={([file]) => void open(file)}>
        <UiIcon name="open" />
        Open {DESIGN_FILE}
      </FileButton>
      <p class={kept.isStored.value ? 'hint' : 'hint hint-error'}>
        {kept.isStored.value
          ? 'This browser stores your designs.'
          : 'This browser does not store them: its storage is full or disabled. Save them as files.'}
      </p>
    </div>
  );
};

const withStoredLogos = async (design: Design, kept: KeptDesigns): Promise<Design> =>
  (await import('../logo/design-body.ts')).storeLogos(design, kept);
