// The home screen of iOS, which rounds the corners by itself.
import { Picture } from '../shell/picture.tsx';
import { useStudio } from '../state/studio.ts';
import { Place } from './place.tsx';

export const IosHome = () => {
  const { request } = useStudio();
  return (
    <Place title="iOS home screen" file="apple-touch-icon.png" span={2} height={12}>
      <div class="ios">
        <span class="ios-app" />
        <span class="ios-app" />
        <span class="ios-app">
          <Picture purpose="touch" pixels={180} />
        </span>
        <span class="ios-label">{request.value.siteName}</span>
        <span class="ios-app" />
        <span class="ios-app" />
        <span class="ios-app" />
      </div>
    </Place>
  );
};
