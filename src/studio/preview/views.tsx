import type { FunctionComponent } from 'preact';
import { FRACTIONAL_RESOLUTION } from '../../compose/defaults.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { ImageFile } from '../../package/plan.ts';
import { say } from '../languages/texts.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useDraft } from '../shell/hooks.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { FileImage, PixelPreview, packageFile } from './file-image.tsx';

export interface ViewProps {
  readonly scheme: ColorScheme;
  /** False for a thumbnail. */
  readonly isLarge: boolean;
}

export interface View {
  readonly label: string;
  /** The package file that this view shows. */
  readonly file: string;
  /** The file of a design without a dark look, if it is another. */
  readonly lightFile?: string;
  readonly isPhone?: boolean;
  readonly show: FunctionComponent<ViewProps>;
}

/** The site name, in the large view as a text field. */
const TabName = ({ isLarge }: { readonly isLarge: boolean }) => {
  const { design, history } = useStudio();
  const draft = useDraft(design.value.site_name ?? '');
  if (!isLarge)
    return (
      <span class="tab-name" dir="auto">
        {siteNameOf(design.value)}
      </span>
    );
  return (
    <>
      <input
        id="site_name"
        class="site-name"
        type="text"
        aria-label={say('siteName')}
        dir="auto"
        autocomplete="organization"
        spellcheck={false}
        maxLength={80}
        placeholder={say('yourSite')}
        value={draft.text}
        onInput={({ currentTarget }) => {
          draft.edit(currentTarget.value);
          history.change({ site_name: currentTarget.value }, { gesture: 'site_name' });
        }}
        onBlur={draft.end}
        onKeyDown={event => {
          const isDone = event.key === 'Enter' || event.key === 'Escape';
          if (isDone && !event.isComposing && !event.ctrlKey && !event.metaKey) event.currentTarget.blur();
        }}
      />
      <UiIcon name="pen" />
    </>
  );
};

interface BrowserProps extends ViewProps {
  readonly name: 'chrome' | 'firefox' | 'safari';
}

const Browser = ({ name, scheme, isLarge }: BrowserProps) => {
  const { glyphs } = useStudio();
  const isLoading = glyphs.isLoading.value || glyphs.failure.value !== undefined;
  return (
    <div class={`window window-${scheme} ${name}`}>
      <div class="window-strip">
        <span class="tab window-tab row">
          <FaviconImage size={isLarge ? 20 : 16} scheme={scheme} />
          <TabName isLarge={isLarge} />
        </span>
      </div>
      {isLarge && (
        <div class="window-bar row" aria-hidden="true">
          <UiIcon name="back" />
          <span class="window-address">example.com</span>
        </div>
      )}
      <div class="window-page centered">
        {isLarge && (
          <div class={`hero large-preview-${scheme} ${isLoading ? 'large-preview-loading' : ''}`}>
            <FaviconImage scheme={scheme} />
          </div>
        )}
      </div>
    </div>
  );
};

const TOUCH = packageFile('apple-touch-icon.png');
const MASKABLE = packageFile('android-chrome-maskable-192x192.png');
const GOOGLE = packageFile('favicon-96x96.png');
const TASKBAR = packageFile('android-chrome-192x192.png');
const PLACES = 12;

interface HomeScreenProps extends ViewProps {
  readonly system: 'ios' | 'android';
  readonly file: ImageFile;
}

const HomeScreen = ({ system, file, isLarge }: HomeScreenProps) => {
  const { design } = useStudio();
  return (
    <div class={`phone ${system}`}>
      <div class="phone-apps">
        <span class="phone-app small">
          <span class="phone-icon">
            <FileImage file={file} size={isLarge ? 72 : 40} />
          </span>
          <span class="phone-label one-line" dir="auto">
            {siteNameOf(design.value)}
          </span>
        </span>
        {Array.from({ length: isLarge ? PLACES - 1 : 1 }, (_, place) => (
          <i key={place} class="phone-icon" />
        ))}
      </div>
    </div>
  );
};

const SearchResult = ({ isLarge }: ViewProps) => {
  const { design } = useStudio();
  return (
    <div class="result">
      <span class="result-disc centered">
        <FileImage file={GOOGLE} size={18} />
      </span>
      <span class="result-names small">
        <span class="one-line" dir="auto">
          {siteNameOf(design.value)}
        </span>
        {isLarge && <span class="result-address one-line">https://example.com</span>}
      </span>
      {isLarge && <span class="result-title one-line">{siteNameOf(design.value)}: home</span>}
    </div>
  );
};

const Taskbar = ({ isLarge }: ViewProps) => (
  <div class="taskbar">
    <i class="taskbar-app centered" />
    <span class="taskbar-app taskbar-open centered">
      <FileImage file={TASKBAR} size={24} />
    </span>
    {isLarge && [0, 1, 2].map(place => <i key={place} class="taskbar-app centered" />)}
  </div>
);

/** Firefox always takes the second SVG, other browsers only on displays with two pixels per CSS pixel. (Decision 026) */
const svgFile = (isFirefox: boolean): string =>
  isFirefox || devicePixelRatio > 1 ? 'favicon-2x.svg' : 'favicon.svg';

export const VIEWS: Readonly<Record<string, View>> = {
  chrome: {
    label: 'Chrome',
    file: svgFile(false),
    ...(devicePixelRatio < FRACTIONAL_RESOLUTION && { lightFile: 'favicon.ico' }),
    show: props => <Browser name="chrome" {...props} />,
  },
  firefox: { label: 'Firefox', file: svgFile(true), show: props => <Browser name="firefox" {...props} /> },
  safari: { label: 'Safari', file: svgFile(false), show: props => <Browser name="safari" {...props} /> },
  pixels: { label: say('pixels'), file: 'favicon.ico', show: PixelPreview },
  iphone: {
    label: 'iPhone',
    file: TOUCH.path,
    isPhone: true,
    show: props => <HomeScreen system="ios" file={TOUCH} {...props} />,
  },
  android: {
    label: 'Android',
    file: MASKABLE.path,
    isPhone: true,
    show: props => <HomeScreen system="android" file={MASKABLE} {...props} />,
  },
  google: { label: 'Google', file: GOOGLE.path, show: SearchResult },
  windows: { label: 'Windows', file: TASKBAR.path, show: Taskbar },
};
