// Page of a board: several designs, and the question which one to take.
import { useEffect, useRef } from 'preact/hooks';
import { Brand } from '../shell/brand.tsx';
import { siteTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import { useStudio } from '../state/studio.ts';
import { boardDesigns } from './links.ts';

export const BoardPage = () => {
  const { history } = useStudio();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="shared">
      <header class="shared-header">
        <Brand />
      </header>
      <main class="shared-main">
        <h1 tabIndex={-1} ref={heading}>
          Which one?
        </h1>
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
    </div>
  );
};
