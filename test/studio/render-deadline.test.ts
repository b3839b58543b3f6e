// Time limit of the render worker of the studio.
import { afterEach, expect, test, vi } from 'vitest';
import { RefusedArtwork, readArtworkGlyph } from '../../src/studio/render/renderer.ts';

/** A worker that loads the renderer, and never draws. */
class StuckWorker extends EventTarget {
  static readonly started: StuckWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    StuckWorker.started.push(this);
  }

  postMessage({ id, request }: { readonly id: number; readonly request: object }): void {
    if (!('wasm' in request)) return;
    const answer = new MessageEvent('message', { data: { id, result: { status: 'ready' } } });
    queueMicrotask(() => this.dispatchEvent(answer));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('artwork that is not drawn in time gets a message that advises a second try, and the next one a new worker', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StuckWorker);
  vi.stubGlobal('document', { baseURI: 'http://studio.example/' });
  vi.stubGlobal('fetch', async () => new Response(new ArrayBuffer(8)));
  for (const attempt of [1, 2]) {
    const drawing = readArtworkGlyph('<svg/>', { ink: 'original', isTrimmed: true });
    const failed = expect(drawing).rejects.toSatisfy(
      error => error instanceof RefusedArtwork && error.message.includes('Try again'),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(StuckWorker.started.map(({ isTerminated }) => isTerminated)).toEqual(Array(attempt).fill(true));
  }
});
