// Service worker of the studio: keeps the page, its files and the last requests of designs for times without a network.

/** Files of this build, replaced by the build, and their version. */
const ASSETS = self.__ASSETS__;
const FILES = `favsmith-files-${self.__VERSION__}`;
const DATA = 'favsmith-data';

/** Files beside the assets that the page loads. */
const PAGE_FILES = ['./', 'theme.js', 'inter.woff2', 'favicon.svg', 'favicon.ico', 'licenses.json'];

/** Requests of designs and of searches, and the renderer of logos; the last ones are kept. */
const READ = /^(?:resvg\.wasm|api\/v1\/(?:icons|libraries|emoji|ideas|preview\.svg))(?:$|[/?])/;
const MAX_DATA = 300;

const root = new URL('./', self.location.href);
const pathOf = url =>
  url.href.startsWith(root.href) ? url.href.slice(root.href.length).split('#')[0] : undefined;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(FILES).then(cache => cache.addAll([...PAGE_FILES, ...ASSETS])));
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(
          names
            .filter(name => name.startsWith('favsmith-files-') && name !== FILES)
            .map(name => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** The response of the network; without a network, the stored one. */
const networkFirst = async (request, find, store) => {
  try {
    const response = await fetch(request);
    if (response.ok) await store?.(response.clone());
    return response;
  } catch (error) {
    const stored = await find();
    if (stored) return stored;
    throw error;
  }
};

// The page varies by the language of the user, and the cache has one.
const find = (name, key) => caches.open(name).then(cache => cache.match(key, { ignoreVary: true }));

/** Replaces the stored page when the user has chosen another language. */
const storePage = async response => {
  const language = page => page?.headers.get('content-language');
  if (language(response) === language(await find(FILES, root.href))) return;
  await caches.open(FILES).then(cache => cache.put(root.href, response));
};

const storeData = async (request, response) => {
  const cache = await caches.open(DATA);
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_DATA))) await cache.delete(key);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const path = pathOf(new URL(request.url));
  if (path === undefined) return;
  const isPage = request.mode === 'navigate' && /^(?:$|\?)/.test(path);
  // The page differs by its query only in its link preview.
  if (isPage) event.respondWith(networkFirst(request, () => find(FILES, root.href), storePage));
  else if (ASSETS.includes(path))
    event.respondWith(find(FILES, request).then(stored => stored ?? fetch(request)));
  else if (PAGE_FILES.includes(path)) event.respondWith(networkFirst(request, () => find(FILES, request)));
  else if (READ.test(path))
    event.respondWith(
      networkFirst(
        request,
        () => find(DATA, request),
        response => storeData(request, response),
      ),
    );
});
