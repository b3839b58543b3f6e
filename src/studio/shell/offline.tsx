import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The service worker stores files later, because the first view needs the network. */
const REGISTRATION_MS = 3000;

/** Makes the studio work offline, unless the connection saves data. */
const registerServiceWorker = (): void => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  // Pages without https have no service worker, and the browser may deny the storage that it needs.
  navigator.serviceWorker?.register('service-worker.js').catch(() => undefined);
  if (navigator.serviceWorker?.controller) return;
  navigator.serviceWorker?.addEventListener('controllerchange', repeatRequests, { once: true });
};

/** Repeats the requests of the first visit, which the HTTP cache answers, so that the service worker stores the responses. */
const repeatRequests = (): void => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (/\/api\/v1\/(?!export)|\/resvg\.wasm$/.test(name)) fetch(name).catch(() => undefined);
};

export const OfflineNote = () => {
  const isOffline = useSignal(!navigator.onLine);
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
