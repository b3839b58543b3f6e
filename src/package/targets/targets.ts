// Files of a design for other places than a site: apps, extensions, editors, desktops. One row per file.
import type { Scenes } from '../../compose/favicon.ts';
import { TARGETS, type Target } from '../../contract/export/field.ts';
import { mediaTypeOf, type PackageFile } from '../../model/package-file.ts';
import { createRasterizer } from '../../raster/rasterize.ts';
import type { DrawnDesign } from '../draw-design.ts';
import {
  bitmapLayer,
  type Content,
  type Drawing,
  darkAppIcon,
  HOME_SCREEN_SCALE,
  icns,
  ico,
  json,
  png,
  rgbaPng,
  splash,
  svg,
  type TargetContext,
  text,
  vector,
} from './target-file.ts';

/** A file with its path in the project. `{name}` is the site name as a file name. */
type Row = readonly [path: string, content: Content];

interface TargetRow {
  readonly files: readonly Row[];
  /** Members of a JSON file of the project. The package has them in a file of their own. */
  readonly members?: { readonly file: string; readonly value: object };
}

/** Layers of adaptive icons: the visible part, which contains the safe zone of 66 dp. Their canvas is larger. */
const GLYPH: Drawing = { role: 'maskable', layer: 'glyph' };
const PLATE: Drawing = { role: 'maskable', layer: 'plate' };
const THEMED: Drawing = { role: 'monochrome', ink: '#000000' };
/** 72 of 108 dp are visible. (Android Developers, Adaptive icons) */
const ADAPTIVE: Drawing = { scale: 72 / 108 };
/** Black with alpha. macOS chooses the color. (Electron, Tray: template images; Apple, NSImage.isTemplate) */
const TEMPLATE: Drawing = { ink: '#000000', padding: 1 / 16 };
/** Artwork of 824 in 1024 px. (Apple, Design resources: app icon template of macOS) */
const MACOS = icns({ scale: 824 / 1024 });
/** Sizes of the shell at 100 to 400 %. (Microsoft Learn, Construct your Windows app's icon) */
const WINDOWS = ico([16, 24, 32, 48, 64, 128, 256]);
/** Full-bleed and opaque: iOS crops the corners, App Store Connect refuses alpha. (Apple, Human Interface Guidelines) */
const APP_ICON: Drawing = { role: 'touch' };
const DARK_APP_ICON = darkAppIcon(1024);
/** Gray on black, to which iOS applies the tint. (Apple, Human Interface Guidelines, App icons) */
const TINTED: Drawing = { ink: '#ffffff', padding: (1 - HOME_SCREEN_SCALE) / 2, background: '#000000' };

/** Sizes of pages, Windows, the list of extensions and the store. (Chrome for Developers, Configure extension icons) */
const EXTENSION_SIDES = [16, 32, 48, 96, 128];
/** Artwork of 96 in 128 px. (Chrome for Developers, Chrome Web Store, Supplying images) */
const STORE_ICON: Drawing = { scale: 96 / 128 };

const iconsBySide = (sides: readonly number[]) =>
  Object.fromEntries(sides.map(side => [side, `icon/${side}.png`]));

/** Files of `tauri icon`, apart from those for mobile apps. Tauri reads only PNG files with alpha. (Tauri, App icons) */
const TAURI_FILES: Readonly<Record<string, number>> = {
  ...{ '32x32': 32, '64x64': 64, '128x128': 128, '128x128@2x': 256, icon: 512, StoreLogo: 50 },
  ...Object.fromEntries(
    [30, 44, 71, 89, 107, 142, 150, 284, 310].map(side => [`Square${side}x${side}Logo`, side]),
  ),
};

/** Densities as factors of 48 px. (Android Developers, Support different pixel densities) */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const RES = 'app/src/main/res';
const LAUNCHERS = ['ic_launcher', 'ic_launcher_round'];
const LAYERS: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['background', PLATE],
  ['foreground', { ...GLYPH, ...ADAPTIVE }],
  ['monochrome', { ...THEMED, ...ADAPTIVE }],
];

const adaptiveIcon = text(
  () => `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
${LAYERS.map(([name]) => `    <${name} android:drawable="@drawable/ic_launcher_${name}" />`).join('\n')}
</adaptive-icon>
`,
);

const appIcon = (appearance?: string) => ({
  ...(appearance && { appearances: [{ appearance: 'luminosity', value: appearance }] }),
  filename: `AppIcon${appearance ? `-${appearance}` : ''}.png`,
  ...{ idiom: 'universal', platform: 'ios', size: '1024x1024' },
});

/** Directories of the theme hicolor. (freedesktop.org, Icon Theme Specification, Installing Application Icons) */
const LINUX_SIDES = [16, 22, 24, 32, 48, 64, 128, 256, 512];

export const TARGET_ROWS: Readonly<Record<Target, TargetRow>> = {
  extension: {
    files: [
      ...EXTENSION_SIDES.map((side): Row => [`icon/${side}.png`, png(side, side === 128 ? STORE_ICON : {})]),
      ['icon/theme-light.svg', svg({ ink: '#fbfbfe' })],
      ['icon/theme-dark.svg', svg({ ink: '#15141a' })],
    ],
    members: {
      file: 'manifest.json',
      value: {
        icons: iconsBySide(EXTENSION_SIDES),
        action: {
          default_icon: iconsBySide([16, 32]),
          // Firefox shows `light` in themes with light text. Chrome ignores the member. (MDN, manifest.json, action)
          theme_icons: [16, 32].map(size => ({
            light: 'icon/theme-light.svg',
            dark: 'icon/theme-dark.svg',
            size,
          })),
        },
      },
    },
  },
  electron: {
    // (electron-builder, Icons; Electron, Tray)
    files: [
      ['build/icon.icns', MACOS],
      ['build/icon.ico', WINDOWS],
      ['build/icon.png', png(1024)],
      ['build/icons/512x512.png', png(512)],
      ['resources/icon.png', png(512)],
      ['resources/trayTemplate.png', png(16, TEMPLATE)],
      ['resources/trayTemplate@2x.png', png(32, TEMPLATE)],
    ],
  },
  tauri: {
    files: [
      ...Object.entries(TAURI_FILES).map(
        ([name, side]): Row => [`src-tauri/icons/${name}.png`, rgbaPng(side)],
      ),
      ['src-tauri/icons/icon.icns', MACOS],
      ['src-tauri/icons/icon.ico', WINDOWS],
    ],
  },
  ios: {
    // (Apple, Configuring your app icon using an asset catalog)
    files: [
      ['AppIcon.appiconset/AppIcon.png', png(1024, APP_ICON)],
      ['AppIcon.appiconset/AppIcon-dark.png', DARK_APP_ICON],
      ['AppIcon.appiconset/AppIcon-tinted.png', png(1024, TINTED)],
      [
        'AppIcon.appiconset/Contents.json',
        json({
          images: [appIcon(), appIcon('dark'), appIcon('tinted')],
          info: { author: 'xcode', version: 1 },
        }),
      ],
    ],
  },
  android: {
    files: [
      ...LAUNCHERS.flatMap(name => [
        ...Object.entries(DENSITIES).map(
          ([density, factor]): Row => [`${RES}/mipmap-${density}/${name}.png`, png(48 * factor)],
        ),
        [`${RES}/mipmap-anydpi-v26/${name}.xml`, adaptiveIcon] as const,
      ]),
      // The folders take precedence over those of project templates.
      ...LAYERS.flatMap(([name, drawing]): readonly Row[] => [
        [`${RES}/drawable-anydpi-v26/ic_launcher_${name}.xml`, vector(drawing)],
        [`${RES}/drawable-xxxhdpi-v26/ic_launcher_${name}.png`, bitmapLayer(432, drawing)],
      ]),
      // 512 px, opaque, full-bleed. (Google Play, Icon design specifications)
      ['app/src/main/ic_launcher-playstore.png', png(512, APP_ICON)],
    ],
  },
  capacitor: {
    // The tool adds the margin of adaptive icons. (Capacitor, Splash Screens and Icons)
    files: [
      ['assets/icon-only.png', png(1024, APP_ICON)],
      ['assets/icon-foreground.png', png(1024, GLYPH)],
      ['assets/icon-background.png', png(1024, PLATE)],
      ['assets/splash.png', splash('light')],
      ['assets/splash-dark.png', splash('dark')],
    ],
  },
  expo: {
    // (Expo, Splash screen and app icon)
    files: [
      ['assets/images/icon.png', png(1024, APP_ICON)],
      ['assets/images/icon-dark.png', DARK_APP_ICON],
      ['assets/images/icon-tinted.png', png(1024, TINTED)],
      ...LAYERS.map(([name, drawing]): Row => [`assets/images/android-icon-${name}.png`, png(1024, drawing)]),
      ['assets/images/splash-icon.png', png(1024)],
      ['assets/images/favicon.png', png(48)],
    ],
    members: {
      file: 'app.json',
      value: {
        expo: {
          icon: './assets/images/icon.png',
          ios: {
            icon: {
              light: './assets/images/icon.png',
              dark: './assets/images/icon-dark.png',
              tinted: './assets/images/icon-tinted.png',
            },
          },
          android: {
            adaptiveIcon: Object.fromEntries(
              LAYERS.map(([name]) => [`${name}Image`, `./assets/images/android-icon-${name}.png`]),
            ),
          },
          web: { favicon: './assets/images/favicon.png' },
        },
      },
    },
  },
  vscode: {
    // (VS Code, Extension manifest; Contribution points: icon specifications)
    files: [
      ['images/icon.png', png(256)],
      ['images/icon-128.png', png(128)],
      ['images/activity-bar.svg', svg({ ink: '#c5c5c5' })],
      ['images/light.svg', svg({ ink: '#424242' })],
      ['images/dark.svg', svg({ ink: '#c5c5c5' })],
    ],
    members: { file: 'package.json', value: { icon: 'images/icon.png' } },
  },
  macos: {
    files: [['icon.icns', MACOS]],
  },
  windows: {
    files: [['icon.ico', WINDOWS]],
  },
  linux: {
    files: [
      ...LINUX_SIDES.map((side): Row => [`share/icons/hicolor/${side}x${side}/apps/{name}.png`, png(side)]),
      ['share/icons/hicolor/scalable/apps/{name}.svg', svg({})],
      // The color of Adwaita, which GTK replaces.
      ['share/icons/hicolor/symbolic/apps/{name}-symbolic.svg', svg({ ink: '#2e3436' })],
      [
        'share/applications/{name}.desktop',
        text(
          ({ name, design: { siteName } }) =>
            `[Desktop Entry]\nType=Application\nName=${siteName.replaceAll('\\', '\\\\')}\nIcon=${name}\nExec=${name}\nTerminal=false\nCategories=Utility;\n`,
        ),
      ],
    ],
  },
};

/** The file of a package that has members for a file of the project: `manifest-members.json` for `manifest.json`. */
export const membersFile = (file: string): string => file.replace('.', '-members.');

const rowsOf = ({ files, members }: TargetRow): readonly Row[] =>
  members ? [...files, [membersFile(members.file), json(members.value)]] : files;

/** Longest name of files of a target. */
const MAXIMUM_NAME = 40;

const fileName = (siteName: string): string =>
  siteName
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-')
    .slice(0, MAXIMUM_NAME)
    .replace(/-$/, '') || 'app';

/** Renders the files of the targets of a design, in a folder per target. */
export const renderTargets = (
  design: DrawnDesign,
  scenes: Scenes,
  splashColors: TargetContext['splash'],
): readonly PackageFile[] => {
  const name = fileName(design.siteName);
  const context: TargetContext = {
    design,
    splash: splashColors,
    scenes,
    name,
    rasterizeScene: createRasterizer(),
    images: new Map(),
  };
  // Targets share icon.icns and icon.ico.
  const contents = new Map<Content, Uint8Array | undefined>();
  const bytesOf = (content: Content): Uint8Array | undefined => {
    if (!contents.has(content)) contents.set(content, content(context));
    return contents.get(content);
  };
  return design.site.targets.flatMap(target =>
    rowsOf(TARGET_ROWS[target]).flatMap(([row, content]) => {
      const bytes = bytesOf(content);
      const path = `${target}/${row.replace('{name}', name)}`;
      return bytes ? [{ path, mediaType: mediaTypeOf(path), bytes }] : [];
    }),
  );
};

/** Whether a package may contain a file of this untrusted name in a folder of a target. */
export const isTargetFileName = (path: string): boolean => {
  const target = TARGETS.find(each => path.startsWith(`${each}/`));
  return (
    target !== undefined &&
    rowsOf(TARGET_ROWS[target]).some(([row]) => {
      const [start = '', end = ''] = `${target}/${row}`.split('{name}');
      const middle = path.slice(start.length, path.length - end.length);
      return row.includes('{name}')
        ? path.startsWith(start) && path.endsWith(end) && /^[a-z\d-]{1,40}$/.test(middle)
        : path === start;
    })
  );
};
