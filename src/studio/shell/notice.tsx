// Notice about a failure or a wait, with a retry button.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type ApiFailure, failureText } from '../api/failure.ts';
import { UiIcon } from './ui-icon.tsx';

interface NoticeProps {
  readonly children?: ComponentChildren;
  readonly failure?: ApiFailure;
  /** Label of the button that calls `onAction`. */
  readonly action?: string;
  onAction?(): void;
  onRetry?(): void;
}

/** Shows a failure, or `children`. When the browser is online again, calls `onRetry`. */
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
        {failure ? failureText(failure) : children}
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
