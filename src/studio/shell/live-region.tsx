// Live region for screen readers, optionally visible as a toast.
import { useStudio } from '../state/studio.ts';

export const LiveRegion = () => {
  const { announcer } = useStudio();
  return (
    <div class={announcer.isVisible.value ? 'toast' : 'visually-hidden'} role="status" aria-live="polite">
      {announcer.text.value}
    </div>
  );
};
