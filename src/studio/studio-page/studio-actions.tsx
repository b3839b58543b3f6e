// Actions for the whole design: undo, board, menu, and their keyboard shortcuts.
import { useMemo } from 'preact/hooks';
import { useRovingFocus } from '../shell/hooks.ts';
import { useLazyDialog } from '../shell/lazy.tsx';
import { useMenu } from '../shell/menu.ts';
import { createSingleKeys, useShortcuts } from '../shell/shortcuts.ts';
import { UiIcon, type UiIconName } from '../shell/ui-icon.tsx';
import { resetSettings } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

const loadCompareDialog = async () => (await import('../compare/compare-dialog.tsx')).CompareDialog;

const KeepButton = () => {
  const { kept, design, keepDesign } = useStudio();
  const isKept = kept.has(design.value);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label="Keep"
      title="Keep this design on your board (K)"
      aria-pressed={isKept}
      aria-keyshortcuts="K"
      onClick={() => keepDesign(design.value)}
    >
      <UiIcon name={isKept ? 'star-filled' : 'star'} />
    </button>
  );
};

const loadShortcutsDialog = async () => (await import('../shell/dialog.tsx')).ShortcutsDialog;

export const StudioActions = () => {
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
    listShortcuts: () => void shortcutList.open(),
  };
  useShortcuts(actions, () => singleKeys.enabled.peek());

  return (
    <section class="studio-actions" aria-label="Actions">
      <div class="studio-toolbar" role="toolbar" aria-label="Design" {...roving}>
        <IconButton icon="undo" label="Undo" disabled={!history.canUndo.value} onClick={actions.undo} />
        <IconButton icon="redo" label="Redo" disabled={!history.canRedo.value} onClick={actions.redo} />
        <KeepButton />
        <MoreActions
          onBoard={() => void comparison.open()}
          onReset={actions.reset}
          onListShortcuts={actions.listShortcuts}
          onCheck={() => {
            studio.isChecking.value = true;
          }}
        />
      </div>
      {shortcutList.Dialog && <shortcutList.Dialog isOpen={shortcutList.isOpen} singleKeys={singleKeys} />}
      {comparison.Dialog && <comparison.Dialog isOpen={comparison.isOpen} />}
    </section>
  );
};

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
  onBoard(): void;
  onReset(): void;
  onListShortcuts(): void;
  onCheck(): void;
}

const MoreActions = ({ onBoard, onReset, onListShortcuts, onCheck }: MoreActionsProps) => {
  const { kept } = useStudio();
  const { isOpen, menu, opener, toggle, choose } = useMenu();
  const count = kept.designs.value.length;
  const items = [
    { label: `Board of ${count} kept designs`, act: onBoard },
    { label: 'Reset settings', act: onReset },
    { label: 'Check your site', act: onCheck },
    { label: 'Keyboard shortcuts', act: onListShortcuts },
  ];
  return (
    <div class="more-actions" ref={menu}>
      <button
        type="button"
        class="icon-button"
        aria-label="More"
        aria-expanded={isOpen.value}
        aria-controls="more-actions"
        ref={opener}
        onClick={toggle}
      >
        <UiIcon name="more" />
      </button>
      {isOpen.value && (
        <div id="more-actions" class="more-list">
          {items.map(({ label, act }) => (
            <button key={label} type="button" class="icon-button" onClick={() => choose(act)}>
              {label}
            </button>
          ))}
          <a class="icon-button" href="docs">
            API
          </a>
        </div>
      )}
    </div>
  );
};
