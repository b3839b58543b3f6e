// Checker for the head of a page that the user pastes.
import { useSignal } from '@preact/signals';
import { checkHead } from '../../../contract/check/head-rules.ts';
import { iconLinks } from '../../../contract/check/icon-links.ts';
import { UiIcon } from '../../shell/ui-icon.tsx';
import { CodeBlock } from './code-block.tsx';
import { parseHeadTags } from './parse-head.ts';

const LEVEL_NAMES = { error: 'Error', warning: 'Warning', info: 'Advice' } as const;

export const HeadChecker = () => {
  const html = useSignal('');
  return (
    <section class="ending-part">
      <h3 class="label">Check your page</h3>
      <label class="field">
        <span>Paste the HTML of your page</span>
        <textarea
          class="input ending-paste"
          rows={4}
          spellcheck={false}
          value={html.value}
          onInput={event => {
            html.value = event.currentTarget.value;
          }}
        />
      </label>
      <div role="status">{html.value.trim() !== '' && <Findings html={html.value} />}</div>
      <p>To check the files as well, give this command the address of your site or its folder:</p>
      <CodeBlock what="check command" code="npx favsmith check https://example.com" />
    </section>
  );
};

const Findings = ({ html }: { readonly html: string }) => {
  const findings = checkHead('head', iconLinks(parseHeadTags(html)));
  if (findings.length === 0)
    return (
      <p class="ending-finding">
        <UiIcon name="check" />
        The icon links are right.
      </p>
    );
  return (
    <ul class="ending-findings">
      {findings.map(({ level, message, fix }) => (
        <li key={message} class={`ending-finding ending-${level}`}>
          <UiIcon name={level === 'info' ? 'info' : 'warning'} />
          <p>
            <strong>{LEVEL_NAMES[level]}:</strong> {message} {fix}
          </p>
        </li>
      ))}
    </ul>
  );
};
