import { encode } from 'uqr';
import { mergeProps } from '../../nativeProps.js';
import type { NativeProps } from '../../nativeProps.js';
import { code } from './QrCode.css.js';

export interface QrCodeProps extends NativeProps<'svg'> {
  /** The text in the code, usually a URL. */
  value: string;
  /** What a scan does. */
  label: string;
}

/** The dark modules as one path of unit squares. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : ''))).join('');

/** A QR code that fills the width of its container, in dark on light also in the dark mode. */
export const QrCode = ({ value, label, ...native }: QrCodeProps) => {
  // Two modules are enough between the code and the light background around it.
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      {...mergeProps({ className: code }, native)}
    >
      <path d={pathOf(data)} />
    </svg>
  );
};
