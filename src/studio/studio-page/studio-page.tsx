import { say } from '../languages/texts.ts';
import { Stage } from '../preview/stage.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { IconButton, MenuButton, PageHeading } from '../shell/buttons.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { Notice, TroubleNotice } from '../shell/notice.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { RESET } from '../state/design/design.ts';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { StyleRows } from '../style/style-rows.tsx';
import { Rail } from './rail.tsx';

export const StudioPage = () => {
  const { isDrawerOpen, design } = useStudio();
  // A link to #download would change the URL, and thereby the page.
  const focusDownload = () => document.getElementById('download')?.focus();
  return (
    <div class={isDrawerOpen.value ? 'studio has-drawer' : 'studio'}>
      <button type="button" class="button skip-link" onClick={focusDownload}>
        {say('skip')}
      </button>
      <Rail />
      {isDrawerOpen.value && (
        <aside class="drawer" aria-label={say('source')}>
          <SearchPanel />
        </aside>
      )}
      <main class="show">
        <PageHeading extraClass="visually-hidden">{siteNameOf(design.value)}</PageHeading>
        <LinkNotice />
        <GlyphNotice />
        <Stage />
      </main>
      <StyleRows />
      <StudioActions />
    </div>
  );
};

/** Says which values of the link the design does not have. */
const LinkNotice = () => {
  const { history, glyphs } = useStudio();
  const refused = history.refused.value;
  // Both notices have the same place.
  if (refused.length === 0 || glyphs.failure.value) return null;
  return (
    <Notice>The link has values that do not fit, so defaults replace them: {refused.join('; ')}.</Notice>
  );
};

/** Says why the source is not shown. */
const GlyphNotice = () => {
  const { glyphs, design, libraries, search } = useStudio();
  const failure = glyphs.failure.value;
  // The input shows why initials cannot be drawn.
  if (failure?.kind === 'rejected' && design.value.text !== undefined) return null;
  if (failure?.problem?.code !== 'icon_not_found')
    return <TroubleNotice trouble={glyphs} isPending={glyphs.isLoading.value} />;
  const { library, name = '', style } = design.value;
  const libraryName = libraries.value.find(({ slug }) => slug === library)?.name ?? library;
  const q = name.replaceAll('-', ' ');
  return (
    <Notice action={`Search for “${q}”`} onAction={() => search.setQuery({ q, library: '', style: '' })}>
      There is no icon “{name}”{style ? ` in the style “${style}”` : ''} in {libraryName}. The link may be
      outdated.
    </Notice>
  );
};

const StudioActions = () => {
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
    <section class="studio-actions" aria-label={say('design')}>
      <div class="studio-toolbar" role="toolbar" aria-label={say('design')} {...roving}>
        <IconButton icon="undo" label={say('undo')} isDisabled={!history.canUndo.value} act={undo} />
        <IconButton icon="redo" label={say('redo')} isDisabled={!history.canRedo.value} act={redo} />
        <IconButton
          icon="star"
          label={say('keep')}
          isPressed={kept.has(history.design.value)}
          act={keepDesign}
        />
        <MenuButton id="more-actions" icon="more" label={say('more')} isBare items={items}>
          <a class="icon-button" href="docs/guide#export">
            API
          </a>
        </MenuButton>
      </div>
    </section>
  );
};
