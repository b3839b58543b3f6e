// Work without a network: service worker, and a note of what waits.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Delay before the service worker stores the files, so that the first view has the network for itself. */
const REGISTRATION_MS = 3000;

const isOffline = signal(!navigator.onLine);

/** Stores the files of the studio, except on connections where data costs. */
const registerServiceWorker = (): void => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  // Absent on pages without https. Rejected where storage is denied: the studio then needs the network.
  navigator.serviceWorker?.register('service-worker.js').catch(() => undefined);
  if (navigator.serviceWorker?.controller) return;
  navigator.serviceWorker?.addEventListener('controllerchange', repeatRequests, { once: true });
};

/** Repeats the former requests of the first visit, which the service worker stores. The HTTP cache has the responses. */
const repeatRequests = (): void => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (/\/api\/v1\/(?!export)|\/resvg\.wasm$/.test(name)) fetch(name).catch(() => undefined);
};

/** Says while the device is offline what waits for the network. */
export const OfflineNote = () => {
  useEffect(() => {
    const update = () => {
      isOffline.value = !navigator.onLine;
    };
    addEventListener('online', update);
    addEventListener('offline', update);
    const timer = setTimeout(registerServiceWorker, REGISTRATION_MS);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status">
      {isOffline.value && (
        <p class="offline-note">You’re offline. Your design is safe. New searches wait for the network.</p>
      )}
    </div>
  );
};
