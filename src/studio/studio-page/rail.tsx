// Source rail: suggestions, icons, initials, emoji, logo. On phones, a row that also opens the style.
import { Brand } from '../shell/brand.tsx';
import { usePhone } from '../shell/hooks.ts';
import { UiIcon, type UiIconName } from '../shell/ui-icon.tsx';
import { type SourceName, useStudio } from '../state/studio.ts';

const SOURCES: readonly { readonly source: SourceName; readonly label: string; readonly icon: UiIconName }[] =
  [
    { source: 'icon', label: 'Icon', icon: 'icons' },
    { source: 'initials', label: 'Initials', icon: 'letters' },
    { source: 'emoji', label: 'Emoji', icon: 'emoji' },
    { source: 'logo', label: 'Logo', icon: 'picture' },
  ];

export const Rail = () => {
  const { source, isDrawerOpen } = useStudio();
  const isPhone = usePhone();
  const back = useBack();
  const choose = (name: SourceName) => {
    isDrawerOpen.value = isPhone.value || !(isDrawerOpen.value && source.value === name);
    source.value = name;
  };
  return (
    <nav class="rail" aria-label="Source">
      <Brand />
      <div class="sources">
        <RailButton
          icon="style"
          label="Style"
          isPressed={!isDrawerOpen.value}
          isPhoneOnly
          act={() => {
            isDrawerOpen.value = false;
          }}
        />
        <RailButton icon="surprise" label="Ideas" act={back.open} />
        {SOURCES.map(({ source: name, label, icon }) => (
          <RailButton
            key={name}
            icon={icon}
            label={label}
            isPressed={isDrawerOpen.value && source.value === name}
            act={() => choose(name)}
          />
        ))}
      </div>
    </nav>
  );
};

/** The way back: to the suggestions or to the front page. */
export const useBack = (): { readonly label: string; open(): void } => {
  const { history } = useStudio();
  const hasAnswers = history.q.value !== '';
  return {
    label: hasAnswers ? 'Six answers' : 'Start',
    open: () => history.open({ page: hasAnswers ? 'answers' : 'start' }),
  };
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
    class={isPhoneOnly ? 'rail-button only-phone' : 'rail-button'}
    aria-pressed={isPressed}
    onClick={act}
  >
    <UiIcon name={icon} />
    <span>{label}</span>
  </button>
);
