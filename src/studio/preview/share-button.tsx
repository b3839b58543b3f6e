// Button that shares the link of the design.
import { useSignal } from '@preact/signals';
import { sharedLink } from '../share/links.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { siteNameOf, useStudio } from '../state/studio.ts';

const SHOWN_MS = 1600;

export const ShareButton = () => {
  const { design, announcer } = useStudio();
  const isCopied = useSignal(false);
  const share = async () => {
    const url = sharedLink(design.peek());
    const title = siteNameOf(design.peek());
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Ignored: the person closed the list of targets.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      isCopied.value = true;
      announcer.announce('Link copied.');
      setTimeout(() => {
        isCopied.value = false;
      }, SHOWN_MS);
    } catch {
      announcer.announce('This browser does not let the page copy. The address of this page is the link.', {
        visible: true,
      });
    }
  };
  return (
    <button type="button" class="button button-bare" onClick={() => void share()}>
      <UiIcon name={isCopied.value ? 'check' : 'share'} />
      <span class="button-text">{isCopied.value ? 'Copied' : 'Share'}</span>
    </button>
  );
};
