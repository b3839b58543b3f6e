// Page of a search engine with two results.
import { useStudio } from '../../state/studio.ts';
import { FileImage } from '../pixels/file-image.tsx';
import { OtherSite } from './other-apps.tsx';
import { SurfaceIcon } from './surface-icon.tsx';

export const SearchResult = () => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <div class="results">
      <div class="results-field">
        <span class="window-text">{siteName.toLowerCase()}</span>
        <SurfaceIcon name="search" />
      </div>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <FileImage size={18} pixels={96} />
          </span>
          <span class="result-names">
            <span>{siteName}</span>
            <span class="result-address">https://www.example.com</span>
          </span>
          <SurfaceIcon name="menu" />
        </div>
        <span class="result-title">{siteName}: home</span>
        <span class="result-line" />
        <span class="result-line result-line-short" />
      </div>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <OtherSite place={3} />
          </span>
          <span class="result-names">
            <span class="result-line result-line-name" />
            <span class="result-line result-line-address" />
          </span>
        </div>
      </div>
    </div>
  );
};
