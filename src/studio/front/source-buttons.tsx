import { say } from '../languages/texts.ts';
import { INITIAL_DESIGN } from '../state/design/design.ts';
import { SOURCES, type SourceName, useStudio } from '../state/studio.ts';

/** Buttons that open the studio with the panel of a source. */
export const SourceButtons = ({ extraClass }: { readonly extraClass?: string }) => {
  const { history, source, answers, isDrawerOpen } = useStudio();
  const open = (name: SourceName) => {
    const isStart = history.page.peek() === 'start';
    // The start page keeps the design from which the user came.
    const design = isStart ? history.design.peek() : (answers.list.peek()[0] ?? INITIAL_DESIGN);
    history.open({ page: 'studio', design });
    source.value = name;
    isDrawerOpen.value = true;
  };
  return (
    <>
      {SOURCES.map(name => (
        <button key={name} type="button" class={extraClass} onClick={() => open(name)}>
          {say(name)}
        </button>
      ))}
    </>
  );
};
