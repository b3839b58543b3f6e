// Installation steps for a framework, which the browser remembers.

import type { FrameworkId } from '../../contract/export/export-fields.ts';
import { installGuide } from '../../package/install/framework.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { useCopy } from './copy-buttons.tsx';

interface CodeBlockProps {
  /** Name of the code in labels and messages. */
  readonly what: string;
  readonly code: string;
}

export const CodeBlock = ({ what, code }: CodeBlockProps) => {
  const { copied, copyText } = useCopy();
  return (
    <div class="code-block">
      <pre>
        <code>{code.trimEnd()}</code>
      </pre>
      <button
        type="button"
        class="icon-button"
        aria-label={`Copy ${what}`}
        title="Copy"
        onClick={() => void copyText(what, code)}
      >
        <UiIcon name={copied.value ? 'check' : 'copy'} />
      </button>
    </div>
  );
};

/** A sentence whose code words are between backticks. */
const CodeText = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}</>
);

interface InstallStepsProps {
  readonly fileName: string;
  readonly elements: readonly HeadElement[];
  /** Text of head.html. */
  readonly head: string;
}

export const InstallSteps = ({ fileName, elements, head }: InstallStepsProps) => {
  const { framework: chosen, chooseFramework } = useStudio().packageExport;
  const framework = FRAMEWORKS.find(({ id }) => id === chosen.value) ?? FRAMEWORKS[0];
  if (!framework) return null;
  const { steps, note } = installGuide(framework, elements, {
    known: { code: head, name: 'the HTML for the head shown here' },
  });
  return (
    <section class="ending-part">
      <h3 class="label">Install it</h3>
      <label class="field">
        <span>Your framework</span>
        <select
          class="select"
          value={framework.id}
          onChange={event => chooseFramework(event.currentTarget.value as FrameworkId)}
        >
          {FRAMEWORKS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ol class="ending-steps">
        <li>
          <p>
            Unpack <code>{fileName}</code>.
          </p>
        </li>
        {steps.map(({ text, code }, place) => (
          <li key={`${framework.id} ${place}`}>
            <p>
              <CodeText text={text} />
            </p>
            {code && <CodeBlock what={`code of step ${place + 2}`} code={code.text} />}
          </li>
        ))}
      </ol>
      {note !== undefined && (
        <p class="hint">
          <CodeText text={note} />
        </p>
      )}
      <p>
        Or save <code>favsmith.json</code> in the folder of your project and run this command, which does all
        steps:
      </p>
      <CodeBlock what="install command" code={`npx favsmith install --framework ${framework.id}`} />
    </section>
  );
};
