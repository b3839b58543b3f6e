// The page: find on one side, shape on the other, and what comes of it in between.
import { Find } from './find/find.tsx';
import { See } from './see/see.tsx';
import { Shape } from './shape/shape.tsx';
import { Announcements } from './shell/announcements.tsx';
import { Masthead } from './shell/masthead.tsx';
import { PageIcon } from './shell/page-icon.tsx';
import { TakeBar } from './take/take-bar.tsx';

export const App = () => (
  <>
    <Masthead />
    <main class="bench">
      <Find />
      <See />
      <div class="side">
        <Shape />
        <TakeBar />
      </div>
    </main>
    <PageIcon />
    <Announcements />
  </>
);
