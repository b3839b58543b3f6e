// Actions for the whole design: undo, board, menu, and their keyboard shortcuts.
import { useMemo } from 'preact/hooks';
import { IconButton, MenuButton } from '../shell/buttons.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { useLazyDialog } from '../shell/lazy.tsx';
import { createSingleKeys, useShortcuts } from '../shell/shortcuts.ts';
import { resetSettings } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

const loadCompareDialog = async () => (await import('../compare/compare-dialog.tsx')).CompareDialog;
const loadShortcutsDialog = async () => (await import('../shell/dialog.tsx')).ShortcutsDialog;

export const StudioActions = () => {
  const studio = useStudio();
  const { history, announcer, kept } = studio;
  const shortcutList = useLazyDialog(loadShortcutsDialog, 'the keyboard shortcuts');
  const comparison = useLazyDialog(loadCompareDialog, 'the board');
  const roving = useRovingFocus<HTMLDivElement>();
  const singleKeys = useMemo(createSingleKeys, []);
  const isKept = kept.has(studio.design.value);

  const actions = {
    undo: () => {
      if (history.canUndo.value) announcer.announce('Undone.');
      history.undo();
    },
    redo: () => {
      if (history.canRedo.value) announcer.announce('Redone.');
      history.redo();
    },
    keep: () => studio.keepDesign(history.design.value),
    listShortcuts: () => void shortcutList.open(),
  };
  useShortcuts(actions, () => singleKeys.enabled.peek());
  const reset = () => {
    history.replace(resetSettings(history.design.value));
    announcer.announce('All settings are back to their defaults.', { visible: true });
  };
  const check = () => {
    studio.isChecking.value = true;
  };
  const items = [
    { label: `Board (${kept.designs.value.length})`, act: () => void comparison.open() },
    { label: 'Reset settings', act: reset },
    { label: 'Check your site', act: check },
    { label: 'Keyboard shortcuts', act: actions.listShortcuts },
  ];

  return (
    <section class="studio-actions" aria-label="Actions">
      <div class="studio-toolbar" role="toolbar" aria-label="Design" {...roving}>
        <IconButton icon="undo" label="Undo" isDisabled={!history.canUndo.value} act={actions.undo} />
        <IconButton icon="redo" label="Redo" isDisabled={!history.canRedo.value} act={actions.redo} />
        <IconButton
          icon={isKept ? 'star-filled' : 'star'}
          label="Keep"
          title="Keep this design on your board (K)"
          isPressed={isKept}
          shortcut="K"
          act={actions.keep}
        />
        <MenuButton id="more-actions" icon="more" label="More" isBare items={items}>
          <a class="icon-button" href="docs">
            API
          </a>
        </MenuButton>
      </div>
      {shortcutList.Dialog && <shortcutList.Dialog isOpen={shortcutList.isOpen} singleKeys={singleKeys} />}
      {comparison.Dialog && <comparison.Dialog isOpen={comparison.isOpen} />}
    </section>
  );
};
