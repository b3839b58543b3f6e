import { useColorText } from '../style/color-text.tsx';

interface BrandFieldProps {
  readonly color: string;
  onColor(color: string): void;
}

export const BrandField = ({ color, onColor }: BrandFieldProps) => {
  const { input, hint } = useColorText({ id: 'brand-color', value: color, onColor });
  return (
    <div class="brand-field">
      <label class="input-box row">
        <i class="color-dot" style={{ background: color }} />
        <input {...input} placeholder="Brand color" aria-label="Brand color" />
      </label>
      {hint}
    </div>
  );
};
