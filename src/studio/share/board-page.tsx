// The board of kept designs, and the page that opens from its link, on which others choose.
import { parseDesign } from '../../contract/design.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { resolveDesign } from '../../contract/export/resolved-design.ts';
import { ProblemError } from '../../contract/problems.ts';
import { failureText, isAborted, toFailure } from '../api/failure.ts';
import { saveFile } from '../download/save-file.ts';
import { useCopy } from '../download/use-copy.ts';
import { BackHeader, Brand } from '../shell/brand.tsx';
import { FileButton, IconButton, PageHeading } from '../shell/buttons.tsx';
import { useFaviconUrl } from '../shell/favicon-image.tsx';
import { CardPicture } from '../shell/live-tab.tsx';
import { Notice } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import {
  type Design,
  type DesignChange,
  designName,
  hasLogos,
  omitDefaults,
  siteTitle,
  tintOf,
} from '../state/design/design.ts';
import { BOARD } from '../state/design/design-history.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { KeptDesigns } from '../state/design/kept-designs.ts';
import { useStudio } from '../state/studio.ts';
import { boardLink, readBoard } from './links.ts';

export const BoardPage = () => (location.search === BOARD ? <OwnBoard /> : <SharedBoard />);

const letterOf = (place: number): string => String.fromCharCode(65 + place);

const SharedBoard = () => {
  const { designs, unreadable } = readBoard(location.search);
  return (
    <>
      <header class="page-header row">
        <Brand />
      </header>
      <main class="shared-main column">
        <PageHeading>Which one?</PageHeading>
        {unreadable > 0 && (
          <Notice>
            {unreadable === 1 ? 'One design' : `${unreadable} designs`} of this link cannot be read. Ask for
            the link again.
          </Notice>
        )}
        {designs.length > 0 && (
          <p class="shared-note soft">Answer with a letter. Or open one and change it.</p>
        )}
        <ol class="board wrap">
          {designs.map((design, place) => (
            <li key={letterOf(place)}>
              <BoardCard design={design} letter={letterOf(place)} name={siteTitle(design)} page="shared" />
            </li>
          ))}
        </ol>
      </main>
    </>
  );
};

const OwnBoard = () => {
  const { kept, history } = useStudio();
  const { copied, copyText } = useCopy();
  const designs = kept.designs.value;
  const shared = designs.filter(design => !hasLogos(design));
  // Going back in the history keeps the undo steps of the design.
  const back = () => (history.hasMoved.peek() ? window.history.back() : history.open({ page: 'studio' }));
  return (
    <>
      <BackHeader act={back} />
      <main class="shared-main column">
        <PageHeading>Board</PageHeading>
        <p class="shared-note soft">
          {designs.length === 0
            ? 'Nothing kept yet. “Keep” puts the current design here. So does the star of an icon in the list, or a long press on it.'
            : 'Your kept designs. Open one to go on with it.'}
        </p>
        <ol class="board wrap">
          {designs.map(design => (
            <li key={designQuery(design)}>
              <BoardCard
                design={design}
                // A design with a logo is not in the link.
                letter={hasLogos(design) ? '' : letterOf(shared.indexOf(design))}
                name={designName(design)}
                page="studio"
              />
              <DownloadCard design={design} />
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

const DownloadCard = ({ design }: { readonly design: Design }) => {
  const { packageExport, announcer } = useStudio();
  const download = async () => {
    try {
      const { zip, fileName } = await packageExport.make(design);
      saveFile(zip, fileName);
      announcer.announce(`${fileName} saved.`, { visible: true });
    } catch (error) {
      if (!isAborted(error)) announcer.announce(failureText(toFailure(error)), { visible: true });
    }
  };
  return <IconButton icon="download" label={`Download ${designName(design)}`} act={() => void download()} />;
};

interface BoardCardProps {
  readonly design: Design;
  readonly letter: string;
  readonly name: string;
  /** The page that the card opens. For `shared`, the service draws the images, so that visitors load less code. */
  readonly page: 'studio' | 'shared';
}

const BoardCard = ({ design, letter, name, page }: BoardCardProps) => {
  const { history } = useStudio();
  const query = designQuery(design);
  const drawn = useFaviconUrl(page === 'studio' ? design : undefined);
  return (
    <a
      class="answer"
      style={{ '--tint': tintOf(design) }}
      href={`./${query}${page === 'shared' ? '#shared' : ''}`}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.open({ page, design });
      }}
    >
      <CardPicture
        src={page === 'studio' ? drawn : `api/v1/preview.svg${query}`}
        name={design.site_name ?? name}
        letter={letter}
      />
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

/** Reads the favsmith.json of a package. Returns a message and, if the file is valid, the design. */
const openDesignFile = async (
  file: File,
  kept: KeptDesigns,
): Promise<{ readonly design?: Design; readonly message: string }> => {
  try {
    const { body } = parseDesign(await file.text());
    const { settings, unknownFields = [] } = resolveDesign(parseExportBody(body));
    const given = settings.filter(setting => setting.given).map(({ field }) => [field, body[field]]);
    // In favsmith.json, 'none' is null.
    const values = given.map(([field, value]) => [field, value === null ? 'none' : value]);
    const design = omitDefaults(Object.fromEntries(values) as DesignChange);
    const ignored =
      unknownFields.length > 0 ? ` Unknown fields were ignored: ${unknownFields.join(', ')}.` : '';
    return {
      design: hasLogos(design)
        ? await (await import('../state/logo/design-body.ts')).storeLogos(design, kept)
        : design,
      message: `${file.name} is the current design.${ignored}`,
    };
  } catch (error) {
    const reason = error instanceof ProblemError ? error.message : 'The file cannot be read.';
    return { message: `${file.name} is not a design. ${reason}` };
  }
};
