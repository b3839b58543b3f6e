// Other ways to start: a source panel of the studio, or a logo.
import { FileButton } from '../shell/buttons.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { INITIAL_DESIGN } from '../state/design/design.ts';
import { LOGO_FILES } from '../state/logo.ts';
import { type SourceName, useStudio } from '../state/studio.ts';

export const WAYS: readonly { readonly source: SourceName; readonly label: string }[] = [
  { source: 'icon', label: 'Icons' },
  { source: 'emoji', label: 'Emoji' },
  { source: 'initials', label: 'Initials' },
  { source: 'logo', label: 'Logo' },
];

/** Opens the studio with the last design and the panel of a source. */
export const useOpenSource = () => {
  const { history, source, answers, isDrawerOpen } = useStudio();
  return (name: SourceName): void => {
    const [first] = answers.list.peek();
    history.open({ page: 'studio', design: first ?? INITIAL_DESIGN });
    source.value = name;
    isDrawerOpen.value = true;
  };
};

export const LogoButton = () => {
  const { logo } = useStudio();
  return (
    <FileButton
      extraClass="ask-logo soft"
      isBusy={logo.isReading.value}
      takes={{ accept: LOGO_FILES }}
      onFiles={([file]) => void logo.use(file)}
    >
      <UiIcon name="upload" />
      <span>Drop a logo</span>
    </FileButton>
  );
};
