// Buttons that copy the design as HTML, as a curl command and as JSON.
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { curlCommand } from './curl-command.ts';
import { useCopy } from './use-copy.ts';

export const CopyButtons = () => {
  const { packageExport, api, design } = useStudio();
  const { copied, copyText } = useCopy();

  const items = [
    {
      what: 'HTML',
      title: 'Copy the HTML for the head of your page',
      text: () => packageExport.headSnippet(),
    },
    {
      what: 'curl',
      title: 'Copy a curl command that downloads this package',
      text: () => curlCommand(api.exportUrl, design.peek()),
    },
    { what: 'JSON', title: 'Copy the design as JSON for the API', text: () => packageExport.jsonBody() },
  ];
  return (
    <>
      {items.map(({ what, title, text }) => (
        <button
          key={what}
          type="button"
          class="button button-quiet"
          // The toolbar has one tab stop, which the download has at first.
          tabIndex={-1}
          title={title}
          onClick={() => void copyText(what, text())}
        >
          <UiIcon name={copied.value === what ? 'check' : 'copy'} />
          {what}
        </button>
      ))}
    </>
  );
};
