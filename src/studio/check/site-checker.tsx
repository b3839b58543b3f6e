// Check of a folder, of files, of a ZIP or of pasted HTML.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { checkHead } from '../../check/head-rules.ts';
import { parseHead } from '../../check/parse-head.ts';
import { countsText, FOLDER_ORIGIN, type SiteFinding } from '../../check/site.ts';
import { toError } from '../../model/unknown-value.ts';
import { FileButton } from '../shell/buttons.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { follow } from '../state/follow.ts';
import type { FromChecker, ToChecker } from './check-worker.ts';
import { type DroppedItem, openSiteFiles } from './site-files.ts';

const LEVEL_NAMES = { error: 'Error', warning: 'Warning', info: 'Remark' } as const;

interface CheckedFiles {
  readonly name: string;
  readonly findings: readonly SiteFinding[];
}

/** `allRight` ends the sentence about a site without findings. */
const FindingList = ({ name, findings, allRight }: CheckedFiles & { readonly allRight: string }) => (
  <div class="findings stack">
    <p class="findings-head stack">
      <UiIcon name={findings.length === 0 ? 'check' : 'info'} />
      <span>
        <strong>{name}</strong>: {findings.length === 0 ? allRight : `${countsText(findings)}.`}
      </span>
    </p>
    <ul class="findings stack">
      {findings.map(({ level, subject, message, fix }) => (
        <li key={`${subject} ${message}`} class={`finding stack finding-${level}`}>
          <UiIcon name={level} />
          <p>
            <strong>
              {LEVEL_NAMES[level]} in {subject}:
            </strong>{' '}
            {message} <span class="soft">{fix}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);

interface SiteCheckerProps {
  readonly dropped: Signal<readonly DroppedItem[]>;
}

export const SiteChecker = ({ dropped }: SiteCheckerProps) => {
  const html = useSignal('');
  return (
    <div class="site-checker stack">
      <FolderCheck dropped={dropped} />
      <label class="field stack">
        <span>Or paste the HTML of your page</span>
        <textarea
          class="input site-checker-paste"
          rows={4}
          spellcheck={false}
          value={html.value}
          onInput={event => {
            html.value = event.currentTarget.value;
          }}
        />
      </label>
      <div role="status">
        {html.value.trim() !== '' && (
          <FindingList
            name="The pasted page"
            findings={checkHead({ name: 'head', url: `${FOLDER_ORIGIN}/`, tags: parseHead(html.value) })}
            allRight="the icon links are right."
          />
        )}
      </div>
    </div>
  );
};

const FolderCheck = ({ dropped }: SiteCheckerProps) => {
  const result = useSignal<'checking' | CheckedFiles | Error | undefined>(undefined);
  useSignalEffect(() => {
    const items = dropped.value;
    if (items.length === 0) return;
    result.value = 'checking';
    return follow(checkFiles(items).catch(toError), next => {
      result.value = next;
    });
  });
  const shown = result.value;
  const choose = (files: readonly File[]) => {
    dropped.value = files;
  };
  return (
    <>
      <div class="drop-area">
        <UiIcon name="open" />
        <p>
          Drop the folder of your site, its icon files or a ZIP on this page. Nothing leaves your browser.
        </p>
        <div class="site-checker-choose wrap">
          <FileButton takes={{ webkitdirectory: true }} onFiles={choose}>
            Choose a folder
          </FileButton>
          <FileButton takes={{ multiple: true }} onFiles={choose}>
            Choose files or a ZIP
          </FileButton>
        </div>
      </div>
      <div role="status">
        {shown === 'checking' && <p class="hint">Checking…</p>}
        {shown instanceof Error && <p class="notice row">{shown.message}</p>}
        {typeof shown === 'object' && 'findings' in shown && (
          <FindingList {...shown} allRight="no defects found." />
        )}
      </div>
    </>
  );
};

const TIMEOUT_MS = 30_000;

/** Reads the files that the worker requests. The errors have messages for the user. */
const checkFiles = async (items: readonly DroppedItem[]): Promise<CheckedFiles> => {
  const { name, zip, fileAt } = await openSiteFiles(items);
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToChecker): void => worker.postMessage(message);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const findings = await new Promise<readonly SiteFinding[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} takes too long to check.`)), TIMEOUT_MS);
      worker.addEventListener('error', () =>
        reject(new Error('Could not load the check. You may be offline.')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => {
        if ('findings' in data) resolve(data.findings);
        else if ('message' in data) reject(new Error(data.message));
        else fileAt(data.path).then(file => send({ id: data.id, file }), reject);
      });
      send({ zip });
    });
    return { name, findings };
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};

export const CheckSheet = ({ dropped, onClose }: SiteCheckerProps & { onClose(): void }) => (
  <Sheet title="Check your site" onClose={onClose}>
    <SiteChecker dropped={dropped} />
  </Sheet>
);
