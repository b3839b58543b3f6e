// Starts headless Chromium for scripts and benchmarks.
import { chromium } from 'playwright-core';

export const launchChromium = (executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium') =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
