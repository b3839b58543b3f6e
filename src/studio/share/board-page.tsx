// Page of a board: several designs, and the question which one to take.
import { Brand } from '../shell/brand.tsx';
import { PageHeading } from '../shell/buttons.tsx';
import { siteTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import { useStudio } from '../state/studio.ts';
import { boardDesigns } from './links.ts';

export const BoardPage = () => {
  const { history } = useStudio();
  return (
    <>
      <header class="page-header">
        <Brand />
      </header>
      <main class="shared-main">
        <PageHeading>Which one?</PageHeading>
        <p class="shared-note">Answer with a letter. Or open one and change it.</p>
        <ol class="board">
          {boardDesigns(location.search).map((design, place) => {
            const letter = String.fromCharCode(65 + place);
            return (
              <li key={letter}>
                <a
                  class="board-card"
                  href={`./${designQuery(design)}#shared`}
                  onClick={event => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    history.open({ page: 'shared', design });
                  }}
                >
                  <img src={`api/v1/preview.svg${designQuery(design)}`} width={128} height={128} alt="" />
                  <b>{letter}</b>
                  <span dir="auto">{siteTitle(design)}</span>
                </a>
              </li>
            );
          })}
        </ol>
      </main>
    </>
  );
};
