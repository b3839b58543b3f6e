// Installation of targets: the projects that they are for, and where the files go.
import type { Target } from '../../contract/export/field.ts';

/** A file that shows where a project of a target is. Paths are relative to the folder in which those of the target start. */
interface TargetPlace {
  readonly file: string;
  /** What the file contains, if other projects have files of that name. */
  readonly marker?: RegExp;
  /**
   * The folder `usual` of the target is `used` in such a project, by default the same, or the one that the file names:
   * the first group of `setting`, relative to the file.
   */
  readonly folder?: { readonly usual?: string; readonly used?: string; readonly setting: RegExp };
  /** Whether the project finds the icons by their names, so that no file needs the members of the target. */
  readonly findsIcons?: boolean;
}

interface TargetGuide {
  /** Where the files go, for README.txt. */
  readonly steps: string;
  /** If empty, any project is one of the target. */
  readonly places: readonly TargetPlace[];
  /** Images of project templates that the platform would refuse or ignore beside the new ones. */
  readonly stale?: RegExp;
}

const WXT = {
  folder: { used: 'public', setting: /\bpublicDir['"]?\s*:\s*['"]([^'"]+)['"]/ },
  findsIcons: true,
};

const CAPACITOR = ['ts', 'json', 'js'].map(extension => ({ file: `capacitor.config.${extension}` }));

const ELECTRON = {
  // (electron-builder, Configuration, directories)
  folder: { usual: 'build', setting: /\bbuildResources['"]?\s*:\s*['"]?([^\s'",}]+)/ },
};

const EXPO = {
  folder: { usual: 'assets/images', setting: /\bicon['"]?\s*:\s*['"]\.\/([^'"]+)\/[^'"/]+\.png['"]/ },
};

export const TARGET_GUIDES: Readonly<Record<Target, TargetGuide>> = {
  extension: {
    steps:
      'Copy `icon/` beside manifest.json, and write the members of `manifest-members.json` into it. With WXT, copy it into `public/`: WXT writes the manifest.',
    places: [
      { file: 'manifest.json', marker: /"manifest_version"/ },
      { file: 'wxt.config.ts', ...WXT },
      { file: 'wxt.config.js', ...WXT },
    ],
  },
  electron: {
    steps:
      'Copy `build/`, where electron-builder looks for icons, and `resources/` with the icons of window and tray: `new Tray("resources/trayTemplate.png")` also finds the file for Retina displays.',
    places: [
      { file: 'electron-builder.yml', ...ELECTRON },
      { file: 'package.json', marker: /"electron"/, ...ELECTRON },
    ],
  },
  tauri: {
    steps: 'Copy `src-tauri/icons/`. It has the files that `tauri icon` makes for desktops.',
    places: [
      {
        file: 'src-tauri/tauri.conf.json',
        folder: { usual: 'src-tauri/icons', setting: /"([^"]+)\/icon\.icns"/ },
      },
    ],
  },
  ios: {
    steps: 'Copy `AppIcon.appiconset` into the asset catalog of the app, such as Assets.xcassets.',
    places: [{ file: 'AppIcon.appiconset/Contents.json' }],
    stale: /^AppIcon\.appiconset\/[^/]+\.png$/,
  },
  android: {
    steps:
      'Copy `app/` into the project and delete other files named ic_launcher or ic_launcher_round in its mipmap folders. AndroidManifest.xml names the icon `@mipmap/ic_launcher`. `ic_launcher-playstore.png` is for Google Play.',
    places: [{ file: 'app/src/main/AndroidManifest.xml' }],
    stale: /^app\/src\/main\/res\/mipmap-[^/]+\/ic_launcher(?:_round)?\.webp$/,
  },
  capacitor: {
    steps: 'Copy `assets/` and run `npx @capacitor/assets generate`.',
    places: CAPACITOR,
  },
  expo: {
    steps: 'Copy `assets/`, and write the members of `app-members.json` into app.json.',
    places: [
      { file: 'app.json', marker: /"expo"/, ...EXPO },
      { file: 'app.config.ts', marker: /expo/i, ...EXPO },
      { file: 'app.config.js', marker: /expo/i, ...EXPO },
    ],
  },
  vscode: {
    steps:
      'Copy `images/`, and write the member of `package-members.json` into package.json. `activity-bar.svg` is for a view container; `light.svg` and `dark.svg` are for commands in light and dark themes.',
    places: [{ file: 'package.json', marker: /"vscode"/ }],
  },
  macos: { steps: 'Copy `icon.icns` into the resources of the app.', places: [] },
  windows: { steps: 'Name `icon.ico` in the resources of the program.', places: [] },
  linux: {
    steps: 'Install `share/` below /usr or ~/.local. `Exec` in the .desktop file is the name of the program.',
    places: [],
  },
};

/** Where the files of a target go, for people. Backticks enclose names of files and commands. */
export const targetSteps = (target: Target): string =>
  `The folder \`${target}/\` has the icons. ${TARGET_GUIDES[target].steps}`;
