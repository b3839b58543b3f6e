import type { ComponentChildren } from 'preact';

export interface SegmentedControlProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly value: Value;
  onChange(value: Value): void;
}

export const SegmentedControl = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) => (
  <fieldset class="segmented">
    <legend class="visually-hidden">{legend}</legend>
    {options.map(option => (
      <label key={option.value} class="segmented-option centered soft">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
