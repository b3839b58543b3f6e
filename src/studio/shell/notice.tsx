import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { failureText, type Safe, type Trouble } from '../api/failure.ts';
import { say } from '../languages/texts.ts';
import { useIsSlow } from './hooks.ts';
import { UiIcon } from './ui-icon.tsx';

interface NoticeProps {
  readonly children: ComponentChildren;
  /** Label of the button. */
  readonly action?: string;
  onAction?(): void;
}

export const Notice = ({ children, action = say('tryAgain'), onAction }: NoticeProps) => (
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
  /** Whether the request has no response yet. */
  readonly isPending?: boolean;
  readonly safe?: Safe;
}

/** Says how long a request waits, that it is slow, or why it failed. Repeats it when the network returns. */
export const TroubleNotice = ({ trouble, isPending = false, safe }: TroubleNoticeProps) => {
  const { waitSeconds, retry } = trouble;
  const failure = trouble.failure.value;
  const isRejected = failure?.kind === 'rejected';
  const isSlow = useIsSlow(isPending && !failure && waitSeconds.value === 0);
  useEffect(() => {
    if (!failure || isRejected) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);
  if (waitSeconds.value > 0)
    return (
      <Notice>
        {say('tooMany')} <span aria-hidden="true">{say('waiting', { seconds: waitSeconds.value })}</span>
      </Notice>
    );
  if (isSlow) return <Notice onAction={retry}>{say('slow')}</Notice>;
  if (!failure) return null;
  const text = failureText(failure, safe);
  if (!isRejected) return <Notice onAction={retry}>{text}</Notice>;
  return (
    <Notice>
      {text} {failure.problem?.hint}
    </Notice>
  );
};
