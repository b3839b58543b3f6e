// XML parser of the browser, in place of @rgrove/parse-xml in the studio's bundle. (Decision 073)

/** An element as in @rgrove/parse-xml, with the properties that the SVG parser reads. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];

  constructor(element: Element) {
    this.name = element.nodeName;
    this.attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    this.children = Array.from(element.children, child => new XmlElement(child));
  }
}

/** Parses a document. Throws a SyntaxError if it is not well-formed. */
export const parseXml = (text: string): { readonly root: XmlElement } => {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  // Browsers report errors as an element, alone or inside of the root.
  if (
    documentElement.getElementsByTagName('parsererror').length > 0 ||
    documentElement.nodeName === 'parsererror'
  )
    throw new SyntaxError('not well-formed');
  return { root: new XmlElement(documentElement) };
};
