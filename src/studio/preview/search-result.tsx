// A result of a web search, where the favicon stands in a small disc.
import { Picture } from '../shell/picture.tsx';
import { useStudio } from '../state/studio.ts';
import { Place } from './place.tsx';

export const SearchResult = () => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <Place title="Google result" file="favicon-96x96.png" span={3} height={10.5}>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <Picture size={18} pixels={96} />
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
    </Place>
  );
};
