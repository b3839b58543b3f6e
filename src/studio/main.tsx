// Entry point: replaces the static page with the studio.
import { render } from 'preact';
import { createApi } from './api/api.ts';
import { App } from './app.tsx';
import { createStudio, type Studio, StudioProvider } from './state/studio.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app element');

const createState = (): Studio => createStudio(createApi(new URL('api/v1/', document.baseURI)), window);

const renderPage = (studio: Studio): void => {
  root.replaceChildren();
  render(
    <StudioProvider value={studio}>
      <App />
    </StudioProvider>,
    root,
  );
};

// Requested before rendering, which takes as long as the response. The grid imports them again and handles failures.
import('virtual:start-icons').catch(() => undefined);

// A task for each: running the script, creating the state and rendering are the longest parts of loading. (Decision 073)
setTimeout(() => {
  const studio = createState();
  setTimeout(() => renderPage(studio));
});
