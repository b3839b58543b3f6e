// Servers that a benchmark compares: this build, another build, this build on another Node.js.
import { resolve } from 'node:path';
import { installNode } from '../scripts/node-release.mjs';

/**
 * A built project folder and the Node.js program that runs it.
 * @typedef {{ root: string, node: string }} Build
 */

/**
 * The builds by name, this one first. `other` is the folder of another build. `node` is a release line of Node.js.
 * @param {{ other?: string, node?: string }} options
 * @returns {Record<string, Build>}
 */
export const buildsOf = ({ other, node: line }) => {
  const here = { root: resolve(import.meta.dirname, '..'), node: process.execPath };
  const node = line && installNode(line);
  const [own] = process.versions.node.split('.');
  return {
    [node ? `Node.js ${own}` : 'Favsmith']: here,
    ...(other && { [other]: { ...here, root: resolve(other) } }),
    ...(node && { [`Node.js ${line}`]: { ...here, node } }),
  };
};
