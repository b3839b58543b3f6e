// Other ways to start: a source panel of the studio, or a logo.
import { FileButton } from '../shell/buttons.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { INITIAL_DESIGN } from '../state/design/design.ts';
import { LOGO_FILES } from '../state/logo.ts';
import { SOURCES, type SourceName, useStudio } from '../state/studio.ts';

/** Buttons that open the studio with the last design and the panel of a source. */
export const SourceButtons = ({ extraClass }: { readonly extraClass?: string }) => {
  const { history, source, answers, isDrawerOpen } = useStudio();
  const open = (name: SourceName) => {
    history.open({ page: 'studio', design: answers.list.peek()[0] ?? INITIAL_DESIGN });
    source.value = name;
    isDrawerOpen.value = true;
  };
  return (
    <>
      {(Object.keys(SOURCES) as SourceName[]).map(name => (
        <button key={name} type="button" class={extraClass} onClick={() => open(name)}>
          {SOURCES[name]}
        </button>
      ))}
    </>
  );
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
