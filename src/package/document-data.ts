// Content of the documents of a package.
import type { ArtworkTexts } from '../contract/design.ts';
import type { ResolvedDesign, Setting } from '../contract/export/resolved-design.ts';
import type { IconSource } from '../model/icon.ts';
import type { HeadElement } from './install/head-elements.ts';
import type { ImageFile } from './plan.ts';
import type { Report } from './report.ts';

export interface DocumentData {
  readonly request: ResolvedDesign;
  readonly images: readonly ImageFile[];
  readonly settings: readonly Setting[];
  readonly iconSource: IconSource | undefined;
  readonly elements: readonly HeadElement[];
  readonly head: string;
  readonly manifest: string;
  readonly report: Report;
  readonly sources: ArtworkTexts;
}
