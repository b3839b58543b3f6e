// Result of a web search, with the favicon in a disc.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useStudio } from '../state/studio.ts';
import { PreviewCard } from './preview-card.tsx';

export const SearchResult = () => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <PreviewCard title="Google result" file="favicon-96x96.png" span={3} height={10.5}>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <FaviconImage size={18} pixels={96} />
          </span>
          <span class="result-names">
            <span>{siteName}</span>
            <span class="result-address">https://www.example.com</span>
          </span>
        </div>
        <span class="result-title">{siteName}: home</span>
        <span class="result-line" />
        <span class="result-line result-line-short" />
      </div>
    </PreviewCard>
  );
};
