// Checks the Node.js release. Entry points import this module first, because older releases cannot link the others.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Favsmith needs Node.js 20.19 or newer: this is ${process.version}.`);
  process.exit(1);
}
