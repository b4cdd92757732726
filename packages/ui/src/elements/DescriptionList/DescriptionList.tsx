import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import {
  cell,
  columns as columnSets,
  root,
  label as labelText,
  marked,
  tone as tones,
  value as valueText,
} from './DescriptionList.css.js';

/** One figure of a plate. */
export interface DescriptionRow {
  /** What the figure tells. */
  label: string;
  /** The figure as it is to be read, unit and all. */
  value: ReactNode;
  /** The figure that counts most is larger. @default 'normal' */
  size?: keyof typeof valueText;
  /** It takes the whole width of the plate. */
  fullWidth?: boolean;
  /** A figure that is a bad sign carries a mark too. @default 'neutral' */
  tone?: keyof typeof tones;
}

export interface DescriptionListProps {
  /** The figures, in reading order. */
  rows: readonly DescriptionRow[];
  /** How many stand side by side. @default 1 */
  columns?: keyof typeof columnSets;
}

/** Figures in a fine-ruled plate, label over value, like the one riveted to every truck. */
export const DescriptionList = ({ rows, columns = 1 }: DescriptionListProps) => (
  <dl className={`${root} ${columnSets[columns]}`}>
    {rows.map(({ label, value, size = 'normal', fullWidth = false, tone = 'neutral' }) => (
      <div key={label} className={cell[fullWidth ? 'fullWidth' : 'part']}>
        <dt className={labelText}>{label}</dt>
        <dd className={`${valueText[size]} ${tones[tone]}`}>
          {tone === 'neutral' ? (
            value
          ) : (
            <span className={marked}>
              <Icon name="warning" /> {value}
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
