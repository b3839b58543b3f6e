// Installation steps for a framework, which the browser remembers.
import { useSignal } from '@preact/signals';
import { installGuide } from '../../../package/install/framework.ts';
import { FRAMEWORKS } from '../../../package/install/frameworks.ts';
import type { HeadElement } from '../../../package/install/head-elements.ts';
import { readItem, writeItem } from '../../state/storage.ts';
import { CodeBlock, CodeText } from './code-block.tsx';

export interface InstallStepsProps {
  readonly fileName: string;
  readonly elements: readonly HeadElement[];
  /** Text of head.html. */
  readonly head: string;
}

const KEY = 'favsmith.framework';
const storage = () => localStorage;

export const InstallSteps = ({ fileName, elements, head }: InstallStepsProps) => {
  const chosen = useSignal(readItem(storage, KEY));
  const framework = FRAMEWORKS.find(({ id }) => id === chosen.value) ?? FRAMEWORKS[0];
  if (!framework) return null;
  const { steps, note } = installGuide(framework, elements, {
    known: { code: head, name: 'the HTML for the head shown here' },
  });
  const choose = (id: string) => {
    chosen.value = id;
    writeItem(storage, KEY, id);
  };
  return (
    <section class="ending-part">
      <h3 class="label">Install it</h3>
      <label class="field">
        <span>Your framework</span>
        <select class="select" value={framework.id} onChange={event => choose(event.currentTarget.value)}>
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
