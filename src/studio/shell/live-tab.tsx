// Tab of a browser with a favicon and the name of the site.
import { svgUrl } from './favicon-image.tsx';

interface LiveTabProps {
  /** The favicon.svg. Browsers choose its small drawing at this size. */
  readonly svg: string;
  readonly name: string;
  readonly size?: number;
}

export const LiveTab = ({ svg, name, size = 16 }: LiveTabProps) => (
  <span class="tab">
    <img src={svgUrl(svg)} width={size} height={size} alt="" />
    <span class="tab-name" dir="auto">
      {name}
    </span>
  </span>
);

/** The tab on a light and on a dark strip. */
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
