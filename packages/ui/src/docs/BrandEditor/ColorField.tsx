import { useState } from 'react';
import { TextField } from '../../elements/TextField/TextField.js';
import { toHex, toOklch } from '../../theme/brand/color.js';
import { colorField, picker } from './BrandEditor.css.js';

export interface ColorFieldProps {
  /** The visible label. */
  label: string;
  /** The chosen colour; empty if it is derived. */
  value: string;
  /** The colour that the brand has, also if it is derived. */
  current: string;
  /** Whether a typed text can be used. */
  accepts: (color: string) => boolean;
  /** Called with each colour that can be used. */
  onChange: (color: string) => void;
}

/** A colour as text in any CSS syntax, with the colour picker of the browser beside it. */
export const ColorField = ({ label, value, current, accepts, onChange }: ColorFieldProps) => {
  const [rejected, setRejected] = useState<string>();
  const hex = toHex(toOklch(current));
  const isAdapted = value !== '' && toHex(toOklch(value)) !== hex;
  const choose = (color: string) => {
    setRejected(accepts(color) ? undefined : color);
    if (accepts(color)) onChange(color);
  };
  return (
    <div className={colorField}>
      <TextField
        label={label}
        value={rejected ?? value}
        placeholder={`derived: ${current}`}
        hint={isAdapted ? `In light mode ${hex}, which has enough contrast.` : undefined}
        error={rejected === undefined ? undefined : 'Write a CSS colour, as #f2c14e.'}
        spellCheck={false}
        onChange={({ target }) => choose(target.value)}
      />
      <input
        className={picker}
        type="color"
        aria-label={`${label}, colour picker`}
        value={hex}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
};
