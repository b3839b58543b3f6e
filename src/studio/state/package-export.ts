// Export of the design: ZIP, head elements, curl command, JSON body.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FrameworkId } from '../../contract/export/export-fields.ts';
import type { Api } from '../api/api.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Design } from './design/design.ts';
import type { PackageRequests } from './package-requests.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly isSlow: boolean }
  | { readonly status: 'waiting'; readonly seconds: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** A package, and the design from which it was made. */
export interface MadePackage {
  readonly design: Design;
  readonly fileName: string;
  readonly zip: Blob;
}

export interface PackageExport {
  readonly state: ReadonlySignal<ExportState>;
  /** The last package. It stays when the design changes. */
  readonly made: ReadonlySignal<MadePackage | undefined>;
  /** Exports the package. Returns undefined after a failure, which `state` describes. */
  zip(): Promise<MadePackage | undefined>;
  /** Framework whose steps come first in README.txt. The browser stores it. */
  readonly framework: ReadonlySignal<FrameworkId | undefined>;
  chooseFramework(id: FrameworkId): void;
  headSnippet(): Promise<string>;
  /** Body of an export. Throws an ApiFailure if this browser does not have the logo of the design. */
  jsonBody(): Promise<string>;
}

/** Creates the export. The code of its requests loads with the first request. (Decision 073) */
export const createPackageExport = (api: Api, design: ReadonlySignal<Design>): PackageExport => {
  const state = signal<ExportState>({ status: 'idle' });
  const made = signal<MadePackage | undefined>(undefined);
  const framework = signal<FrameworkId | undefined>(undefined);
  let loading: Promise<PackageRequests> | undefined;
  const load = () => {
    loading ??= import('./package-requests.ts').then(
      ({ createPackageRequests }) => createPackageRequests({ api, design, state, made, framework }),
      () => {
        loading = undefined;
        throw new ApiFailure('offline');
      },
    );
    return loading;
  };

  // A result belongs to the design at the time of its export. After a change, it is cleared.
  effect(() => {
    design.value;
    if (['done', 'failed'].includes(state.peek().status)) state.value = { status: 'idle' };
  });

  return {
    state,
    made,
    framework,
    chooseFramework: id => void load().then(requests => requests.chooseFramework(id)),
    zip: async () => {
      state.value = { status: 'working', isSlow: false };
      try {
        return await (await load()).zip();
      } catch {
        state.value = { status: 'failed', failure: new ApiFailure('offline') };
        return undefined;
      }
    },
    headSnippet: async () => (await load()).headSnippet(),
    jsonBody: async () => (await load()).jsonBody(),
  };
};
