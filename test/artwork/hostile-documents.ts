// Hostile artwork: documents and other values.
import { readCases } from '../cases.ts';
import { dataUrl, pngHeader } from './pictures.ts';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

export const svg = (content: string, attributes = 'viewBox="0 0 24 24"'): string =>
  `<svg ${NAMESPACES} ${attributes}>${content}</svg>`;

export const MARK = '<path d="M2 2h20v20H2z" fill="#123456"/>';
const nested = (depth: number, content = MARK) => `${'<g>'.repeat(depth)}${content}${'</g>'.repeat(depth)}`;
const uses = (levels: number, factor: number) =>
  `<defs>${Array.from({ length: levels }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(factor)}</g>`).join('')}<path id="l0" d="M0 0h9v9z"/></defs><use href="#l${levels}"/>`;
const entities = (levels: number, content = 'x') =>
  `<!DOCTYPE svg [<!ENTITY e0 "${content}">${Array.from({ length: levels }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')}]>`;
const gradient = (ends: string, stops = '<stop stop-color="red"/><stop offset="1" stop-color="blue"/>') =>
  svg(
    `<defs><linearGradient id="g" ${ends}>${stops}</linearGradient></defs><path d="M2 2h20v20z" fill="url(#g)"/>`,
  );
const filter = (primitives: string) =>
  svg(`<filter id="f">${primitives}</filter><g filter="url(#f)">${MARK}</g>`);
const boxes = (style: string, paths: number) =>
  `${`<g style="${style}">`.repeat(80)}${'<path d="M0 0h9v9z"/>'.repeat(paths)}${'</g>'.repeat(80)}`;
export const picture = (href: string) => svg(`${MARK}<image width="24" height="24" xlink:href="${href}"/>`);

const TEXTS = readCases('artwork/hostile-documents.txt', 'contents', 'documents');
const filled = (text: string) => text.replaceAll('{NS}', NAMESPACES).replaceAll('{MARK}', MARK);

/** Artwork by name. Each document or value is hostile in a different way. */
export const HOSTILE_DOCUMENTS: readonly (readonly [name: string, artwork: unknown])[] = [
  ...TEXTS.contents.map(([name = '', text = '']) => [name, svg(filled(text))] as const),
  ...TEXTS.documents.map(([name = '', text = '']) => [name, filled(text)] as const),
  ['a billion laughs', entities(9) + svg(`<title>&e9;</title>${MARK}`)],
  ['a billion laughs in an attribute', entities(9) + svg('<path d="M0 0h9v9z" fill="&e9;"/>')],
  ['a billion elements', entities(9, "<g fill='red'/>") + svg(`&e9;${MARK}`)],
  [
    'a chain of 15,000 entities',
    `<!DOCTYPE svg [${Array.from({ length: 15_000 }, (_, n) => `<!ENTITY e${n} "&e${n + 1};">`).join('')}]>${svg(`&e0;${MARK}`)}`,
  ],
  ['a billion times nothing', entities(9, '') + svg(`&e9;${MARK}`)],
  [
    'many long default attributes',
    `<!DOCTYPE svg [<!ATTLIST g ${Array.from({ length: 2000 }, (_, n) => `a${n} CDATA "${'x'.repeat(300)}" `).join('')}>]>${svg(`${'<g/>'.repeat(4000)}${MARK}`)}`,
  ],
  ['an endless name of an attribute', `<!DOCTYPE svg [<!ATTLIST g ${'a'.repeat(400_000)}>]>${svg(MARK)}`],
  ['spaces in declarations', `<!DOCTYPE svg [<!ATTLIST g ${'a '.repeat(200_000)}>]>${svg(MARK)}`],
  [
    'namespace entities of a drawing program',
    `<!DOCTYPE svg [<!ENTITY ns "http://x/">]>${svg(MARK, 'xmlns:i="&ns;" i:y="&ns;" viewBox="0 0 24 24"')}`,
  ],
  ['a hundred thousand nested groups', svg(nested(100_000))],
  ['as many nested groups as fit', svg('<g>'.repeat(349_000))],
  ['200 nested groups', svg(nested(200))],
  ['90 nested groups', svg(nested(90))],
  ['30 nested groups with opacity', svg('<g opacity=".9">'.repeat(30) + MARK + '</g>'.repeat(30))],
  ['unclosed groups', svg('<g>'.repeat(50_000)).replace('</svg>', '')],
  ['50,000 elements', svg('<g/>'.repeat(50_000))],
  ['15,000 circles', svg('<circle r="1" cx="3" cy="4"/>'.repeat(15_000))],
  ['a path of 300,000 commands', svg(`<path d="M0 0${'l1 1'.repeat(300_000 / 4)}"/>`)],
  ['a path of 19,000 lines', svg(`<path d="M0 0${'l1 1-1 2'.repeat(9_500)}" stroke="#000"/>`)],
  [
    '10,000 attributes',
    svg(`<path ${Array.from({ length: 10_000 }, (_, n) => `a${n}=""`).join(' ')} d="M0 0h9v9z"/>`),
  ],
  ['a very long attribute', svg(`<path class="${'x'.repeat(500_000)}" d="M0 0h9v9z"/>`)],
  ['a very long comment', svg(`<!--${'x '.repeat(300_000)}-->${MARK}`)],
  ['a very long style sheet', svg(`<style>${'.a{fill:red}'.repeat(40_000)}</style>${MARK}`)],
  [
    'many selectors and many elements',
    svg(
      `<style>${Array.from({ length: 3_000 }, (_, n) => `g g .c${n}{fill:#000}`).join('')}</style>${'<path class="c1" d="M0 0h1v1z"/>'.repeat(3_000)}`,
    ),
  ],
  ['80 groups with a box around 5,000 paths', svg(boxes('transform-box:fill-box;rotate:1deg', 5_000))],
  ['80 groups with a clip path of their box around 5,000 paths', svg(boxes('clip-path:circle()', 5_000))],
  [
    '3,000 variables around 5,000 groups with a variable',
    svg(
      `<g style="${Array.from({ length: 3_000 }, (_, n) => `--v${n}:${n}`).join(';')}">${`<g style="--q:1">${MARK}</g>`.repeat(5_000)}</g>`,
    ),
  ],
  ['a style attribute of nested rules', svg(`<path style="${'a:b{}'.repeat(45_000)}" d="M0 0h9v9z"/>`)],
  [
    'a rule of 9,000 declarations for 9,000 elements',
    svg(`<style>path{${'fill:a;'.repeat(9_000)}}</style>${MARK.repeat(9_000)}`),
  ],
  [
    'a variable of 120,000 values',
    svg(`<path style="--a:${'1 '.repeat(120_000)};fill:var(--a)" d="M0 0h9v9z"/>`),
  ],
  [
    '19,000 uses of a symbol with a long viewBox',
    svg(
      `<symbol id="s" viewBox="${'0 '.repeat(200_000)}"><path fill="currentColor" d="M0 0h9v9z"/></symbol>${'<use href="#s"/>'.repeat(19_000)}`,
    ),
  ],
  ['uses that multiply to 10^9', svg(uses(9, 10))],
  ['uses that multiply to 10^4', svg(uses(4, 10))],
  [
    'a chain of 5,000 uses',
    svg(
      `${Array.from({ length: 5_000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`).join('')}${MARK}`,
    ),
  ],
  [
    'a filter of 400,000 numbers',
    svg(
      `<filter id="f"><feConvolveMatrix order="${'1 '.repeat(400_000)}"/></filter><g filter="url(#f)">${MARK}</g>`,
    ),
  ],
  [
    'patterns that multiply',
    svg(
      `${Array.from({ length: 8 }, (_, n) => `<pattern id="p${n + 1}" width=".1" height=".1">${`<path d="M0 0h2v2z" fill="url(#p${n})"/>`.repeat(10)}</pattern>`).join('')}<path d="M0 0h24v24z" fill="url(#p8)"/>`,
    ),
  ],
  [
    'markers on 5,000 vertices',
    svg(
      `<marker id="m" markerWidth="3" markerHeight="3">${MARK.repeat(20)}</marker><path d="M0 0${'l1 1-1 1'.repeat(2_500)}" marker-mid="url(#m)"/>`,
    ),
  ],
  [
    'a chain of 2,000 gradients',
    svg(
      `<defs>${Array.from({ length: 2_000 }, (_, n) => `<linearGradient id="c${n}" href="#c${n + 1}"/>`).join('')}</defs><path d="M0 0h9v9z" fill="url(#c0)"/>`,
    ),
  ],
  ['a gradient with a thousand stops', gradient('', '<stop offset=".5" stop-color="red"/>'.repeat(1_000))],
  ['a repeating gradient of 1e-9', gradient('x2="1e-9" spreadMethod="repeat"')],
  [
    'an image of an SVG with a script',
    picture(`data:image/svg+xml;base64,${Buffer.from(svg('<script>alert(1)</script>')).toString('base64')}`),
  ],
  ['an embedded PNG of 2^31 pixels', picture(dataUrl(pngHeader(46_340, 46_340)))],
  ['an embedded PNG that ends early', picture(dataUrl(pngHeader(8, 8)))],
  ['a hundred blurs', filter('<feGaussianBlur stdDeviation="9"/>'.repeat(100))],
  ['truncated markup', svg(MARK).slice(0, -9)],
  ['a data URL', `data:image/svg+xml;base64,${Buffer.from(svg(MARK)).toString('base64')}`],
  ['a data URL with percent signs', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg(MARK))}`],
  ['a number', 7],
  ['a list', ['<svg/>']],
  ['an object', { svg: '<svg/>' }],
  ['true', true],
  ['1.2 MB', svg(`${MARK}<desc>${'x'.repeat(1_200_000)}</desc>`)],
];
