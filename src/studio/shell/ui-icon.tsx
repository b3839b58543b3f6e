/** Path data in a box of 24 by 24 units. */
const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  open: 'M4 20V5h6l2 3h8v3M4 20l3-9h15l-3 9z',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  surprise: 'M12 3l1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8zM19 16v5M16.5 18.5h5',
  more: 'M4.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 19.5h14',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  'more-ideas': 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5',
  down: 'M6 9l6 6 6-6',
  style: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  icons: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  letters: 'M3 18l5-12 5 12M4.8 14h6.4M15 18v-5.5a2.5 2.5 0 0 1 5 0V18M15 15h5',
  emoji: 'M12 3a9 9 0 1 0 .01 0M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.01M15 9.5v.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5',
  share: 'M12 15V4M8 7.5l4-4 4 4M6 11.5v8h12v-8',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  prompt: 'M4 5h16v14H4zM7.5 9.5l3 2.5-3 2.5M12.5 15h4',
  back: 'M14 6l-6 6 6 6',
  forth: 'M10 6l6 6-6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 12.5l5 5L19.5 7',
  info: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M12 11v5M12 8v.01',
  error: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M8.5 8.5l7 7M15.5 8.5l-7 7',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.5v.01',
} as const;

export type UiIconName = keyof typeof PATHS;

/** Icons that point along the line of text, which is mirrored in Arabic. */
const MIRRORED: ReadonlySet<UiIconName> = new Set(['back', 'forth', 'next', 'undo', 'redo']);

export const UiIcon = ({ name }: { name: UiIconName }) => (
  <svg
    class={MIRRORED.has(name) ? 'ui-icon ui-icon-mirrored' : 'ui-icon'}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
