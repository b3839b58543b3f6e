// Choice of apps and extensions for which the package also has icons.
import { useSignal } from '@preact/signals';
import { TARGET_NAMES, TARGETS } from '../../contract/export/field.ts';
import { ENGLISH, say } from '../languages/texts.ts';
import { Checkbox } from '../shell/buttons.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { targetsOf, withItem } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

/** One line: what can be chosen or, after that, what is chosen. */
export const TargetChoice = () => {
  const { design } = useStudio();
  const isOpen = useSignal(false);
  const names = targetsOf(design.value)
    .map(target => TARGET_NAMES[target])
    .join(', ');
  const label = say('forApps');
  return (
    <div class="targets">
      <button
        type="button"
        class="link"
        aria-haspopup="dialog"
        aria-label={names ? `${label} + ${names}` : undefined}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span class="one-line" {...(names !== '' && ENGLISH)}>
          {names ? `+ ${names}` : label}
        </span>
      </button>
      {isOpen.value && (
        <Sheet
          title={label}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <TargetFields />
        </Sheet>
      )}
    </div>
  );
};

const TargetFields = () => {
  const { design, history } = useStudio();
  const { targets = '' } = design.value;
  return (
    <div class="stack" {...ENGLISH}>
      <p class="hint">Each adds a folder with its icons to the ZIP. README.txt says where they go.</p>
      <div class="target-list">
        {TARGETS.map(target => (
          <Checkbox
            key={target}
            label={TARGET_NAMES[target]}
            checked={targets.split(',').includes(target)}
            onChange={isChosen =>
              history.change({ targets: withItem(TARGETS, targets, { item: target, isChosen }) })
            }
          />
        ))}
      </div>
    </div>
  );
};
