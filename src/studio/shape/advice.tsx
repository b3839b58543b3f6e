// The report's warnings, each beside the setting that cures it.
import type { ExportFieldName } from '../../contract/export-fields.ts';
import { Sign } from '../shell/sign.tsx';
import { useStudio } from '../state/studio.ts';

export const Advice = ({ field }: { field: ExportFieldName }) => {
  const { drawing } = useStudio();
  const warnings = (drawing.value?.findings() ?? []).filter(
    ({ level, setting }) => level === 'warning' && setting === field,
  );
  return (
    <div id={`${field}-advice`} class="advice">
      {warnings.map(({ id, scheme, message }) => (
        <p key={`${id} ${scheme}`}>
          <Sign name="warning" />
          {message}
        </p>
      ))}
    </div>
  );
};
