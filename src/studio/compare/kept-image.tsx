// favicon.svg of a kept design.
import type { ColorScheme } from '../../model/look.ts';
import type { KeptDesign } from '../state/design/kept-designs.ts';

interface KeptImageProps {
  readonly kept: KeptDesign;
  readonly size: number;
  readonly scheme: ColorScheme;
}

/** An image follows the color scheme of its element, as a favicon follows that of the browser. */
export const KeptImage = ({ kept, size, scheme }: KeptImageProps) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(kept.image)}`}
    alt=""
    width={size}
    height={size}
    style={{ colorScheme: scheme }}
  />
);
