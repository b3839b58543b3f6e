// Surfaces that show raster files: search results, phones, desktops.

import type { ComponentChildren } from 'preact';
import { contrastRatio } from '../../compose/color/color.ts';
import { useStudio } from '../state/studio.ts';
import { FileImage, type FileProps } from './file-image.tsx';
import { OtherApp, OtherSite, SurfaceIcon } from './surface-icons.tsx';

export const SearchResult = ({ file }: FileProps) => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <div class="results">
      <div class="results-field">
        <span class="window-text">{siteName.toLowerCase()}</span>
        <SurfaceIcon name="search" />
      </div>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <FileImage file={file} size={18} />
          </span>
          <span class="result-names">
            <span>{siteName}</span>
            <span class="result-address">https://www.example.com</span>
          </span>
          <SurfaceIcon name="menu" />
        </div>
        <span class="result-title">{siteName}: home</span>
        <span class="result-line" />
        <span class="result-line result-line-short" />
      </div>
      <div class="result">
        <div class="result-site">
          <span class="result-disc">
            <OtherSite place={3} />
          </span>
          <span class="result-names">
            <span class="result-line result-line-name" />
            <span class="result-line result-line-address" />
          </span>
        </div>
      </div>
    </div>
  );
};

interface PhoneProps {
  /** Class of the system. It determines size, camera, wallpaper and grid of apps. */
  readonly system: 'ios' | 'android';
  /** Class of the change that the system applies to icons. */
  readonly icons?: string | undefined;
  readonly time: string;
  /** Names of the other apps, row by row. */
  readonly others: readonly string[];
  /** Icon of the design. */
  readonly children: ComponentChildren;
}

const Phone = ({ system, icons = '', time, others, children }: PhoneProps) => {
  const { request } = useStudio();
  return (
    <div class={`phone ${system} ${icons}`}>
      <div class="phone-status">
        <span>{time}</span>
        <span class="phone-camera" />
        <span class="phone-signals">
          <SurfaceIcon name="wireless" />
          <span class="phone-battery" />
        </span>
      </div>
      <div class="phone-apps">
        <span class="phone-app">
          <span class="phone-icon">{children}</span>
          <span class="phone-label">{request.value.siteName}</span>
        </span>
        {others.map((name, place) => (
          <span key={name} class="phone-app">
            <span class="phone-icon">
              <OtherApp place={place * 3 + 1} />
            </span>
            <span class="phone-label">{name}</span>
          </span>
        ))}
      </div>
    </div>
  );
};

const IOS_APPS = ['Trails', 'Notes', 'Recipes', 'Tides', 'Radio', 'Maps', 'Chess'];

interface IosHomeProps extends FileProps {
  /** Icon appearance that the user has chosen (iOS 18). */
  readonly icons?: 'icons-dark' | 'icons-tinted';
}

/** iOS home screen. iOS derives dark and tinted icons from the file, because a web app has only one. */
export const IosHome = ({ file, icons }: IosHomeProps) => (
  <Phone system="ios" icons={icons} time="9:41" others={IOS_APPS}>
    <FileImage file={file} size={60} />
  </Phone>
);

const ANDROID_APPS = ['Tides', 'Radio', 'Notes', 'Maps', 'Trails', 'Chess', 'Recipes', 'Garden', 'Bank'];

interface AndroidHomeProps extends FileProps {
  readonly mask: 'circle' | 'squircle';
  /** Themed icons: Android colors the alpha channel of the image with two tones of the wallpaper. */
  readonly icons?: 'icons-themed';
}

export const AndroidHome = ({ file, mask, icons }: AndroidHomeProps) => (
  <div class={`mask-${mask}`}>
    <Phone system="android" icons={icons} time="10:24" others={ANDROID_APPS}>
      <FileImage file={file} size={56} />
    </Phone>
  </div>
);

const WHITE = { hex: '#ffffff', alpha: 1 };
const READABLE_CONTRAST = 3;

export const Splash = ({ file }: FileProps) => {
  const { drawing, request } = useStudio();
  const background = request.value.manifest.backgroundColor ?? drawing.value?.themeColor() ?? WHITE;
  const text = contrastRatio(WHITE, background) >= READABLE_CONTRAST ? '#ffffff' : '#1f1f1f';
  return (
    <div class="splash-phone" style={{ background: background.hex, color: text }}>
      <FileImage file={file} size={72} />
      <span class="splash-name">{request.value.siteName}</span>
      <span class="splash-bar" />
    </div>
  );
};

export const WindowsTaskbar = ({ file }: FileProps) => (
  <div class="taskbar">
    <div class="taskbar-apps">
      <span class="taskbar-app">
        <span class="taskbar-start" />
      </span>
      {[5, 1].map(place => (
        <span key={place} class="taskbar-app">
          <OtherApp place={place} />
        </span>
      ))}
      <span class="taskbar-app taskbar-open">
        <FileImage file={file} size={24} />
      </span>
      {[2, 3].map(place => (
        <span key={place} class="taskbar-app">
          <OtherApp place={place} />
        </span>
      ))}
    </div>
    <div class="taskbar-tray">
      <SurfaceIcon name="up" />
      <SurfaceIcon name="wireless" />
      <SurfaceIcon name="speaker" />
      <span class="taskbar-clock">
        <span>10:24</span>
        <span>14/03/2026</span>
      </span>
    </div>
  </div>
);

export const MacDock = ({ file }: FileProps) => (
  <div class="dock-desktop">
    <div class="dock">
      {[7, 2, 4].map(place => (
        <span key={place} class="dock-app">
          <OtherApp place={place} />
        </span>
      ))}
      <span class="dock-app dock-open">
        <FileImage file={file} size={44} />
      </span>
      {[1, 6].map(place => (
        <span key={place} class="dock-app">
          <OtherApp place={place} />
        </span>
      ))}
    </div>
  </div>
);
