// Fair scheduling of the event loop between clients. (Decision 037)

/** Limits on one client in one iteration. The limit on calls bounds asynchronous work, whose time is unknown. */
const SHARE_MILLISECONDS = 5;
const SHARE_RUNS = 8;

interface Share {
  milliseconds: number;
  runs: number;
  readonly waiting: (() => void)[];
}

/**
 * Returns a function that calls `run` in this iteration of the event loop, or in a later one if the client has used up
 * its share. Keeps the calls of a client in order.
 */
export const createTurns = () => {
  const shares = new Map<string, Share>();
  const use = (share: Share, run: () => void): void => {
    const start = performance.now();
    share.runs++;
    run();
    share.milliseconds += performance.now() - start;
  };
  const hasLeft = ({ milliseconds, runs }: Share): boolean =>
    milliseconds < SHARE_MILLISECONDS && runs < SHARE_RUNS;
  const startTurn = (): void => {
    for (const [client, share] of shares) {
      share.milliseconds = 0;
      share.runs = 0;
      if (share.waiting.length === 0) shares.delete(client);
    }
    if (shares.size > 0) setImmediate(startTurn);
    for (const share of shares.values()) {
      for (let run = share.waiting.shift(); run; run = hasLeft(share) ? share.waiting.shift() : undefined)
        use(share, run);
    }
  };
  return (client: string, run: () => void): void => {
    if (shares.size === 0) setImmediate(startTurn);
    const share = shares.get(client) ?? { milliseconds: 0, runs: 0, waiting: [] };
    shares.set(client, share);
    if (share.waiting.length === 0 && hasLeft(share)) use(share, run);
    else share.waiting.push(run);
  };
};
