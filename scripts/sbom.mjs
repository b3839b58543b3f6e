// npm run sbom: writes the software bill of materials of what production installs (CycloneDX JSON).
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const path = join(root, 'dist', 'sbom.cdx.json');
const text = execFileSync(
  'npm',
  ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024, shell: process.platform === 'win32' },
);
const { components } = JSON.parse(text);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(path, text);
console.log(`Wrote ${path} with ${components.length} components`);
