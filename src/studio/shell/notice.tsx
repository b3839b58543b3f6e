// Notices about failures and waits, with a retry button.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type ApiFailure, failureText, isAborted, type RetryOptions, toFailure } from '../api/failure.ts';
import { UiIcon } from './ui-icon.tsx';

interface NoticeProps {
  readonly children?: ComponentChildren;
  readonly failure?: ApiFailure;
  /** Label of the button that calls `onAction`. */
  readonly action?: string;
  onAction?(): void;
  onRetry?(): void;
}

/** Shows `children`, else the text of the failure. When the browser is online again, calls `onRetry`. */
export const Notice = ({ children, failure, action, onAction, onRetry }: NoticeProps) => {
  useEffect(() => {
    if (!failure || failure.kind === 'rejected' || !onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure]);
  return (
    <div class="notice" role="status">
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

/** Failure or wait of a request that a component sends. */
export interface Trouble extends Pick<RetryOptions, 'onWait'> {
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly waitSeconds: ReadonlySignal<number>;
  /** Changes with each retry. */
  readonly attempt: ReadonlySignal<number>;
  onFailure(error: unknown): void;
  retry(): void;
  /** The request succeeded. */
  end(): void;
}

export const useTrouble = (): Trouble => {
  const failure = useSignal<ApiFailure | undefined>(undefined);
  const waitSeconds = useSignal(0);
  const attempt = useSignal(0);
  return {
    failure,
    waitSeconds,
    attempt,
    onWait: secondsLeft => {
      waitSeconds.value = secondsLeft;
    },
    onFailure: error => {
      if (!isAborted(error)) failure.value = toFailure(error);
    },
    retry: () => {
      attempt.value += 1;
    },
    end: () => {
      failure.value = undefined;
    },
  };
};

interface TroubleNoticeProps {
  readonly trouble: Trouble;
  /** Subject of the sentence about the wait. */
  readonly what: string;
}

export const TroubleNotice = ({ trouble, what }: TroubleNoticeProps) => {
  const { failure, waitSeconds, retry } = trouble;
  if (waitSeconds.value > 0)
    return (
      <Notice>
        Too many requests in one minute. {what} load in {waitSeconds.value} s.
      </Notice>
    );
  return failure.value ? <Notice failure={failure.value} onRetry={retry} /> : null;
};
