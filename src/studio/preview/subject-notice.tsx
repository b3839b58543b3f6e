// Why the subject of the design is not shown.
import { Notice } from '../shell/notice.tsx';
import { useStudio } from '../state/studio.ts';

export const SubjectNotice = () => {
  const { subject, design, libraries, search } = useStudio();
  const wait = subject.waitSeconds.value;
  if (wait > 0) return <Notice>Too many requests in one minute. The icon loads in {wait} s.</Notice>;
  const failure = subject.failure.value;
  if (!failure) return null;
  // The input for initials shows why initials cannot be drawn.
  if (failure.kind === 'rejected' && design.value.text !== undefined) return null;
  if (failure.problem?.code !== 'icon_not_found')
    return <Notice failure={failure} {...(failure.kind !== 'rejected' && { onRetry: subject.retry })} />;
  const { library, name = '', style } = design.value;
  const libraryName = libraries.value.find(({ slug }) => slug === library)?.name ?? library;
  const q = name.replaceAll('-', ' ');
  return (
    <Notice action={`Search for “${q}”`} onAction={() => search.setQuery({ q, library: '', style: '' })}>
      There is no icon “{name}”{style ? ` in the style “${style}”` : ''} in {libraryName}. The link may be
      outdated.
    </Notice>
  );
};
