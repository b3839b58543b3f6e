// The voice of the page: spoken to screen readers, and where it helps shown for a moment.
import { useStudio } from '../state/studio.ts';

export const Announcements = () => {
  const { announcer } = useStudio();
  return (
    <div class={announcer.isShown.value ? 'toast' : 'visually-hidden'} role="status" aria-live="polite">
      {announcer.text.value}
    </div>
  );
};
