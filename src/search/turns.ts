// Turns: equally good entries of several libraries in fair order.

/**
 * Reorders sorted `entries` in place so that each library's first comes before any library's second, in the order of
 * the libraries: [A1 A2 A3 B1 C1 C2] → [A1 B1 C1 A2 C2 A3]. Only the first `wanted` are sure to be right.
 */
export const takeTurns = (
  entries: Uint32Array,
  libraryOf: (entry: number) => number,
  { libraryCount, wanted = entries.length }: { readonly libraryCount: number; readonly wanted?: number },
): void => {
  const sizes = new Uint32Array(libraryCount);
  const libraries = new Uint16Array(entries.length);
  for (let at = 0; at < entries.length; at++) {
    const library = libraryOf(entries[at] as number);
    libraries[at] = library;
    sizes[library] = (sizes[library] as number) + 1;
  }
  const queues: { entries: Uint32Array; length: number }[] = [];
  const queueOf: ({ entries: Uint32Array; length: number } | undefined)[] = [];
  for (let library = 0; library < libraryCount; library++) {
    const size = sizes[library] as number;
    const queue = size > 0 ? { entries: new Uint32Array(size), length: 0 } : undefined;
    queueOf.push(queue);
    if (queue) queues.push(queue);
  }
  if (queues.length < 2) return;
  for (let at = 0; at < entries.length; at++) {
    const queue = queueOf[libraries[at] as number];
    if (queue) queue.entries[queue.length++] = entries[at] as number;
  }
  let at = 0;
  let waiting = queues;
  for (let turn = 0; waiting.length > 0 && at < wanted; turn++) {
    for (const queue of waiting) entries[at++] = queue.entries[turn] as number;
    if (waiting.some(queue => queue.length === turn + 1)) {
      waiting = waiting.filter(queue => queue.length > turn + 1);
    }
  }
};
