// Notices on failures and waits, with a retry button.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type ApiFailure, createTrouble, failureText, type Trouble } from '../api/failure.ts';
import { UiIcon } from './ui-icon.tsx';

interface NoticeProps {
  readonly children?: ComponentChildren;
  readonly failure?: ApiFailure;
  /** Label of the button that calls `onAction`. */
  readonly action?: string;
  onAction?(): void;
  onRetry?(): void;
}

/** Shows `children`, otherwise the text of the failure. Calls `onRetry` when the browser is online again. */
export const Notice = ({ children, failure, action, onAction, onRetry }: NoticeProps) => {
  useEffect(() => {
    if (!failure || failure.kind === 'rejected' || !onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure]);
  return (
    <div class="notice row" role="status">
      <UiIcon name="warning" />
      <p>
        {children ?? (failure && failureText(failure))}
        {failure?.kind === 'rejected' && failure.problem?.hint ? ` ${failure.problem.hint}` : ''}
      </p>
      {onAction && (
        <button type="button" class="button button-small" onClick={onAction}>
          {action}
        </button>
      )}
      {onRetry && (
        <button type="button" class="button button-small" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
};

export const useTrouble = (): Trouble => useMemo(createTrouble, []);

interface TroubleNoticeProps {
  readonly trouble: Pick<Trouble, 'failure' | 'waitSeconds' | 'retry'>;
  /** Start of the sentence on the wait, such as "The emoji load". */
  readonly what: string;
  /** Sentence for a failure while offline. */
  readonly offline?: string;
}

export const TroubleNotice = ({ trouble, what, offline }: TroubleNoticeProps) => {
  const { failure, waitSeconds, retry } = trouble;
  const { value: shown } = failure;
  if (waitSeconds.value > 0)
    return (
      <Notice>
        Too many requests in one minute. {what} in {waitSeconds.value} s.
      </Notice>
    );
  if (!shown) return null;
  return (
    <Notice failure={shown} {...(shown.kind !== 'rejected' && { onRetry: retry })}>
      {shown.kind === 'offline' ? offline : undefined}
    </Notice>
  );
};
