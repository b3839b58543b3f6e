// An image as the source of a React or Vue component.
import type { SvgElement } from '../../compose/svg/scene-svg.ts';

/** A component in JSX that passes its properties to the `svg` element. */
export const reactComponent = ({ name, attributes, children, text }: SvgElement): string => {
  const lines = jsxLines(
    { name, attributes, children, ...(text !== undefined && { text }) },
    2,
    ' {...props}',
  );
  return `export const Favicon = props => (\n${lines.join('\n')}\n);\n`;
};

/** A single-file component. */
export const vueComponent = (svg: string): string => `<template>\n  ${svg}\n</template>\n`;

const jsxLines = ({ name, attributes, children, text }: SvgElement, indent: number, more = ''): string[] => {
  const space = ' '.repeat(indent);
  const own = Object.entries(attributes).map(([key, value]) => ` ${jsxName(key)}=${jsxValue(key, value)}`);
  const open = `${space}<${name}${own.join('')}${more}`;
  if (children.length === 0 && !text) return [`${open} />`];
  const inner = text ? [`${space}  {${JSON.stringify(text)}}`] : [];
  return [
    `${open}>`,
    ...inner,
    ...children.flatMap(child => jsxLines(child, indent + 2)),
    `${space}</${name}>`,
  ];
};

/** `strokeWidth` for `stroke-width`, `xlinkHref` for `xlink:href`. */
const jsxName = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

const jsxValue = (name: string, value: string): string =>
  name === 'style' ? `{${JSON.stringify(styleObject(value))}}` : JSON.stringify(value);

const styleObject = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    style
      .split(';')
      .filter(part => part.includes(':'))
      .map(part => {
        const [name = '', ...value] = part.split(':');
        return [jsxName(name.trim()), value.join(':').trim()];
      }),
  );
