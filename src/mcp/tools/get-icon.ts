// Tool that fetches one icon with its SVG and license.

import { quote } from '../../contract/export/quote.ts';
import { ProblemError } from '../../contract/problems.ts';
import { type Arguments, ICON_ARGUMENT, type Tool, text } from './tool.ts';

export const GET_ICON: Tool = {
  name: 'get_icon',
  title: 'Fetch one icon',
  description: 'Returns one icon by its exact name: SVG, style, tags, license and attribution.',
  properties: {
    icon: ICON_ARGUMENT,
    library: { type: 'string', description: 'Library slug, such as lucide.' },
    name: { type: 'string', description: 'Icon name, such as rocket.' },
    style: { type: 'string', description: 'Icon style. Default: the first style that has the icon.' },
  },
  run: async (args, backend) => {
    const style = args.style === undefined ? {} : { style: textOf(args, 'style') };
    const icon = await backend.getIcon({
      library: textOf(args, 'library'),
      name: textOf(args, 'name'),
      ...style,
    });
    return [text(JSON.stringify(icon, null, 1))];
  },
};

const textOf = (args: Arguments, name: string): string => {
  const value = args[name];
  if (typeof value === 'string') return value;
  throw new ProblemError('invalid_json', `${name} must be a string, got ${quote(value)}.`);
};
