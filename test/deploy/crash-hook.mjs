// Preloaded module that ends a worker thread instead of posting its result. Happens once for each trigger file.
import { unlinkSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

const trigger = process.env.CRASH_TRIGGER;

const takeTrigger = () => {
  try {
    unlinkSync(trigger);
    return true;
  } catch {
    return false;
  }
};

if (!isMainThread) {
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (...message) => (takeTrigger() ? process.exit(1) : post(...message));
}
