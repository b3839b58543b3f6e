// The page: find on one side, shape on the other, and what comes of it in between.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TakeBar } from './download/take-bar.tsx';
import { See } from './preview/see.tsx';
import { Find } from './search/find.tsx';
import { Announcements } from './shell/announcements.tsx';
import { Masthead } from './shell/masthead.tsx';
import { PageIcon } from './shell/page-icon.tsx';
import { Shape } from './style/shape.tsx';

export const App = () => {
  const stage = useStages(2);
  return (
    <>
      <Masthead />
      <main class="bench">
        <Find />
        {stage >= 2 && <See />}
        {stage >= 1 && (
          <div class="side">
            <Shape />
            <TakeBar />
          </div>
        )}
      </main>
      <PageIcon />
      <Announcements />
    </>
  );
};

/** Counts up to `last`, a task at a time: between two of them the page answers to keys and fingers. */
const useStages = (last: number): number => {
  const stage = useSignal(0);
  const reached = stage.value;
  useEffect(() => {
    if (reached < last) setTimeout(() => stage.value++);
  }, [reached]);
  return reached;
};
