// Browser script of the Vite plugin: live updates of head elements.

/** URL of the script on the development server. */
export const CLIENT_PATH = '/@favsmith/client.js';

/** Event of the development server; its data are the new elements as HTML. */
export const UPDATE_EVENT = 'favsmith:update';

export const clientScript = `
const selector = 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], meta[name="theme-color"], meta[name="apple-mobile-web-app-title"]';
import.meta.hot?.on('${UPDATE_EVENT}', ({ html }) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.insertAdjacentHTML('beforeend', html);
});
`;
