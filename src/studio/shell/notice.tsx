// What the service keeps people waiting for, and the way on.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type ApiFailure, failureText } from '../api/failure.ts';
import { Sign } from './sign.tsx';

interface NoticeProps {
  readonly children?: ComponentChildren;
  readonly failure?: ApiFailure;
  onRetry?(): void;
}

/** Tells of a failure or of anything else; after being offline it tries again by itself. */
export const Notice = ({ children, failure, onRetry }: NoticeProps) => {
  useEffect(() => {
    if (!failure || failure.kind === 'refused' || !onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure]);
  return (
    <div class="notice" role="status">
      <Sign name="warning" />
      <p>
        {failure ? failureText(failure) : children}
        {failure?.kind === 'refused' && failure.problem ? ` ${failure.problem.hint}` : ''}
      </p>
      {onRetry && (
        <button type="button" class="button button-small" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
};
