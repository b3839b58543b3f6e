// Icons in the previews: of browsers and systems, and of invented sites and apps.

const PATHS = {
  back: 'M9.5 3.5 5 8l4.5 4.5',
  forward: 'M6.5 3.5 11 8l-4.5 4.5',
  arrowBack: 'M13 8H3M7.5 3.5 3 8l4.5 4.5',
  arrowForward: 'M3 8h10M8.5 3.5 13 8l-4.5 4.5',
  reload: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  plus: 'M8 3v10M3 8h10',
  down: 'M4 6.5 8 10.5l4-4',
  menu: 'M8 3.2v.01M8 8v.01M8 12.8v.01',
  lines: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  settings:
    'M2.5 5H7M11 5h2.5M9 3.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6M2.5 11H5M9 11h4.5M7 9.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6',
  lock: 'M4.5 7.5h7v5.5h-7zM5.8 7.5V5.4a2.2 2.2 0 0 1 4.4 0v2.1',
  shield: 'M8 2.5 3.5 4v4c0 2.6 1.8 4.5 4.5 5.5 2.7-1 4.5-2.9 4.5-5.5V4z',
  star: 'M8 2.8l1.6 3.4 3.7.5-2.7 2.6.7 3.7L8 11.2 4.7 13l.7-3.7-2.7-2.6 3.7-.5z',
  share: 'M8 10V2.5M5.5 4.7 8 2.3l2.5 2.4M5.5 7h-2v6.5h9V7h-2',
  sidebar: 'M2.5 3.5h11v9h-11zM6.2 3.5v9',
  tabs: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  search: 'M7 2.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4M10.2 10.2l3.3 3.3',
  minimize: 'M3.5 8h9',
  maximize: 'M4 4h8v8H4z',
  wireless: 'M2 6.3a8.5 8.5 0 0 1 12 0M4.2 8.7a5.4 5.4 0 0 1 7.6 0M6.4 11a2.3 2.3 0 0 1 3.2 0',
  speaker: 'M3 6.3h2L8 3.8v8.4L5 9.7H3zM10.3 6a3 3 0 0 1 0 4M12 4.3a5.4 5.4 0 0 1 0 7.4',
  up: 'M4 9.5 8 5.5l4 4',
} as const;

type SurfaceIconName = keyof typeof PATHS;

export const SurfaceIcon = ({ name }: { readonly name: SurfaceIconName }) => (
  <svg class="surface-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** Icons of invented apps: white shapes on a color. The paths are drawn in a box of 24 × 24 units. */
const APPS = [
  { color: '#e5484d', path: 'M12 5l6.5 12h-13z' },
  { color: '#f5a524', path: 'M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13' },
  { color: '#30a46c', path: 'M6 7h12v3H6zM6 14h8v3H6z' },
  { color: '#5b5bd6', path: 'M12 4.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z' },
  { color: '#0aa5b8', path: 'M7 6h10v9l-5 4-5-4z' },
  { color: '#7f8794', path: 'M5.5 8h5v5h-5zM13.5 8h5v5h-5zM5.5 15h13v2.5h-13z' },
  { color: '#d6409f', path: 'M12 18C2 11.5 7.5 4 12 8c4.5-4 10 3.5 0 10' },
  { color: '#3e63dd', path: 'M6 17.5V11h3v6.5zM10.5 17.5v-11h3v11zM15 17.5V9h3v8.5z' },
] as const;

const appOf = (place: number) => APPS[place % APPS.length] ?? APPS[0];

/** Icon of another site in a tab: a shape without plate. */
export const OtherSite = ({ place }: { readonly place: number }) => {
  const { color, path } = appOf(place);
  return (
    <svg class="other-site" viewBox="3 3 18 18" aria-hidden="true">
      <path d={path} fill={color} />
    </svg>
  );
};

/** Icon of another app: a shape on a full square. */
export const OtherApp = ({ place }: { readonly place: number }) => {
  const { color, path } = appOf(place);
  return (
    <svg class="other-app" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={color} />
      <path d={path} fill="#fff" fillOpacity="0.92" />
    </svg>
  );
};
