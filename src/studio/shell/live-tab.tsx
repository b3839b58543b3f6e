// Browser tabs with favicon and site name, and the picture of a design on cards.

interface LiveTabProps {
  /** URL of favicon.svg. At this size, browsers show the small drawing. */
  readonly src: string | undefined;
  readonly name: string;
  readonly size?: number;
}

export const LiveTab = ({ src, name, size = 16 }: LiveTabProps) => (
  <span class="tab row">
    <img src={src} width={size} height={size} alt="" />
    <span class="tab-name" dir="auto">
      {name}
    </span>
  </span>
);

/** A tab on a light strip and a tab on a dark strip. */
export const TabHalves = (props: LiveTabProps) => (
  <span class="halves-of-tab" aria-hidden="true">
    <span class="half">
      <LiveTab {...props} />
    </span>
    <span class="half half-dark">
      <LiveTab {...props} />
    </span>
  </span>
);

/** Large icon, tabs, and on a board the letter of the design. */
export const CardPicture = ({ letter, ...tab }: LiveTabProps & { readonly letter?: string }) => (
  <>
    <span class="answer-art centered">
      <img class="answer-icon" src={tab.src} width="96" height="96" alt="" />
      {letter && <b>{letter}</b>}
    </span>
    <TabHalves {...tab} />
  </>
);
