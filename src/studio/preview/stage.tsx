// A large view of the favicon, and thumbnails of all views.
import type { ColorScheme } from '../../model/look.ts';
import { useCopy } from '../download/use-copy.ts';
import { ENGLISH, say } from '../languages/texts.ts';
import { linkTo } from '../share/links.ts';
import { Help } from '../shell/controls.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { sourceTitle } from '../state/design/design.ts';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { VIEWS, type View } from './views.tsx';

const MODES = [
  { value: 'light', label: say('light') },
  { value: 'dark', label: say('dark') },
  { value: 'phone', label: say('phone') },
] as const;

export const Stage = () => {
  const back = useBack();
  const roving = useRovingFocus<HTMLDivElement>();
  const { view: name, scheme } = useStudio().preview;
  const view = VIEWS[name.value] as View;
  const show = (mode: ColorScheme | 'phone') => {
    if (mode === 'phone') name.value = 'iphone';
    else {
      scheme.value = mode;
      if (view.isPhone) name.value = 'chrome';
    }
  };
  return (
    <>
      <div class="show-bar stack">
        <button type="button" class="button button-bare" onClick={back.open}>
          <UiIcon name="back" />
          <span class="button-text">{back.label}</span>
        </button>
        <SegmentedControl
          name="preview-mode"
          legend={say('preview')}
          options={MODES}
          value={view.isPhone ? 'phone' : scheme.value}
          onChange={show}
        />
        <ShareButton />
      </div>
      <figure class="large-preview stack" aria-label={say('preview')}>
        <div class="stage">
          <view.show scheme={scheme.value} isLarge />
        </div>
        <Caption view={view} />
      </figure>
      <div class="film" role="toolbar" aria-label={say('places')} {...roving}>
        {Object.entries(VIEWS).map(([id, { label, show: Thumbnail }]) => (
          <button
            key={id}
            type="button"
            class="film-view stack hint"
            aria-pressed={id === name.value}
            onClick={() => {
              name.value = id;
            }}
          >
            <span class="film-picture" aria-hidden="true">
              <Thumbnail scheme={scheme.value} isLarge={false} />
            </span>
            {label}
          </button>
        ))}
      </div>
    </>
  );
};

/** Name and license of what is drawn, and the file that the view shows. */
const Caption = ({ view }: { readonly view: View }) => {
  const { design, libraries, glyphs, isPhone } = useStudio();
  const file = <span class="file">{(!design.value.include_dark_mode && view.lightFile) || view.file}</span>;
  // The last source, as in the image, if another cannot be loaded.
  const shown = glyphs.drawnDesign.value ?? design.value;
  const library = libraries.value.find(({ slug }) => slug === shown.library);
  const isPicture = (shown.artwork ?? shown.emoji) !== undefined;
  return (
    <figcaption class="hint">
      <span {...ENGLISH}>
        <strong>{sourceTitle(shown)}</strong>
        {shown.text === undefined && library && ` from ${library.name}`}
        {!isPicture && (shown.text !== undefined || library) && (
          <>
            {', '}
            <a href="licenses.txt">{library ? `${library.license} license` : 'Open Font License'}</a>
          </>
        )}
      </span>
      {isPhone.value ? <Help topic="the file of this view">{file}</Help> : file}
    </figcaption>
  );
};

/** Opens the share sheet of a phone. On other devices, copies the link of the design. */
const ShareButton = () => {
  const { design } = useStudio();
  const { copied, copyText } = useCopy();
  const share = () => {
    const url = `${linkTo(design.peek())}#shared`;
    // Rejects if the user closes the share sheet.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      navigator.share({ title: siteNameOf(design.peek()), url }).catch(() => undefined);
    else void copyText('Link', url);
  };
  return (
    <button type="button" class="button button-bare" onClick={share}>
      <UiIcon name={copied.value ? 'check' : 'share'} />
      <span class="button-text">{say(copied.value ? 'copied' : 'share')}</span>
    </button>
  );
};

/** The way back to the suggestions or, if there are none, to the front page. */
const useBack = (): { readonly label: string; open(): void } => {
  const { history } = useStudio();
  const hasAnswers = history.q.value !== '';
  return {
    label: say(hasAnswers ? 'sixAnswers' : 'start'),
    open: () => history.open({ page: hasAnswers ? 'answers' : 'start' }),
  };
};
