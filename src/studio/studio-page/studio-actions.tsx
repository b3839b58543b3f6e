import { IconButton, MenuButton } from '../shell/buttons.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { RESET } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const StudioActions = () => {
  const { history, announcer, kept, isChecking, keepDesign } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const undo = () => history.undo() && announcer.announce('Undone.');
  const redo = () => history.redo() && announcer.announce('Redone.');
  useShortcuts(undo, redo);
  const reset = () => {
    history.change(RESET);
    announcer.announce('All settings are back to their defaults.', { visible: true });
  };
  const check = () => {
    isChecking.value = true;
  };
  const items = [
    { label: `Board (${kept.designs.value.length})`, act: () => history.open({ page: 'board' }) },
    { label: 'Reset settings', act: reset },
    { label: 'Check your site', act: check },
  ];
  return (
    <section class="studio-actions" aria-label="Actions">
      <div class="studio-toolbar" role="toolbar" aria-label="Design" {...roving}>
        <IconButton icon="undo" label="Undo" isDisabled={!history.canUndo.value} act={undo} />
        <IconButton icon="redo" label="Redo" isDisabled={!history.canRedo.value} act={redo} />
        <IconButton
          icon="star"
          label="Keep"
          title="Keep this design on your board"
          isPressed={kept.has(history.design.value)}
          act={keepDesign}
        />
        <MenuButton id="more-actions" icon="more" label="More" isBare items={items}>
          <a class="icon-button" href="docs">
            API
          </a>
        </MenuButton>
      </div>
    </section>
  );
};
