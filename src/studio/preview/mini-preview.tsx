// Small preview at the top of a phone: tabs and home screen.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useStudio } from '../state/studio.ts';

const showPreviews = () => document.getElementById('preview-title')?.scrollIntoView();

export const MiniPreview = () => {
  const { request } = useStudio();
  return (
    <button type="button" class="mini-surfaces" onClick={showPreviews}>
      <span class="visually-hidden">Show all previews</span>
      {(['light', 'dark'] as const).map(scheme => (
        <span key={scheme} class={`mini-tab window-${scheme}`} aria-hidden="true">
          <FaviconImage size={16} scheme={scheme} />
          <span class="window-text">{request.value.siteName}</span>
        </span>
      ))}
      <span class="mini-home">
        <FaviconImage size={36} iconRole="touch" pixels={180} />
      </span>
    </button>
  );
};
