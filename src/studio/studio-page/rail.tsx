// Buttons that open the panels of the sources.
import { say } from '../languages/texts.ts';
import { Brand } from '../shell/brand.tsx';
import { UiIcon, type UiIconName } from '../shell/ui-icon.tsx';
import { PANELS, type PanelName, useStudio } from '../state/studio.ts';

const ICONS = {
  ideas: 'surprise',
  icon: 'icons',
  initials: 'letters',
  emoji: 'emoji',
  logo: 'picture',
} as const;

export const Rail = () => {
  const { source, isDrawerOpen, isPhone } = useStudio();
  const choose = (name: PanelName) => {
    isDrawerOpen.value = isPhone.value || !(isDrawerOpen.value && source.value === name);
    source.value = name;
  };
  return (
    <nav class="rail" aria-label={say('source')}>
      <Brand />
      <div class="sources stack">
        <RailButton
          icon="style"
          label={say('style')}
          isPressed={!isDrawerOpen.value}
          isPhoneOnly
          act={() => {
            isDrawerOpen.value = false;
          }}
        />
        {PANELS.map(name => (
          <RailButton
            key={name}
            icon={ICONS[name]}
            label={say(name)}
            isPressed={isDrawerOpen.value && source.value === name}
            act={() => choose(name)}
          />
        ))}
      </div>
    </nav>
  );
};

interface RailButtonProps {
  readonly icon: UiIconName;
  readonly label: string;
  /** Undefined for a button that opens another page. */
  readonly isPressed?: boolean;
  readonly isPhoneOnly?: boolean;
  act(): void;
}

const RailButton = ({ icon, label, isPressed, isPhoneOnly = false, act }: RailButtonProps) => (
  <button
    type="button"
    class={isPhoneOnly ? 'rail-button only-phone soft' : 'rail-button soft'}
    aria-pressed={isPressed}
    onClick={act}
  >
    <UiIcon name={icon} />
    <span>{label}</span>
  </button>
);
