// Surfaces that show the favicon, in cards that name the files.
import { useComputed, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ImageFile } from '../../package/plan.ts';
import { lazy } from '../shell/lazy.tsx';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { ChromeWindow, FirefoxWindow, ManyTabs, SafariWindow } from './browsers.tsx';
import {
  type FileProps,
  PixelPreview,
  PreviewCard,
  type PreviewCardProps,
  packageFile,
} from './file-image.tsx';
import { animateChoices } from './flying-icon.ts';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const SurfaceList = () => {
  const studio = useStudio();
  useEffect(() => animateChoices(studio), []);
  return (
    <>
      <h3 class="preview-group">Browsers</h3>
      <BrowserCard title="Chrome, tab and bookmark" height={7.1875} window={ChromeWindow} />
      <BrowserCard title="Firefox, tab and bookmark" height={7.1875} window={FirefoxWindow} />
      <BrowserCard title="Safari, tab" height={4.875} window={SafariWindow} />
      <PreviewCard title="Many tabs" file="favicon.svg" span={3} height={11}>
        <ManyTabs />
      </PreviewCard>
      <PixelPreview />
      <DeviceCards />
    </>
  );
};

interface BrowserCardProps {
  readonly title: string;
  /** Minimum height in rem. */
  readonly height: number;
  readonly window: FunctionComponent<{ scheme: Scheme }>;
}

const BrowserCard = ({ title, height, window: Window }: BrowserCardProps) => (
  <PreviewCard title={title} file="favicon.svg" span={6} height={height}>
    <div class="halves">
      <Window scheme="light" />
      <Window scheme="dark" />
    </div>
  </PreviewCard>
);

/** Loads the devices. The first card near the viewport triggers it. */
const devices = () => import('./devices.tsx');
const SearchResult = lazy(async () => (await devices()).SearchResult);
const IosHome = lazy(async () => (await devices()).IosHome);
const AndroidHome = lazy(async () => (await devices()).AndroidHome);
const Splash = lazy(async () => (await devices()).Splash);
const WindowsTaskbar = lazy(async () => (await devices()).WindowsTaskbar);
const MacDock = lazy(async () => (await devices()).MacDock);

interface Device extends Omit<PreviewCardProps, 'children'> {
  readonly file: ImageFile['path'];
  readonly show: FunctionComponent<FileProps>;
}

/** Cards of devices. The role and the size of each file come from the plan of the package. */
const DEVICES: readonly Device[] = [
  { title: 'Search result', file: 'favicon-96x96.png', span: 6, height: 15, show: SearchResult },
  { title: 'iOS home screen', file: 'apple-touch-icon.png', span: 2, height: 14, show: IosHome },
  ...(['circle', 'squircle'] as const).map(
    (mask): Device => ({
      title: `Android, ${mask}`,
      file: 'android-chrome-maskable-192x192.png',
      span: 2,
      height: 14,
      show: ({ file }) => <AndroidHome file={file} mask={mask} />,
    }),
  ),
  ...(['dark', 'tinted'] as const).map(
    (icons): Device => ({
      title: `iOS, ${icons} icons`,
      file: 'apple-touch-icon.png',
      span: 2,
      height: 14,
      show: ({ file }) => <IosHome file={file} icons={`icons-${icons}`} />,
    }),
  ),
  {
    title: 'Android, themed icons',
    file: 'android-chrome-monochrome-192x192.png',
    span: 2,
    height: 14,
    show: ({ file }) => <AndroidHome file={file} mask="circle" icons="icons-themed" />,
  },
  {
    title: 'Splash screen',
    file: 'android-chrome-512x512.png',
    span: 2,
    height: 20,
    isTall: true,
    show: Splash,
  },
  {
    title: 'Windows taskbar',
    file: 'android-chrome-192x192.png',
    span: 4,
    height: 7.75,
    show: WindowsTaskbar,
  },
  { title: 'macOS dock', file: 'apple-touch-icon.png', span: 4, height: 7.75, show: MacDock },
];

const NOT_INCLUDED = 'Only packages with the field monochrome contain it.';

const DeviceCards = () => {
  const scheme = useSignal<Scheme>('light');
  const { request } = useStudio();
  const hasMonochrome = useComputed(() => request.value.manifest.hasMonochrome);
  return (
    <>
      <div class="preview-group">
        <h3>Search and devices</h3>
        <SegmentedControl
          name="device-scheme"
          legend="Color scheme of the devices"
          options={SCHEMES}
          value={scheme.value}
          onChange={value => {
            scheme.value = value;
          }}
        />
      </div>
      <div class={`devices devices-${scheme.value}`}>
        {DEVICES.map(({ file: path, show: Surface, ...card }) => {
          const file = packageFile(path);
          const isMissing = file.role === 'monochrome' && !hasMonochrome.value;
          return (
            <PreviewCard key={card.title} file={path} note={isMissing ? NOT_INCLUDED : undefined} {...card}>
              <Surface file={file} />
            </PreviewCard>
          );
        })}
      </div>
    </>
  );
};
