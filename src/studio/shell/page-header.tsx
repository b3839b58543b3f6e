// Page header: brand, and actions for the whole design.
import { useMemo } from 'preact/hooks';
import { resetSettings } from '../state/design/design.ts';
import { type Studio, useStudio } from '../state/studio.ts';
import { Brand } from './brand.tsx';
import { useRovingFocus } from './hooks.ts';
import { useLazyDialog } from './lazy.tsx';
import { useMenu } from './menu.ts';
import { createSingleKeys, useShortcuts } from './shortcuts.ts';
import { UiIcon, type UiIconName } from './ui-icon.tsx';

const loadCompareDialog = async () => (await import('../compare/compare-dialog.tsx')).CompareDialog;

const KeepActions = ({ onCompare }: { onCompare(): void }) => {
  const { kept, design, keepDesign } = useStudio();
  const isKept = kept.has(design.value);
  const count = kept.designs.value.length;

  return (
    <>
      <button
        type="button"
        class="icon-button icon-button-text"
        aria-label="Keep"
        title="Keep this design for comparison (K)"
        aria-pressed={isKept}
        aria-keyshortcuts="K"
        onClick={() => keepDesign(design.value)}
      >
        <UiIcon name={isKept ? 'star-filled' : 'star'} />
        <span class="button-text">Keep</span>
      </button>
      <button
        type="button"
        class="icon-button icon-button-text compare-opener"
        aria-label={`Compare ${count} kept designs`}
        title="Compare the kept designs"
        onClick={onCompare}
      >
        <UiIcon name="compare" />
        <span class="button-text">Compare</span>
        {count > 0 && <span class="count">{count}</span>}
      </button>
    </>
  );
};

const loadShortcutsDialog = async () => (await import('./dialog.tsx')).ShortcutsDialog;

export const PageHeader = () => {
  const studio = useStudio();
  const { history, announcer } = studio;
  const shortcutList = useLazyDialog(loadShortcutsDialog, 'the keyboard shortcuts');
  const comparison = useLazyDialog(loadCompareDialog, 'the comparison');
  const roving = useRovingFocus<HTMLDivElement>();
  const singleKeys = useMemo(createSingleKeys, []);

  const actions = {
    undo: () => {
      if (history.canUndo.value) announcer.announce('Undone.');
      history.undo();
    },
    redo: () => {
      if (history.canRedo.value) announcer.announce('Redone.');
      history.redo();
    },
    reset: () => {
      history.replace(resetSettings(history.design.value));
      announcer.announce('All settings are back to their defaults.', { visible: true });
    },
    keep: () => studio.keepDesign(history.design.value),
    surprise: () => void surprise(studio),
    listShortcuts: () => void shortcutList.open(),
  };
  useShortcuts(actions, () => singleKeys.enabled.peek());

  return (
    <header class="page-header">
      <button type="button" class="button skip-link" onClick={focusDownload}>
        Skip to download
      </button>
      <Brand />
      <h1 class="tagline">A favicon in a minute</h1>
      <div class="header-actions" role="toolbar" aria-label="Design" {...roving}>
        <IconButton icon="undo" label="Undo" disabled={!history.canUndo.value} onClick={actions.undo} />
        <IconButton icon="redo" label="Redo" disabled={!history.canRedo.value} onClick={actions.redo} />
        <KeepActions onCompare={() => void comparison.open()} />
        <button
          type="button"
          class="button"
          aria-label="Surprise me"
          title="Surprise me"
          onClick={actions.surprise}
        >
          <UiIcon name="surprise" />
          <span class="button-text">Surprise me</span>
        </button>
        <MoreActions
          onReset={actions.reset}
          onListShortcuts={actions.listShortcuts}
          onCheck={() => {
            studio.isChecking.value = true;
          }}
        />
      </div>
      {shortcutList.Dialog && <shortcutList.Dialog isOpen={shortcutList.isOpen} singleKeys={singleKeys} />}
      {comparison.Dialog && <comparison.Dialog isOpen={comparison.isOpen} />}
    </header>
  );
};

const surprise = async (studio: Studio) => {
  try {
    const { applyRandomDesign } = await import('../state/design/random-design.ts');
    await applyRandomDesign(studio);
  } catch {
    studio.announcer.announce('Could not load a random icon.', { visible: true });
  }
};

// A script sets the focus, because a link to #download would add a step to the undo history.
const focusDownload = () => document.getElementById('download')?.focus();

interface IconButtonProps {
  readonly icon: UiIconName;
  readonly label: string;
  readonly disabled: boolean;
  onClick(): void;
}

// `aria-disabled` instead of `disabled` keeps the focus on the button after the last step. (Decision 074)
const IconButton = ({ icon, label, disabled, onClick }: IconButtonProps) => (
  <button
    type="button"
    class="icon-button"
    title={label}
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    <UiIcon name={icon} />
  </button>
);

interface MoreActionsProps {
  onReset(): void;
  onListShortcuts(): void;
  onCheck(): void;
}

/** Wide headers show the actions side by side, without the button that opens the menu. */
const MoreActions = ({ onReset, onListShortcuts, onCheck }: MoreActionsProps) => {
  const { isOpen, menu, opener, toggle, choose } = useMenu();
  // When a dialog closes, the focus returns to the opener of the menu. In wide headers, the opener is hidden.
  const closing = (act: () => void) => () => choose(act);
  return (
    <div class="more-actions" ref={menu}>
      <button
        type="button"
        class="icon-button more-opener"
        aria-label="More"
        aria-expanded={isOpen.value}
        aria-controls="more-actions"
        ref={opener}
        onClick={toggle}
      >
        <UiIcon name="more" />
      </button>
      <div id="more-actions" class={isOpen.value ? 'more-list more-list-open' : 'more-list'}>
        <button type="button" class="icon-button" title="Reset settings" onClick={closing(onReset)}>
          <UiIcon name="reset" />
          <span class="more-label">Reset settings</span>
        </button>
        <button
          type="button"
          class="icon-button"
          title="Keyboard shortcuts"
          onClick={closing(onListShortcuts)}
        >
          <UiIcon name="keys" />
          <span class="more-label">Keyboard shortcuts</span>
        </button>
        <a class="icon-button icon-button-text" href="docs">
          API
        </a>
        <button
          type="button"
          class="icon-button icon-button-text"
          title="Check the icons of your site"
          onClick={closing(onCheck)}
        >
          Check
        </button>
      </div>
    </div>
  );
};
