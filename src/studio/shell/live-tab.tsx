// Browser tabs with favicon and site name, and the picture of a design on cards.

interface LiveTabProps {
  /** URL of the favicon.svg, which at this size shows its drawing for small sizes. */
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

/** The tab in a light and in a dark browser. */
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

/** `letter` names the design on a board. */
export const CardPicture = ({ letter, ...tab }: LiveTabProps & { readonly letter?: string }) => (
  <>
    <span class="answer-art centered">
      <img class="answer-icon" src={tab.src} width="96" height="96" alt="" />
      {letter && <b>{letter}</b>}
    </span>
    <TabHalves {...tab} />
  </>
);
