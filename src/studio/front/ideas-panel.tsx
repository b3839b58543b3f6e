// The panel with six suggestions beside the design.
import { useSignal } from '@preact/signals';
import { say, sayAround } from '../languages/texts.ts';
import { TroubleNotice } from '../shell/notice.tsx';
import { type Design, RESET, sourceChange, sourceTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { AnswerCard, OtherSix, useAnswers } from './answers.tsx';

export const IdeasPanel = () => {
  const { history, design, answers, announcer, pointed } = useStudio();
  const { site_name = sourceTitle(design.peek()) } = design.peek();
  // The words stay when the user chooses a suggestion, which may change the name.
  const words = useSignal(history.q.peek() || site_name);
  const { shown, isWaiting, trouble } = useAnswers(words);
  const choose = (idea: Design) => {
    history.change({
      ...RESET,
      ...sourceChange(idea),
      site_name: design.peek().site_name ?? idea.site_name,
    });
    announcer.announce(`${sourceTitle(idea)}. Undo brings your design back.`, { visible: true });
  };
  const endPointing = () => {
    pointed.value = undefined;
  };
  return (
    <>
      <p class="hint">{sayAround('ideasFor', { words: <q dir="auto">{words.value}</q> })}</p>
      <TroubleNotice trouble={trouble} isPending={isWaiting.value} />
      <ul
        class={isWaiting.value ? 'idea-list answer-list-stale' : 'idea-list'}
        aria-label={say('ideas')}
        aria-busy={isWaiting.value}
        onPointerLeave={endPointing}
        onFocusOut={endPointing}
      >
        {shown.value.map((idea, place) => (
          <li key={`${answers.key.value} ${place}`}>
            <AnswerCard design={idea} choose={choose} />
          </li>
        ))}
      </ul>
      <OtherSix />
    </>
  );
};
