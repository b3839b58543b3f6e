// Icons of the evidence page: all five libraries, drawn with strokes and with fills, thin, duotone, symmetric and
// detailed.

/** Library, name and style of 24 icons. */
export const ICONS = `
  lucide rocket|lucide house|lucide info|lucide calendar|lucide anchor|tabler mail filled|tabler trophy|tabler dice-5
  tabler database|tabler brand-github|phosphor rocket thin|phosphor envelope light|phosphor globe|phosphor seal bold
  phosphor cube duotone|phosphor gear duotone|hugeicons settings-01|hugeicons test-tubes|hugeicons camera-01
  hugeicons chart-column|remix home line|remix calendar line|remix camera fill|remix settings-3 line`
  .trim()
  .split(/[|\n]\s*/)
  .map(text => text.trim().split(' '))
  .map(([library, name, style]) => ({ library, name, ...(style && { style }) }));
