// Advice of the report about one setting.
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';

export const Advice = ({ field }: { field: ExportFieldName }) => {
  const { advice } = useStudio();
  return (
    <div id={`${field}-advice`} class="advice">
      {advice.value
        .filter(item => item.field === field)
        .map(({ text, isWarning }) => (
          <p key={text} class={isWarning ? 'advice-warning' : 'advice-info'}>
            <UiIcon name={isWarning ? 'warning' : 'info'} />
            {text}
          </p>
        ))}
    </div>
  );
};
