// Inputs of the calls.
export const ROCKET = { library: 'lucide', name: 'rocket' };
export const UNKNOWN = { library: 'lucide', name: 'no-such-icon' };
export const LOGO = {
  artwork: new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e11d48" d="M0 8 4 0l4 8z"/></svg>',
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  ),
  include_dark_mode: true,
  padding: 0.2,
};
