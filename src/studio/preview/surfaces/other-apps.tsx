// Invented icons of other sites and apps, which the favicon has to stand out from.

/** Shapes on a grid of 24, each white on its color. */
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

/** Icon of another site in a tab: its shape alone, without a plate. */
export const OtherSite = ({ place }: { readonly place: number }) => {
  const { color, path } = appOf(place);
  return (
    <svg class="other-site" viewBox="3 3 18 18" aria-hidden="true">
      <path d={path} fill={color} />
    </svg>
  );
};

/** Icon of another app, which fills its square. */
export const OtherApp = ({ place }: { readonly place: number }) => {
  const { color, path } = appOf(place);
  return (
    <svg class="other-app" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={color} />
      <path d={path} fill="#fff" fillOpacity="0.92" />
    </svg>
  );
};
