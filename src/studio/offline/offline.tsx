// Offline use: service worker, and a note on what waits for the network.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Delay before the service worker stores files, because the first view needs the network. */
const REGISTRATION_MS = 3000;

/** Stores the files of the studio, unless the connection saves data. */
const registerServiceWorker = (): void => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  // Undefined on pages without https. Rejects if storage is denied; the studio then needs the network.
  navigator.serviceWorker?.register('service-worker.js').catch(() => undefined);
  if (navigator.serviceWorker?.controller) return;
  navigator.serviceWorker?.addEventListener('controllerchange', repeatRequests, { once: true });
};

/** Repeats the requests of the first visit, so that the service worker stores the responses. They come from the HTTP cache. */
const repeatRequests = (): void => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (/\/api\/v1\/(?!export)|\/resvg\.wasm$/.test(name)) fetch(name).catch(() => undefined);
};

/** Shows what waits for the network while the device is offline. */
export const OfflineNote = () => {
  const isOffline = useSignal(!navigator.onLine);
  // Needs no cleanup, because the component exists as long as the page.
  useEffect(() => {
    for (const type of ['online', 'offline'])
      addEventListener(type, () => {
        isOffline.value = !navigator.onLine;
      });
    setTimeout(registerServiceWorker, REGISTRATION_MS);
  }, []);
  return (
    <div role="status">
      {isOffline.value && (
        <p class="offline-note">You’re offline. Your design is safe. New searches wait for the network.</p>
      )}
    </div>
  );
};
