import type { ComponentChildren } from 'preact';

export interface SegmentedControlProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly value: Value;
  onChange(value: Value): void;
}

export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => (
  <fieldset class="segmented">
    <legend class="visually-hidden">{props.legend}</legend>
    {props.options.map(({ value, label }) => (
      <label key={value} class="segmented-option centered soft">
        <input
          type="radio"
          name={props.name}
          value={value}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
