// Code with a button that copies it.
import { UiIcon } from '../../shell/ui-icon.tsx';
import { useCopy } from '../use-copy.ts';

export interface CodeBlockProps {
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
export const CodeText = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}</>
);
