// Stores logos in IndexedDB.
interface StoredLogo {
  readonly id: string;
  readonly text: string;
  readonly usedAt: number;
}

const DATABASE = 'favsmith';
/** Number of logos that stay stored for undo and the browser's history, besides those of kept designs. */
const MAXIMUM_UNKEPT = 24;

let opening: Promise<IDBDatabase | undefined> | undefined;
/** Logos by id. Private windows, which have no database, have only these. */
const known = new Map<string, string>();

const openDatabase = (): Promise<IDBDatabase | undefined> =>
  new Promise(resolve => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('logos', { keyPath: 'id' });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });

/** The result of the request that `use` makes. Undefined if the browser allows no storage. */
const inStore = async <Result>(
  use: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> => {
  opening ??= openDatabase();
  const database = await opening;
  if (!database) return undefined;
  return new Promise(resolve => {
    const transaction = database.transaction('logos', 'readwrite');
    const request = use(transaction.objectStore('logos'));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => resolve(undefined);
  });
};

/** Stores a logo. Deletes the oldest logos that are not in `keptIds`. */
export const storeLogo = async (id: string, text: string, keptIds: ReadonlySet<string>): Promise<void> => {
  known.set(id, text);
  await inStore(store => store.put({ id, text, usedAt: Date.now() } satisfies StoredLogo));
  const all = (await inStore<StoredLogo[]>(store => store.getAll())) ?? [];
  const old = all
    .filter(logo => !keptIds.has(logo.id))
    .sort((one, other) => other.usedAt - one.usedAt)
    .slice(MAXIMUM_UNKEPT);
  if (old.length > 0)
    await inStore(store => {
      for (const logo of old) store.delete(logo.id);
      return undefined;
    });
};

/** The content of a logo. Undefined if this browser has not stored it. */
export const logoText = async (id: string): Promise<string | undefined> => {
  const text = known.get(id) ?? (await inStore<StoredLogo>(store => store.get(id)))?.text;
  if (text !== undefined) known.set(id, text);
  return text;
};
