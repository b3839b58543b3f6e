// One of a few: radio buttons in the dress of a segmented control.
import type { ComponentChildren } from 'preact';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly value: Value;
  onChange(value: Value): void;
}

export const Choice = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) => (
  <fieldset class="choice">
    <legend class="visually-hidden">{legend}</legend>
    {options.map(option => (
      <label key={option.value} class="choice-option">
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
