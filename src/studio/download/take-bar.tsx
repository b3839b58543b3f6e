// Taking the package along: the download, and what can be copied instead. Each says that it has happened.
import { useSignal } from '@preact/signals';
import { failureText } from '../api/failure.ts';
import { Picture } from '../shell/picture.tsx';
import { Sign } from '../shell/sign.tsx';
import type { TakeState } from '../state/package.ts';
import { useStudio } from '../state/studio.ts';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';

export const TakeBar = () => (
  <section class="panel take" aria-labelledby="take-title">
    <h2 class="visually-hidden" id="take-title">
      Take
    </h2>
    <Download />
    <CopyRow />
  </section>
);

const Download = () => {
  const { take, design, announcer, subject, drawing, recent } = useStudio();
  const state = take.state.value;
  const isBusy = state.at === 'working' || state.at === 'waiting';
  const message = stateText(state);

  const download = async () => {
    if (isBusy) return;
    if (subject.failure.value) {
      announcer.say(failureText(subject.failure.value), { shown: true });
      return;
    }
    const made = await take.zip();
    if (!made) return;
    saveFile(made.zip, made.fileName);
    announcer.say(`${made.fileName} is downloaded.`);
    recent.remember({ design: design.value, picture: drawing.value?.svg({ role: 'any' }) ?? '' });
  };

  return (
    <div class="download">
      <div class="take-mini">
        <Picture size={40} />
      </div>
      <button
        id="download"
        type="button"
        class="button button-main"
        aria-disabled={isBusy || subject.failure.value !== undefined}
        onClick={() => void download()}
      >
        <Sign name={state.at === 'done' ? 'check' : 'download'} />
        {buttonText(state)}
      </button>
      <p class={state.at === 'failed' ? 'take-state take-failed' : 'take-state'} role="status">
        {message}
      </p>
    </div>
  );
};

const buttonText = (state: TakeState): string => {
  if (state.at === 'working') return 'Making…';
  if (state.at === 'waiting') return `Waiting ${state.seconds} s`;
  return state.at === 'done' ? 'Downloaded' : 'Download package';
};

const stateText = (state: TakeState): string => {
  switch (state.at) {
    case 'rest':
      return '';
    case 'working':
      return state.isSlow ? 'Still working. The service takes its time.' : '';
    case 'waiting':
      return 'That was a lot of packages in one minute. Yours comes as soon as the service allows.';
    case 'done':
      return `${state.fileName}, ${Math.ceil(state.bytes / 1024)} KB`;
    case 'failed':
      return failureText(state.failure);
  }
};

const COPIED_MS = 2000;

const CopyRow = () => {
  const { take, announcer } = useStudio();
  const copied = useSignal('');

  const copy = async (what: string, text: string | Promise<string>) => {
    try {
      await copyText(text);
      copied.value = what;
      announcer.say(`${what} copied.`, { shown: true });
      setTimeout(() => {
        copied.value = '';
      }, COPIED_MS);
    } catch {
      announcer.say(`${what} could not be copied.`, { shown: true });
    }
  };

  const items = [
    { what: 'HTML', title: 'Copy the elements for the head of your page', text: () => take.headSnippet() },
    { what: 'curl', title: 'Copy a command that makes this package', text: () => take.curlCommand() },
    { what: 'JSON', title: 'Copy the body of the request for this package', text: () => take.jsonBody() },
  ];
  return (
    <div class="copy-row">
      {items.map(({ what, title, text }) => (
        <button
          key={what}
          type="button"
          class="button button-quiet"
          title={title}
          onClick={() => void copy(what, text())}
        >
          <Sign name={copied.value === what ? 'check' : 'copy'} />
          {what}
        </button>
      ))}
    </div>
  );
};
