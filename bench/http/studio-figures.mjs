// Measures the studio in headless Chromium: loading, input delay, frames, memory.
import { mean, median } from '../statistics.mjs';

/** Collects layout shifts, long tasks, paints and event timings of a page from its start. */
const observe = () => {
  const seen = {
    shift: 0,
    tasks: /** @type {number[][]} */ ([]),
    paint: 0,
    events: /** @type {number[]} */ ([]),
  };
  Object.assign(globalThis, { seen });
  const on = (type, read, options = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  on('event', ({ duration, interactionId }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  });
};

const LOADS = {
  desktop: { cpu: 1, latency: 0, bytesPerSecond: -1 },
  // The mobile setting of Lighthouse: slow 4G, processor slowed to a quarter.
  'mobile (slow 4G, CPU / 4)': { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 },
};

/** Opens the studio in a new browser context. */
const openPage = async (browser, address, { cpu, latency, bytesPerSecond } = LOADS.desktop) => {
  const isMobile = cpu > 1;
  const viewport = isMobile ? { width: 412, height: 823 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  if (isMobile) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await page.goto(address);
  await page.locator('.large-preview svg').first().waitFor();
  await page.locator('.cell-icon svg').first().waitFor();
  return { page, session, close: () => context.close() };
};

/** Milliseconds until the page shows everything in view and handles input: the end of the last long task. */
export const measureLoading = async (browser, address, rounds) => {
  const rows = {};
  for (const [name, conditions] of Object.entries(LOADS)) {
    const loads = [];
    for (let round = 0; round < rounds; round++) {
      const { page, close } = await openPage(browser, address, conditions);
      const complete = await page.evaluate(() => performance.now());
      await page.waitForTimeout(2500);
      loads.push(
        await page.evaluate(at => {
          const { shift, tasks, paint } = globalThis.seen;
          const before = tasks.filter(([start]) => start < at);
          const [start, duration] = before.at(-1) ?? [0, 0];
          const blocked = tasks.reduce((sum, [, length]) => sum + length - 50, 0);
          return { shift, paint, blocked, interactive: Math.max(at, start + duration) };
        }, complete),
      );
      await close();
    }
    const of = key => median(loads.map(load => load[key])).toFixed(0);
    rows[name] = {
      'largest paint ms': of('paint'),
      'interactive ms': of('interactive'),
      'blocking ms': of('blocked'),
      'layout shift': Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
    };
  }
  return rows;
};

/** Starts recording the time between animation frames. */
const recordFrames = () => {
  const frames = [];
  let last = performance.now();
  const next = now => {
    frames.push(now - last);
    last = now;
    if (globalThis.isRecording) requestAnimationFrame(next);
  };
  Object.assign(globalThis, { isRecording: true, frames });
  requestAnimationFrame(next);
};

const stopFrames = () => {
  globalThis.isRecording = false;
  const { events } = globalThis.seen;
  return { frames: /** @type {any} */ (globalThis.frames).slice(2), events: events.splice(0) };
};

const DRAG_STEPS = 120;

/** Frames and input delay while the mouse drags a slider, and while a word is typed. */
export const measureInput = async (browser, address) => {
  const { page, close } = await openPage(browser, address);
  await page.waitForTimeout(1500);
  const rows = {};
  const candidates = await page.locator('.cell-icon svg').count();
  const gestures = {
    'typing a word': () => page.locator('#search').pressSequentially('mountain', { delay: 120 }),
    ...Object.fromEntries(
      ['padding', 'corner_radius', 'stroke_scale'].map(field => [
        `dragging ${field}`,
        async () => {
          const slider = page.locator(`#${field}`);
          await slider.scrollIntoViewIfNeeded();
          const box = await slider.boundingBox();
          const y = box.y + box.height / 2;
          await page.mouse.move(box.x + box.width / 2, y);
          await page.mouse.down();
          for (let step = 0; step < DRAG_STEPS; step++) {
            await page.mouse.move(box.x + box.width * (0.5 + 0.4 * Math.sin(step / 12)), y);
            await page.waitForTimeout(8);
          }
          await page.mouse.up();
        },
      ]),
    ),
  };
  for (const [name, run] of Object.entries(gestures)) {
    await page.evaluate(recordFrames);
    await run();
    const { frames, events } = await page.evaluate(stopFrames);
    const sorted = frames.toSorted((one, other) => one - other);
    rows[name] = {
      'frames/s': 1000 / mean(frames),
      'frame p95 ms': sorted[Math.floor(sorted.length * 0.95)],
      'late frames %': (100 * frames.filter(time => time > 25).length) / frames.length,
      'slowest input ms': Math.max(0, ...events),
    };
    await page.waitForTimeout(800);
  }
  await close();
  return { rows, candidates };
};

const SCROLL_STEP = 3000;

/** JavaScript heap after garbage collection in megabytes: at the start, and after scrolling through all icons. */
export const measureMemory = async (browser, address) => {
  const { page, session, close } = await openPage(browser, address);
  await page.waitForTimeout(1500);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  const start = await heap();
  const height = await page.evaluate(() => document.querySelector('#icons')?.scrollHeight ?? 0);
  for (let top = 0; top < height; top += SCROLL_STEP) {
    await page.evaluate(to => document.querySelector('#icons')?.scrollTo(0, to), top);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1500);
  const end = await heap();
  await close();
  return { 'JavaScript heap': { 'at the start MB': start, 'after all icons MB': end } };
};
