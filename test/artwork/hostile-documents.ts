// Hostile artwork: documents and other values.

export const svg = (content: string, attributes = 'viewBox="0 0 24 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

export const MARK = '<path d="M2 2h20v20H2z" fill="#123456"/>';
const nested = (depth: number, content = MARK) => `${'<g>'.repeat(depth)}${content}${'</g>'.repeat(depth)}`;
const uses = (levels: number, factor: number) =>
  `<defs>${Array.from({ length: levels }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(factor)}</g>`).join('')}<path id="l0" d="M0 0h9v9z"/></defs><use href="#l${levels}"/>`;
const entities = (levels: number) =>
  `<!DOCTYPE svg [<!ENTITY e0 "x">${Array.from({ length: levels }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')}]>`;
const gradient = (
  attributes: string,
  stops = '<stop stop-color="red"/><stop offset="1" stop-color="blue"/>',
) =>
  svg(
    `<defs><linearGradient id="g" ${attributes}>${stops}</linearGradient></defs><path d="M2 2h20v20z" fill="url(#g)"/>`,
  );
const filter = (primitives: string) =>
  svg(`<filter id="f">${primitives}</filter><g filter="url(#f)">${MARK}</g>`);
const png = (width: number, height: number) => {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008060000000000000049444154',
    'hex',
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header.toString('base64');
};
export const picture = (href: string) => svg(`${MARK}<image width="24" height="24" xlink:href="${href}"/>`);

/** Artwork by name. Each document or value is hostile in a different way. */
export const HOSTILE_DOCUMENTS: readonly (readonly [name: string, artwork: unknown])[] = [
  // Entities and DTDs
  ['a billion laughs', entities(9) + svg(`<title>&e9;</title>${MARK}`)],
  ['a billion laughs in an attribute', entities(9) + svg('<path d="M0 0h9v9z" fill="&e9;"/>')],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`<text>&x;</text>${MARK}`)}`,
  ],
  ['a parameter entity', `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;]>${svg(MARK)}`],
  ['an external DTD', `<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">${svg(MARK)}`],
  [
    'namespace entities of a drawing program',
    `<!DOCTYPE svg [<!ENTITY ns "http://x/">]>${svg(MARK, 'xmlns:i="&ns;" i:y="&ns;" viewBox="0 0 24 24"')}`,
  ],
  ['an undefined entity', svg(`&undefined;${MARK}`)],
  ['an entity that refers to itself', `<!DOCTYPE svg [<!ENTITY a "&a;">]>${svg(`<g id="&a;">${MARK}</g>`)}`],
  ['a character reference to NUL', svg(`<title>&#0;</title>${MARK}`)],
  // Depth and counts
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
  // References
  ['a use of itself', svg(`<use id="a" href="#a"/>${MARK}`)],
  ['a use of its own group', svg(`<g id="a"><use href="#a"/>${MARK}</g>`)],
  ['two uses of each other', svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>${MARK}`)],
  ['uses that multiply to 10^9', svg(uses(9, 10))],
  ['uses that multiply to 10^4', svg(uses(4, 10))],
  [
    'a chain of 5,000 uses',
    svg(
      `${Array.from({ length: 5_000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`).join('')}${MARK}`,
    ),
  ],
  ['a use of another document', svg(`<use href="http://127.0.0.1/x.svg#a"/>${MARK}`)],
  ['a use of the whole document', svg(`<use href="#r"/>${MARK}`, 'id="r" viewBox="0 0 24 24"')],
  [
    'a mask that masks itself',
    svg(`<mask id="m" mask="url(#m)">${MARK}</mask><g mask="url(#m)">${MARK}</g>`),
  ],
  [
    'a clip path that clips itself',
    svg(`<clipPath id="c" clip-path="url(#c)">${MARK}</clipPath><g clip-path="url(#c)">${MARK}</g>`),
  ],
  [
    'a pattern of itself',
    svg(
      '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z" fill="url(#p)"/></pattern><path d="M0 0h24v24z" fill="url(#p)"/>',
    ),
  ],
  [
    'patterns that multiply',
    svg(
      `${Array.from({ length: 8 }, (_, n) => `<pattern id="p${n + 1}" width=".1" height=".1">${`<path d="M0 0h2v2z" fill="url(#p${n})"/>`.repeat(10)}</pattern>`).join('')}<path d="M0 0h24v24z" fill="url(#p8)"/>`,
    ),
  ],
  [
    'a pattern with tiny tiles',
    svg(
      '<pattern id="p" width="1e-9" height="1e-9" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern><path d="M0 0h24v24z" fill="url(#p)"/>',
    ),
  ],
  [
    'a pattern with huge tiles',
    svg(
      '<pattern id="p" width="1e9" height="1e9" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern><path d="M0 0h24v24z" fill="url(#p)"/>',
    ),
  ],
  [
    'markers on 5,000 vertices',
    svg(
      `<marker id="m" markerWidth="3" markerHeight="3">${MARK.repeat(20)}</marker><path d="M0 0${'l1 1-1 1'.repeat(2_500)}" marker-mid="url(#m)"/>`,
    ),
  ],
  [
    'a marker of itself',
    svg(
      '<marker id="m"><path d="M0 0h2v2" marker-end="url(#m)"/></marker><path d="M0 0h9v9" stroke="red" marker-end="url(#m)"/>',
    ),
  ],
  [
    'gradients that refer to each other',
    svg(
      `<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><path d="M0 0h9v9z" fill="url(#a)"/>${MARK}`,
    ),
  ],
  [
    'a chain of 2,000 gradients',
    svg(
      `<defs>${Array.from({ length: 2_000 }, (_, n) => `<linearGradient id="c${n}" href="#c${n + 1}"/>`).join('')}</defs><path d="M0 0h9v9z" fill="url(#c0)"/>`,
    ),
  ],
  ['a reference to a missing element', svg(`<path d="M0 0h9v9z" fill="url(#none)"/>${MARK}`)],
  // Numbers
  ['NaN in a path', svg(`<path d="M NaN NaN L 9 9z"/>${MARK}`)],
  ['infinities', svg(`<path d="M1e999 0L-1e999 9z"/>${MARK}`)],
  ['coordinates of 1e38', svg(`<path d="M1e38 -1e38L9 9H0z" stroke="red"/>${MARK}`)],
  ['a huge viewBox', svg(MARK, 'viewBox="0 0 1e30 1e30"')],
  ['a large viewBox', svg(MARK, 'viewBox="0 0 900000 900000"')],
  ['a tiny viewBox', svg('<path d="M0 0h1e-9v1e-9z"/>', 'viewBox="0 0 1e-9 1e-9"')],
  ['a negative viewBox', svg(MARK, 'viewBox="0 0 -24 -24"')],
  ['a viewBox of letters', svg(MARK, 'viewBox="a b c d"')],
  ['a viewBox without area', svg(MARK, 'viewBox="0 0 0 0"')],
  ['a far viewBox', svg(MARK, 'viewBox="1e7 1e7 24 24"')],
  ['no size at all', svg(MARK, '')],
  ['a huge width', svg(MARK, 'width="1e9" height="1e9"')],
  ['a size in percent', svg(MARK, 'width="100%" height="100%"')],
  ['a strip of 10000 to 1', svg('<path d="M0 0h10000v1H0z"/>', 'viewBox="0 0 10000 1"')],
  ['a point', svg('<path d="M4 4z" stroke="#000" stroke-linecap="round"/>')],
  ['a line without area', svg('<path d="M4 4h9" fill="red"/>')],
  ['a stroke of 1e9', svg('<path d="M4 4h9v9" stroke="red" stroke-width="1e9"/>')],
  ['a negative stroke', svg(`<path d="M4 4h9v9" stroke="red" stroke-width="-4"/>${MARK}`)],
  ['a transform without inverse', svg(`<g transform="scale(0)">${MARK}</g>${MARK}`)],
  ['a transform of 1e30', svg(`<g transform="scale(1e30)">${MARK}</g>${MARK}`)],
  ['skewed strokes', svg('<path transform="skewX(80) scale(9 .1)" d="M4 4h9v9" stroke="red"/>')],
  ['a million dashes', svg('<path d="M0 0h24" stroke="red" stroke-dasharray="1e-6 1e-6"/>')],
  ['arcs with flags in one word', svg('<path d="M4 4a1 1 0 1111 1a3,3 0 01.5.5z"/>')],
  ['a gradient without extent', gradient('x1="0" x2="0"')],
  ['a gradient with a thousand stops', gradient('', '<stop offset=".5" stop-color="red"/>'.repeat(1_000))],
  [
    'a gradient with offsets out of order',
    gradient('', '<stop offset="2"/><stop offset="-1" stop-color="#fff"/><stop offset="NaN"/>'),
  ],
  ['a repeating gradient of 1e-9', gradient('x2="1e-9" spreadMethod="repeat"')],
  ['a gradient with a singular transform', gradient('gradientTransform="scale(0)"')],
  [
    'a radial gradient with its focus outside',
    svg(
      '<radialGradient id="g" fx="9" fy="9"><stop/><stop offset="1" stop-color="red"/></radialGradient><path d="M0 0h24v24z" fill="url(#g)"/>',
    ),
  ],
  [
    'a radial gradient of radius 0',
    svg(
      '<radialGradient id="g" r="0"><stop/><stop offset="1" stop-color="red"/></radialGradient><path d="M0 0h24v24z" fill="url(#g)"/>',
    ),
  ],
  // Scripts and references in markup
  ['a script', svg(`<script>alert(1)</script>${MARK}`)],
  ['a script with CDATA', svg(`<script><![CDATA[alert(1)]]></script>${MARK}`)],
  [
    'a script in another namespace',
    svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${MARK}`),
  ],
  [
    'handlers',
    svg(
      '<path onload="alert(1)" ONCLICK="alert(1)" d="M0 0h9v9z"/>',
      'onload="alert(1)" viewBox="0 0 24 24"',
    ),
  ],
  ['a javascript: link', svg(`<a href="javascript:alert(1)" xlink:href="javascript:alert(1)">${MARK}</a>`)],
  ['a javascript: image', picture('javascript:alert(1)')],
  [
    'a foreign object',
    svg(
      `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>${MARK}`,
    ),
  ],
  ['animation of a link', svg(`<a>${MARK}<animate attributeName="href" values="javascript:alert(1)"/></a>`)],
  ['set of a handler', svg(`<path d="M0 0h9v9z"><set attributeName="onmouseover" to="alert(1)"/></path>`)],
  ['an iframe', svg(`<iframe src="javascript:alert(1)"/>${MARK}`)],
  ['a CSS import', svg(`<style>@import url("http://127.0.0.1/x.css"); path{fill:red}</style>${MARK}`)],
  ['a CSS url', svg(`<style>path{fill:url(http://127.0.0.1/x.svg#a)}</style>${MARK}`)],
  ['a CSS expression', svg(`<path style="fill:expression(alert(1));behavior:url(x)" d="M0 0h9v9z"/>`)],
  ['a CSS escape', svg(`<style>path{fill:\\75rl(http://127.0.0.1/x)}</style>${MARK}`)],
  [
    'a style element that closes early',
    svg(`<style>a{}]]&gt;&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>${MARK}`),
  ],
  [
    'markup in an id',
    svg(
      `<linearGradient id="&quot;/>&lt;script>alert(1)&lt;/script>"><stop/><stop offset="1" stop-color="red"/></linearGradient><path d="M0 0h9v9z" fill="url(#&quot;/>&lt;script>alert(1)&lt;/script>)"/>`,
    ),
  ],
  ['markup in the title', svg(`<title>&lt;/title>&lt;script>alert(1)&lt;/script></title>${MARK}`)],
  ['a style sheet instruction', `<?xml-stylesheet href="http://127.0.0.1/x.css"?>${svg(MARK)}`],
  ['xml:base', svg(`<g xml:base="http://127.0.0.1/"><use xlink:href="#x"/></g>${MARK}`)],
  ['an image at another address', picture('http://127.0.0.1/x.png')],
  ['an image of a file', picture('file:///etc/passwd')],
  [
    'an image of an SVG with a script',
    picture(`data:image/svg+xml;base64,${Buffer.from(svg('<script>alert(1)</script>')).toString('base64')}`),
  ],
  ['an image of HTML', picture('data:text/html,<script>alert(1)</script>')],
  ['an embedded PNG of 2^31 pixels', picture(`data:image/png;base64,${png(46_340, 46_340)}`)],
  ['an embedded PNG that ends early', picture(`data:image/png;base64,${png(8, 8)}`)],
  ['feImage', filter('<feImage href="http://127.0.0.1/x.svg"/>')],
  // Filters
  ['a blur of 1e6', filter('<feGaussianBlur stdDeviation="1e6"/>')],
  ['a negative blur', filter('<feGaussianBlur stdDeviation="-1"/>')],
  ['a hundred blurs', filter('<feGaussianBlur stdDeviation="9"/>'.repeat(100))],
  ['a morphology of 1e6', filter('<feMorphology operator="dilate" radius="1e6"/>')],
  ['turbulence of 50 octaves', filter('<feTurbulence numOctaves="50" baseFrequency=".9"/>')],
  ['a convolution', filter('<feConvolveMatrix order="3" kernelMatrix="1 1 1 1 1 1 1 1 1"/>')],
  ['lighting', filter('<feDiffuseLighting><fePointLight x="1" y="2" z="3"/></feDiffuseLighting>')],
  [
    'a filter region of 1e9',
    svg(
      `<filter id="f" x="-1e9" y="-1e9" width="2e9" height="2e9"><feFlood flood-color="red"/></filter><g filter="url(#f)">${MARK}</g>`,
    ),
  ],
  [
    'a mask of a filter of a mask',
    svg(
      `<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><mask id="m"><g filter="url(#f)">${MARK}</g></mask><g mask="url(#m)" filter="url(#f)">${MARK}</g>`,
    ),
  ],
  // Other forms
  ['nothing visible', svg('')],
  ['text alone', svg('<text x="1" y="9">Hello</text>')],
  ['transparent shapes', svg('<path d="M0 0h9v9z" fill-opacity="0"/><path d="M0 0h9v9z" opacity="0"/>')],
  [
    'hidden shapes',
    svg('<g display="none"><path d="M0 0h9v9z"/></g><path visibility="hidden" d="M0 0h9v9z"/>'),
  ],
  ['shapes outside of the viewBox', svg('<path d="M99 99h9v9z"/>')],
  ['an empty clip path', svg(`<clipPath id="c"/><g clip-path="url(#c)">${MARK}</g>`)],
  ['HTML', '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  [
    'a prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h9v9z"/><path onload="alert(1)" d="M0 0"/></s:svg>',
  ],
  ['no namespace', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'],
  ['truncated markup', svg(MARK).slice(0, -9)],
  ['two roots', svg(MARK) + svg(MARK)],
  ['a byte order mark', `\ufeff${svg(MARK)}`],
  ['control characters', svg(`<path d="M0 0h9v9z" class="\u0001\u0002"/>`)],
  ['a lone surrogate', svg(`<title>\ud83d</title>${MARK}`)],
  ['a polyglot of SVG and JavaScript', `<!--/*\n${svg(MARK)}\n*/alert(1)//-->`],
  ['a polyglot of GIF and SVG', `GIF89a=1;/*${svg(MARK)}*/`],
  ['an ISO-8859-1 declaration', `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(MARK)}`],
  ['a data URL', `data:image/svg+xml;base64,${Buffer.from(svg(MARK)).toString('base64')}`],
  ['a data URL with percent signs', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg(MARK))}`],
  ['a data URL that is malformed', 'data:image/svg+xml;base64,%%%'],
  ['a data URL of HTML', 'data:text/html,<svg/>'],
  ['a data URL without type', 'data:,<svg/>'],
  ['a path', '../../etc/passwd'],
  ['a URL', 'http://127.0.0.1/logo.svg'],
  ['gzip', '\u001f\u008b\u0008'],
  ['a number', 7],
  ['a list', ['<svg/>']],
  ['an object', { svg: '<svg/>' }],
  ['true', true],
  ['1.2 MB', svg(`${MARK}<desc>${'x'.repeat(1_200_000)}</desc>`)],
];
