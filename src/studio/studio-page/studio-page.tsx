import { Stage } from '../preview/stage.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { PageHeading } from '../shell/buttons.tsx';
import { Notice, TroubleNotice } from '../shell/notice.tsx';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { StyleRows } from '../style/style-rows.tsx';
import { Rail } from './rail.tsx';
import { StudioActions } from './studio-actions.tsx';

export const StudioPage = () => {
  const { isDrawerOpen, design } = useStudio();
  return (
    <div class={isDrawerOpen.value ? 'studio has-drawer' : 'studio'}>
      <button type="button" class="button skip-link" onClick={focusDownload}>
        Skip to download
      </button>
      <Rail />
      {isDrawerOpen.value && (
        <aside class="drawer" aria-label="Source">
          <SearchPanel />
        </aside>
      )}
      <main class="show">
        <PageHeading extraClass="visually-hidden">{siteNameOf(design.value)}</PageHeading>
        <GlyphNotice />
        <Stage />
      </main>
      <StyleRows />
      <StudioActions />
    </div>
  );
};

// A link to #download would change the URL, and thereby the page.
const focusDownload = () => document.getElementById('download')?.focus();

/** Says why the source is not shown. */
const GlyphNotice = () => {
  const { glyphs, design, libraries, search } = useStudio();
  const failure = glyphs.failure.value;
  // The input shows why initials cannot be drawn.
  if (failure?.kind === 'rejected' && design.value.text !== undefined) return null;
  if (failure?.problem?.code !== 'icon_not_found')
    return <TroubleNotice trouble={glyphs} what="The icon loads" />;
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
