// Other ways to start: a source of the studio, or a logo.
import { UiIcon } from '../shell/ui-icon.tsx';
import { INITIAL_DESIGN } from '../state/design/design.ts';
import { type SourceName, useStudio } from '../state/studio.ts';

/** Opens the studio with the panel of a source, and the last design. */
export const useOpenSource = () => {
  const { history, source, answers, isDrawerOpen } = useStudio();
  return (name: SourceName): void => {
    const [first] = answers.list.peek();
    history.open({ page: 'studio', design: first?.design ?? INITIAL_DESIGN });
    source.value = name;
    isDrawerOpen.value = true;
  };
};

/** A file input that looks like a button. */
export const LogoButton = () => {
  const { logo } = useStudio();
  return (
    <label class="ask-logo" aria-busy={logo.isReading.value}>
      <input
        class="visually-hidden"
        type="file"
        accept="image/*,.svg"
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          if (file) void logo.use(file);
          input.value = '';
        }}
      />
      <UiIcon name="upload" />
      <span>Drop a logo</span>
    </label>
  );
};
