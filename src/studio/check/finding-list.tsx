// Findings of a check as sentences, most severe first.
import { countsText, type Finding } from '../../check/site.ts';
import { UiIcon } from '../shell/ui-icon.tsx';

const LEVEL_NAMES = { error: 'Error', warning: 'Warning', info: 'Remark' } as const;

interface FindingListProps {
  /** What was checked. */
  readonly name: string;
  readonly findings: readonly Finding[];
  /** Sentence if there are no findings. */
  readonly allRight: string;
}

export const FindingList = ({ name, findings, allRight }: FindingListProps) => (
  <div class="findings">
    <p class="findings-head">
      <UiIcon name={findings.length === 0 ? 'check' : 'info'} />
      <span>
        <strong>{name}</strong>: {findings.length === 0 ? allRight : `${countsText(findings)}.`}
      </span>
    </p>
    <ul class="findings">
      {findings.map(({ level, subject, message, fix }) => (
        <li key={`${subject} ${message}`} class={`finding finding-${level}`}>
          <UiIcon name={level === 'info' ? 'info' : 'warning'} />
          <p>
            <strong>
              {LEVEL_NAMES[level]} in {subject}:
            </strong>{' '}
            {message} <span class="finding-fix">{fix}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
