// Empty panel, as in index.html, until its content renders.

interface PanelSkeletonProps {
  readonly name: 'search' | 'preview' | 'style';
  readonly title: string;
}

export const PanelSkeleton = ({ name, title }: PanelSkeletonProps) => (
  <section class={`panel panel-skeleton ${name}-panel`}>
    <h2 class="panel-title">{title}</h2>
  </section>
);
