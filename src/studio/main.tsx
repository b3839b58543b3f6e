// Entry point: replaces the static page with the studio.
import { render } from 'preact';
import { createApi } from './api/api.ts';
import { App } from './app.tsx';
import { createStudio, StudioProvider } from './state/studio.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app element');

const api = createApi(new URL('api/v1/', document.baseURI));
const studio = createStudio(api, window);

// A task of its own: running the script and rendering are the longest parts of loading. (Decision 073)
setTimeout(() => {
  root.replaceChildren();
  render(
    <StudioProvider value={studio}>
      <App />
    </StudioProvider>,
    root,
  );
});
