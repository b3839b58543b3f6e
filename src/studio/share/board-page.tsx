// Pages with several designs: the board of kept designs, and the vote that its link opens.
import { useCopy } from '../download/use-copy.ts';
import { Brand } from '../shell/brand.tsx';
import { FileButton, IconButton, PageHeading } from '../shell/buttons.tsx';
import { svgUrl } from '../shell/favicon-image.tsx';
import { TabHalves } from '../shell/live-tab.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, hasLogos, siteTitle, tintOf } from '../state/design/design.ts';
import { BOARD } from '../state/design/design-history.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { KeptDesign } from '../state/design/kept-designs.ts';
import { useStudio } from '../state/studio.ts';
import { boardDesigns, boardLink } from './links.ts';
import { openDesignFile } from './open-design.ts';

export const BoardPage = () => (location.search === BOARD ? <OwnBoard /> : <SharedBoard />);

const letterOf = (place: number): string => String.fromCharCode(65 + place);

const SharedBoard = () => (
  <>
    <header class="page-header">
      <Brand />
    </header>
    <main class="shared-main">
      <PageHeading>Which one?</PageHeading>
      <p class="shared-note">Answer with a letter. Or open one and change it.</p>
      <ol class="board">
        {boardDesigns(location.search).map((design, place) => (
          <li key={letterOf(place)}>
            <BoardCard
              design={design}
              src={`api/v1/preview.svg${designQuery(design)}`}
              letter={letterOf(place)}
              name={siteTitle(design)}
              page="shared"
            />
          </li>
        ))}
      </ol>
    </main>
  </>
);

const OwnBoard = () => {
  const { kept, history } = useStudio();
  const { copied, copyText } = useCopy();
  const designs = kept.designs.value;
  const shared = designs.filter(({ design }) => !hasLogos(design));
  // Undo steps of the design belong to the entry before.
  const back = () => (history.hasMoved.peek() ? window.history.back() : history.open({ page: 'studio' }));
  return (
    <>
      <header class="page-header">
        <button type="button" class="button button-bare" onClick={back}>
          <UiIcon name="back" />
          Back to the design
        </button>
      </header>
      <main class="shared-main">
        <PageHeading>Board</PageHeading>
        <p class="shared-note">
          {designs.length === 0
            ? 'Nothing kept yet. “Keep” puts the current design here. So does the star of an icon in the list, or a long press on it.'
            : 'Your kept designs. Open one to go on with it.'}
        </p>
        <ol class="board">
          {designs.map(each => (
            <li key={designQuery(each.design)}>
              <BoardCard
                design={each.design}
                src={svgUrl(each.image)}
                letter={letterIn(shared, each)}
                name={each.name}
                page="studio"
              />
              <IconButton icon="close" label={`Remove ${each.name}`} act={() => kept.remove(each)} />
            </li>
          ))}
        </ol>
        <p class="board-actions">
          {shared.length > 1 && (
            <button
              type="button"
              class="button button-main"
              onClick={() =>
                void copyText('link of this board', boardLink(shared.map(({ design }) => design)))
              }
            >
              <UiIcon name={copied.value ? 'check' : 'share'} />
              {copied.value ? 'Link copied' : 'Ask others: “Which one?”'}
            </button>
          )}
          <OpenDesign />
        </p>
        <p class={kept.isStored.value ? 'hint' : 'hint hint-error'}>
          {kept.isStored.value
            ? `This browser stores your designs.${shared.length < designs.length ? ' Logos are not in the link.' : ''}`
            : 'This browser does not store them: its storage is full or disabled.'}
        </p>
      </main>
    </>
  );
};

/** Letter of a design in the link of the board. Designs with logos have no letter. */
const letterIn = (shared: readonly KeptDesign[], kept: KeptDesign): string =>
  shared.includes(kept) ? letterOf(shared.indexOf(kept)) : '';

interface BoardCardProps {
  readonly design: Design;
  /** URL of favicon.svg. */
  readonly src: string | undefined;
  readonly letter: string;
  readonly name: string;
  /** The page that the card opens. */
  readonly page: 'studio' | 'shared';
}

const BoardCard = ({ design, src, letter, name, page }: BoardCardProps) => {
  const { history } = useStudio();
  return (
    <a
      class="answer"
      style={{ '--tint': tintOf(design) }}
      href={`./${designQuery(design)}${page === 'shared' ? '#shared' : ''}`}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.open({ page, design });
      }}
    >
      <span class="answer-art">
        <img class="answer-icon" src={src} width="96" height="96" alt="" />
        <b>{letter}</b>
      </span>
      <TabHalves src={src} name={design.site_name ?? name} />
      <span class="board-name one-line" dir="auto">
        {name}
      </span>
    </a>
  );
};

const OpenDesign = () => {
  const { kept, history, announcer } = useStudio();
  const open = async (file: File) => {
    const { design, message } = await openDesignFile(file, kept);
    if (design) history.open({ page: 'studio', design });
    announcer.announce(message, { visible: true });
  };
  return (
    <FileButton takes={{ accept: '.json,application/json' }} onFiles={([file]) => void open(file)}>
      <UiIcon name="open" />
      Open a saved design
    </FileButton>
  );
};
