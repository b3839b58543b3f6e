import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { failureText, type Trouble } from '../api/failure.ts';
import { UiIcon } from './ui-icon.tsx';

interface NoticeProps {
  readonly children: ComponentChildren;
  /** Label of the button. */
  readonly action?: string;
  onAction?(): void;
}

export const Notice = ({ children, action = 'Try again', onAction }: NoticeProps) => (
  <div class="notice row" role="status">
    <UiIcon name="warning" />
    <p>{children}</p>
    {onAction && (
      <button type="button" class="button button-small" onClick={onAction}>
        {action}
      </button>
    )}
  </div>
);

interface TroubleNoticeProps {
  readonly trouble: Pick<Trouble, 'failure' | 'waitSeconds' | 'retry'>;
  /** Subject and verb of the sentence about a wait, such as "The emoji load". */
  readonly what: string;
  /** Sentence for a failure while offline. */
  readonly offline?: string;
}

/** Says how long a request waits, or why it failed. Repeats it when the network returns. */
export const TroubleNotice = ({ trouble, what, offline }: TroubleNoticeProps) => {
  const { waitSeconds, retry } = trouble;
  const failure = trouble.failure.value;
  const isRejected = failure?.kind === 'rejected';
  useEffect(() => {
    if (!failure || isRejected) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);
  if (waitSeconds.value > 0)
    return (
      <Notice>
        Too many requests in one minute. {what} in {waitSeconds.value} s.
      </Notice>
    );
  if (!failure) return null;
  const text = (failure.kind === 'offline' && offline) || failureText(failure);
  if (!isRejected) return <Notice onAction={retry}>{text}</Notice>;
  return (
    <Notice>
      {text} {failure.problem?.hint}
    </Notice>
  );
};
