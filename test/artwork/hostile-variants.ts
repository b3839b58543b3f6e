// Hostile artwork: combines every place in a document with every value that is dangerous there.
import { HOSTILE_DOCUMENTS, MARK, svg } from './hostile-documents.ts';

type Case = readonly [name: string, artwork: unknown];

/** Every pair of items of two lists. */
const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): readonly [One, Other][] =>
  ones.flatMap(one => others.map((other): [One, Other] => [one, other]));

const ADDRESSES = [
  'javascript:alert(1)',
  'java&#10;script:alert(1)',
  'http://127.0.0.1/x.svg#a',
  '//127.0.0.1/x.svg#a',
  'file:///etc/passwd',
  'data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;',
  "data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/&gt;",
];

/** Documents that contain an address, by the place of the address. */
const PLACES: Readonly<Record<string, (address: string) => string>> = {
  'href of a link': address => `<a href="${address}">${MARK}</a>`,
  'xlink:href of a link': address => `<a xlink:href="${address}">${MARK}</a>`,
  'href of use': address => `<use href="${address}"/>${MARK}`,
  'href of an image': address => `<image href="${address}" width="9" height="9"/>${MARK}`,
  'src of an image': address => `<image src="${address}" width="9" height="9"/>${MARK}`,
  'href of a script': address => `<script href="${address}"/>${MARK}`,
  'href of a gradient': address => `<linearGradient id="g" href="${address}"/><g fill="url(#g)">${MARK}</g>`,
  fill: address => `<path d="M0 0h9v9z" fill="url(${address})"/>`,
  'fill with a fallback': address => `<path d="M0 0h9v9z" fill="url('${address}') red"/>`,
  'a mask': address => `<g mask="url(${address})">${MARK}</g>${MARK}`,
  'a filter': address => `<g filter="url(${address})">${MARK}</g>${MARK}`,
  'a clip path': address => `<g clip-path="url(${address})">${MARK}</g>${MARK}`,
  'a marker': address => `<path d="M0 0h9v9z" marker-mid="url(${address})"/>`,
  'a style': address => `<g style="background:url(${address});cursor:url(${address})">${MARK}</g>`,
  'an import': address => `<style>@import "${address}";@import url(${address});</style>${MARK}`,
  'a font': address => `<style>@font-face{font-family:a;src:url("${address}")}</style>${MARK}`,
};

const HANDLERS = [
  ...['onabort', 'onactivate', 'onafterprint', 'onanimationend', 'onanimationstart', 'onbegin', 'onblur'],
  ...[
    'oncanplay',
    'onclick',
    'oncopy',
    'onend',
    'onerror',
    'onfocus',
    'onfocusin',
    'onhashchange',
    'oninput',
  ],
  ...['onload', 'onloadend', 'onmessage', 'onmouseover', 'onpageshow', 'onpointerenter', 'onpopstate'],
  ...['onrepeat', 'onresize', 'onscroll', 'ontoggle', 'ontransitionend', 'onunload', 'onwheel'],
];

const EXECUTABLE = [
  ...['script', 'foreignObject', 'iframe', 'embed', 'object', 'applet', 'audio', 'video', 'source', 'link'],
  ...['meta', 'base', 'form', 'input', 'img', 'body', 'template', 'style', 'math', 'handler', 'listener'],
  ...['animate', 'animateTransform', 'animateMotion', 'set', 'discard'],
];

const NUMBERS = ['NaN', '1e999', '-1e38', '1e-45', '', 'calc(1px/0)', '9'.repeat(5_000), '\u0661'];

const MEASURES: Readonly<Record<string, (number: string) => string>> = {
  'a rectangle': n => svg(`<rect x="${n}" y="${n}" width="${n}" height="${n}" rx="${n}"/>${MARK}`),
  'a circle': n => svg(`<circle cx="${n}" cy="${n}" r="${n}" stroke="red" stroke-width="${n}"/>${MARK}`),
  'a polygon': n => svg(`<polygon points="${n} ${n} 9,9 0,9"/>${MARK}`),
  'a transform': n => svg(`<g transform="translate(${n}) rotate(${n})">${MARK}</g>${MARK}`),
  'an opacity': n => svg(`<g opacity="${n}" fill-opacity="${n}">${MARK}</g>${MARK}`),
  'a gradient': n =>
    svg(
      `<radialGradient id="g" cx="${n}" r="${n}" fx="${n}"><stop offset="${n}"/><stop offset="1" stop-color="red"/></radialGradient><path d="M0 0h24v24z" fill="url(#g)"/>`,
    ),
  dashes: n =>
    svg(`<path d="M0 0h9v9" stroke="red" stroke-dasharray="${n} 1" stroke-dashoffset="${n}"/>${MARK}`),
  'a nested document': n =>
    svg(`<svg x="${n}" width="${n}" height="${n}" viewBox="0 0 ${n} 9">${MARK}</svg>`),
  'a viewBox': n => svg(MARK, `viewBox="0 ${n} 24 ${n}"`),
  'a size': n => svg(MARK, `width="${n}" height="${n}"`),
};

const VARIANTS: readonly Case[] = [
  ...pairs(Object.entries(PLACES), ADDRESSES).map(
    ([[place, write], address]): Case => [`${place} with ${address}`, svg(write(address))],
  ),
  ...HANDLERS.map(
    (name): Case => [
      `the handler ${name}`,
      svg(`<g ${name}="alert(1)">${MARK}</g>`, `${name}="alert(1)" viewBox="0 0 24 24"`),
    ],
  ),
  ...pairs(EXECUTABLE, ['', 'h:']).map(
    ([name, prefix]): Case => [
      `the element ${prefix}${name}`,
      svg(
        `<g xmlns:h="http://www.w3.org/1999/xhtml"><${prefix}${name} attributeName="onload" to="alert(1)" src="javascript:alert(1)" onload="alert(1)" onerror="alert(1)" onbegin="alert(1)" href="javascript:alert(1)">alert(1)</${prefix}${name}></g>${MARK}`,
      ),
    ],
  ),
  ...pairs(Object.entries(MEASURES), NUMBERS).map(
    ([[place, write], number]): Case => [`${place} with the number "${number.slice(0, 20)}"`, write(number)],
  ),
];

/** All cases. Every name is unique. */
export const HOSTILE_ARTWORK: readonly Case[] = [...HOSTILE_DOCUMENTS, ...VARIANTS];
