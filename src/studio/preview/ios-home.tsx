// Home screen of iOS, which rounds the corners itself.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useStudio } from '../state/studio.ts';
import { PreviewCard } from './preview-card.tsx';

export const IosHome = () => {
  const { request } = useStudio();
  return (
    <PreviewCard title="iOS home screen" file="apple-touch-icon.png" span={2} height={12}>
      <div class="ios">
        <span class="ios-app" />
        <span class="ios-app" />
        <span class="ios-app">
          <FaviconImage iconRole="touch" pixels={180} />
        </span>
        <span class="ios-label">{request.value.siteName}</span>
        <span class="ios-app" />
        <span class="ios-app" />
        <span class="ios-app" />
      </div>
    </PreviewCard>
  );
};
