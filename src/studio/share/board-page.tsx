// Pages with several designs: the board of kept designs, and the vote that its link opens.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useCopy } from '../download/use-copy.ts';
import { Brand } from '../shell/brand.tsx';
import { FileButton, IconButton, PageHeading } from '../shell/buttons.tsx';
import { svgUrl, useFaviconSvg } from '../shell/favicon-image.tsx';
import { follow } from '../shell/hooks.ts';
import { TabHalves } from '../shell/live-tab.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, designName, hasLogos, siteTitle, tintOf } from '../state/design/design.ts';
import { BOARD } from '../state/design/design-history.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { boardDesigns, boardLink } from './links.ts';
import { openDesignFile } from './open-design.ts';

export const BoardPage = () => (location.search === BOARD ? <OwnBoard /> : <SharedBoard />);

const letterOf = (place: number): string => String.fromCharCode(65 + place);

const SharedBoard = () => (
  <>
    <header class="page-header row">
      <Brand />
    </header>
    <main class="shared-main column">
      <PageHeading>Which one?</PageHeading>
      <p class="shared-note soft">Answer with a letter. Or open one and change it.</p>
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
  const shared = designs.filter(design => !hasLogos(design));
  // Undo steps of the design belong to the entry before.
  const back = () => (history.hasMoved.peek() ? window.history.back() : history.open({ page: 'studio' }));
  return (
    <>
      <header class="page-header row">
        <button type="button" class="button button-bare" onClick={back}>
          <UiIcon name="back" />
          Back to the design
        </button>
      </header>
      <main class="shared-main column">
        <PageHeading>Board</PageHeading>
        <p class="shared-note soft">
          {designs.length === 0
            ? 'Nothing kept yet. “Keep” puts the current design here. So does the star of an icon in the list, or a long press on it.'
            : 'Your kept designs. Open one to go on with it.'}
        </p>
        <ol class="board">
          {designs.map(design => (
            <li key={designQuery(design)}>
              <KeptCard
                design={design}
                letter={shared.includes(design) ? letterOf(shared.indexOf(design)) : ''}
              />
              <IconButton
                icon="close"
                label={`Remove ${designName(design)}`}
                act={() => kept.toggle(design)}
              />
            </li>
          ))}
        </ol>
        <p class="board-actions wrap">
          {shared.length > 1 && (
            <button
              type="button"
              class="button button-main"
              onClick={() => void copyText('link of this board', boardLink(shared))}
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

interface KeptCardProps {
  readonly design: Design;
  /** Letter in the link of the board. Empty for a logo, which is not in the link. */
  readonly letter: string;
}

/** A kept design, drawn in this browser, because only it has the logos. */
const KeptCard = (props: KeptCardProps) => {
  const { drawingOf } = useStudio();
  const drawing = useSignal<Drawing | undefined>(undefined);
  useEffect(
    () =>
      follow(drawingOf(props.design), next => {
        drawing.value = next;
      }),
    [],
  );
  const src = svgUrl(useFaviconSvg(drawing.value).value);
  return <BoardCard {...props} src={src} name={designName(props.design)} page="studio" />;
};

interface BoardCardProps extends KeptCardProps {
  /** URL of favicon.svg. */
  readonly src: string | undefined;
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
      <span class="answer-art centered">
        <img class="answer-icon" src={src} width="96" height="96" alt="" />
        <b>{letter}</b>
      </span>
      <TabHalves src={src} name={design.site_name ?? name} />
      <span class="board-name one-line hint" dir="auto">
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
