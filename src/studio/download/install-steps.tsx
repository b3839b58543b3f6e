// Installation steps for a framework or a site builder.

import { useSignal } from '@preact/signals';
import type { FrameworkId } from '../../contract/export/export-fields.ts';
import { type Framework, type InstallStep, installGuide } from '../../package/install/framework.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';
import { SITE_BUILDERS } from '../../package/install/server-frameworks.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { useCopy } from './use-copy.ts';

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

/** Renders a sentence. Words between backticks become code. */
const CodeText = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}</>
);

interface InstallStepsProps {
  readonly fileName: string;
  readonly elements: readonly HeadElement[];
  /** Content of head.html. */
  readonly head: string;
}

/** Choice of a framework or site builder, and its steps. The browser stores the chosen framework. */
export const InstallSteps = (props: InstallStepsProps) => {
  const { framework: chosen, chooseFramework } = useStudio().packageExport;
  const builderId = useSignal('');
  const builder = SITE_BUILDERS.find(({ id }) => id === builderId.value);
  const framework = FRAMEWORKS.find(({ id }) => id === chosen.value) ?? FRAMEWORKS[0];
  const choose = (id: string) => {
    const isBuilder = SITE_BUILDERS.some(each => each.id === id);
    builderId.value = isBuilder ? id : '';
    if (!isBuilder) chooseFramework(id as FrameworkId);
  };
  return (
    <section class="next-steps-part">
      <h3 class="label">Install it</h3>
      <label class="field">
        <span>Your framework</span>
        <select
          class="select"
          value={builder?.id ?? framework.id}
          onChange={event => choose(event.currentTarget.value)}
        >
          {[...FRAMEWORKS, ...SITE_BUILDERS].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {builder ? (
        <StepList id={builder.id} fileName={props.fileName} steps={builder.steps} />
      ) : (
        <FrameworkSteps framework={framework} {...props} />
      )}
    </section>
  );
};

const FrameworkSteps = ({
  framework,
  fileName,
  elements,
  head,
}: InstallStepsProps & { readonly framework: Framework }) => {
  const { steps, note } = installGuide(framework, elements, {
    known: { code: head, name: 'the HTML for the head shown here' },
  });
  return (
    <>
      <StepList id={framework.id} fileName={fileName} steps={steps} />
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
    </>
  );
};

interface StepListProps {
  readonly id: string;
  readonly fileName: string;
  readonly steps: readonly InstallStep[];
}

const StepList = ({ id, fileName, steps }: StepListProps) => (
  <ol class="next-steps-list">
    <li>
      <p>
        Unpack <code>{fileName}</code>.
      </p>
    </li>
    {steps.map(({ text, code }, place) => (
      <li key={`${id} ${place}`}>
        <p>
          <CodeText text={text} />
        </p>
        {code && <CodeBlock what={`code of step ${place + 2}`} code={code.text} />}
      </li>
    ))}
  </ol>
);
