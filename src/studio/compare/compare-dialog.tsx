// Comparison of kept designs in tabs and at 16 and 32 px, with their names and files.

import type { Signal } from '@preact/signals';
import { DESIGN_FILE, parseDesign, writeDesign } from '../../contract/design.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { ColorScheme } from '../../model/look.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import { saveFile } from '../download/save-file.ts';
import { Dialog } from '../shell/dialog.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, type DesignChange, hasLogos, omitDefaults, requestOf } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { KeptDesign, KeptDesigns } from '../state/design/saved-designs.ts';
import { useStudio } from '../state/studio.ts';

/** Text of favsmith.json for a design, with its logos. */
export const designFileText = async (design: Design): Promise<string> => {
  const { settings } = requestOf(design);
  if (!hasLogos(design)) return writeDesign(settings);
  const { logosOf } = await import('../logo/design-body.ts');
  return writeDesign(settings, await logosOf(design));
};

/** Reads favsmith.json. Throws a ProblemError for text that is not a valid design. */
export const designOfFile = (
  text: string,
): { readonly design: Design; readonly unknownFields: readonly string[] } => {
  const { body, unknownFields } = parseDesign(text);
  const { settings } = parseExportBody(body);
  const given = settings.filter(setting => setting.given).map(({ field }) => [field, body[field]]);
  // Null means none in the file; the URL of the page has no null.
  const values = given.map(([field, value]) => [field, value === null ? 'none' : value]);
  return { design: omitDefaults(Object.fromEntries(values) as DesignChange), unknownFields };
};

interface KeptImageProps {
  readonly kept: KeptDesign;
  readonly size: number;
  readonly scheme: ColorScheme;
}

/** An image follows the color scheme of its element, as a favicon follows that of the browser. */
export const KeptImage = ({ kept, size, scheme }: KeptImageProps) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(kept.image)}`}
    alt=""
    width={size}
    height={size}
    style={{ colorScheme: scheme }}
  />
);

interface TabStripProps {
  readonly scheme: ColorScheme;
  readonly designs: readonly KeptDesign[];
}

/** Hidden from screen readers: the list of designs says the same. */
export const CompareStrip = ({ scheme, designs }: TabStripProps) => (
  <div class={`window window-${scheme} chrome compare-strip`} aria-hidden="true">
    <div class="window-tabs">
      {designs.map((kept, place) => (
        <span
          key={`${place} ${kept.name}`}
          class={place === 0 ? 'window-tab window-tab-active' : 'window-tab'}
        >
          <KeptImage kept={kept} size={16} scheme={scheme} />
          <span class="window-text">{kept.name}</span>
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
    <Dialog id="compare" title="Kept designs" isOpen={isOpen} extraClass="compare">
      {designs.length === 0 ? (
        <p class="hint">
          Nothing kept yet. Press “Keep” for each design that you like, or K on an icon of the list, and
          compare them here as tabs.
        </p>
      ) : (
        <>
          <CompareStrip scheme="light" designs={designs} />
          <CompareStrip scheme="dark" designs={designs} />
          <ul class="compare-list">
            {designs.map(each => (
              <li key={designQuery(each.design)}>
                <KeptCard kept={each} onClose={close} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DesignFiles onClose={close} />
    </Dialog>
  );
};

const KeptCard = ({ kept, onClose }: { readonly kept: KeptDesign; onClose(): void }) => {
  const { kept: all, history, announcer } = useStudio();
  const { name, design } = kept;
  const use = () => {
    history.replace(design);
    announcer.announce(`${name} is the current design.`, { visible: true });
    onClose();
  };
  const save = async () => {
    try {
      saveFile(jsonFile(await designFileText(design)), fileName(name));
    } catch (error) {
      announcer.announce(error instanceof ApiFailure ? failureText(error) : 'Could not save the file.', {
        visible: true,
      });
    }
  };
  return (
    <div class="compare-card">
      <div class="compare-sizes" aria-hidden="true">
        {(['light', 'dark'] as const).map(scheme => (
          <span key={scheme} class={`compare-size window-${scheme}`}>
            <KeptImage kept={kept} size={16} scheme={scheme} />
            <KeptImage kept={kept} size={32} scheme={scheme} />
          </span>
        ))}
      </div>
      <input
        class="input"
        type="text"
        aria-label="Name of the design"
        maxLength={40}
        value={name}
        onChange={event => all.rename(design, event.currentTarget.value.trim() || name)}
      />
      <div class="compare-actions">
        <button type="button" class="button button-small" aria-label={`Use ${name}`} onClick={use}>
          Use
        </button>
        <button
          type="button"
          class="icon-button icon-button-small"
          aria-label={`Save ${name} as a file`}
          title="Save as a file"
          onClick={() => void save()}
        >
          <UiIcon name="download" />
        </button>
        <button
          type="button"
          class="icon-button icon-button-small"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={() => all.remove(design)}
        >
          <UiIcon name="close" />
        </button>
      </div>
    </div>
  );
};

const DesignFiles = ({ onClose }: { onClose(): void }) => {
  const { kept, history, announcer } = useStudio();
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { design: opened, unknownFields } = designOfFile(await file.text());
      const design = hasLogos(opened) ? await withStoredLogos(opened, kept) : opened;
      history.replace(design);
      const ignored =
        unknownFields.length > 0 ? ` Unknown fields were ignored: ${unknownFields.join(', ')}.` : '';
      announcer.announce(`${file.name} is the current design.${ignored}`, { visible: true });
      onClose();
    } catch (error) {
      const reason = error instanceof ProblemError ? error.message : 'The file cannot be read.';
      announcer.announce(`${file.name} is not a design. ${reason}`, { visible: true });
      onClose();
    }
  };
  return (
    <div class="compare-foot">
      <label class="button">
        <UiIcon name="open" />
        Open {DESIGN_FILE}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={event => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
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

const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'design'}.${DESIGN_FILE}`;
