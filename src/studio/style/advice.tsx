// What the report advises about one setting.
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { Sign } from '../shell/sign.tsx';
import { useStudio } from '../state/studio.ts';

export const Advice = ({ field }: { field: ExportFieldName }) => {
  const { advice } = useStudio();
  return (
    <div id={`${field}-advice`} class="advice">
      {advice.value
        .filter(item => item.field === field)
        .map(({ text, isWarning }) => (
          <p key={text} class={isWarning ? 'advice-warning' : 'advice-info'}>
            <Sign name={isWarning ? 'warning' : 'info'} />
            {text}
          </p>
        ))}
    </div>
  );
};
