// Mark and name of the service.
import { useStudio } from '../state/studio.ts';

/** The mark, which leads to the start. */
export const Brand = () => {
  const { history } = useStudio();
  return (
    <a
      class="brand"
      href="./"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.open({ page: 'start', q: '' });
      }}
    >
      <img src="favicon.svg" width="28" height="28" alt="" />
      <span class="brand-name">Favsmith</span>
    </a>
  );
};
