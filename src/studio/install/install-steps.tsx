import marks from 'virtual:site-marks';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { InstallStep } from '../../package/install/framework.ts';
import type { OpenPackage } from '../download/open-package.ts';
import { saveFile } from '../download/save-file.ts';
import { useCopy } from '../download/use-copy.ts';
import { svgUrl } from '../shell/favicon-image.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { AGENT, FIRST_PLACES, isFramework, MORE_PLACES, picturesOf, stepsOf } from './places.ts';

export const InstallSteps = ({ opened }: { readonly opened: OpenPackage }) => {
  const { packageExport } = useStudio();
  const chosen = useSignal('');
  const steps = useRef<HTMLElement>(null);
  const id = chosen.value || (packageExport.framework.value ?? '');
  const choose = (next: string) => {
    chosen.value = next;
    if (isFramework(next)) packageExport.chooseFramework(next);
  };
  useEffect(() => {
    if (chosen.value !== '') steps.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen.value]);
  return (
    <section class="places" aria-labelledby="places-title">
      <h2 id="places-title">Where is your site?</h2>
      <fieldset class="places-grid" aria-labelledby="places-title">
        {FIRST_PLACES.map(place => (
          <label key={place.id} class="place centered">
            <input type="radio" name="place" checked={place.id === id} onChange={() => choose(place.id)} />
            <span class="place-mark centered">
              {place === AGENT ? (
                <UiIcon name="prompt" />
              ) : (
                <img src={svgUrl(marks[place.id] ?? '')} alt="" />
              )}
            </span>
            {place.name}
          </label>
        ))}
      </fieldset>
      <label class="places-more row soft">
        <span>Somewhere else?</span>
        <select
          class="select"
          value={MORE_PLACES.some(place => place.id === id) ? id : ''}
          onChange={event => choose(event.currentTarget.value)}
        >
          <option value="" disabled>
            More places
          </option>
          {MORE_PLACES.map(place => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
      </label>
      <section class="steps" aria-live="polite" aria-label="Steps" ref={steps}>
        <Pictures pictures={picturesOf(id, opened)} />
        {id !== '' && <StepList key={id} id={id} steps={stepsOf(id, opened)} />}
      </section>
    </section>
  );
};

/** Site builders take one picture, or two, instead of a package. */
const Pictures = ({ pictures }: { readonly pictures: OpenPackage['files'] }) => (
  <>
    {pictures.map(({ path, content }) => (
      <button key={path} type="button" class="button button-main" onClick={() => saveFile(content, path)}>
        <UiIcon name="download" />
        {pictures.length === 1 ? 'Save the one picture you need' : `Save the picture ${path}`}
      </button>
    ))}
  </>
);

const StepList = ({ id, steps }: { readonly id: string; readonly steps: readonly InstallStep[] }) => {
  const { copied, copyText } = useCopy();
  const codes = steps.flatMap(({ code }) => code ?? []);
  const what = id === AGENT.id ? 'prompt' : codes.length > 0 ? 'code' : 'steps';
  const text = codes[0] ?? steps.map((step, place) => `${place + 1}. ${step.text}`).join('\n');
  return (
    <>
      <ol>
        {steps.map(step => (
          <li key={step.text}>
            <div>
              <CodeText text={step.text} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls */}
              {step.code && <pre tabIndex={0}>{step.code.trimEnd()}</pre>}
            </div>
          </li>
        ))}
      </ol>
      <button type="button" class="button steps-copy" onClick={() => void copyText(what, text.trimEnd())}>
        <UiIcon name={copied.value ? 'check' : 'copy'} />
        {copied.value ? 'Copied' : `Copy the ${what}`}
      </button>
    </>
  );
};

/** Text in backticks becomes code. */
export const CodeText = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}</>
);
