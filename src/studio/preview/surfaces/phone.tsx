// Phone at its real size, of which a card shows the upper left part.
import type { ComponentChildren } from 'preact';
import { useStudio } from '../../state/studio.ts';
import { OtherApp } from './other-apps.tsx';
import { SurfaceIcon } from './surface-icon.tsx';

interface PhoneProps {
  /** Class of the system: its size, camera, wallpaper and grid of apps. */
  readonly system: 'ios' | 'android';
  readonly time: string;
  /** Names of the other apps, row by row. */
  readonly others: readonly string[];
  /** Icon of the design. */
  readonly children: ComponentChildren;
}

export const Phone = ({ system, time, others, children }: PhoneProps) => {
  const { request } = useStudio();
  return (
    <div class={`phone ${system}`}>
      <div class="phone-status">
        <span>{time}</span>
        <span class="phone-camera" />
        <span class="phone-signals">
          <SurfaceIcon name="wireless" />
          <span class="phone-battery" />
        </span>
      </div>
      <div class="phone-apps">
        <span class="phone-app">
          <span class="phone-icon">{children}</span>
          <span class="phone-label">{request.value.siteName}</span>
        </span>
        {others.map((name, place) => (
          <span key={name} class="phone-app">
            <span class="phone-icon">
              <OtherApp place={place * 3 + 1} />
            </span>
            <span class="phone-label">{name}</span>
          </span>
        ))}
      </div>
    </div>
  );
};
