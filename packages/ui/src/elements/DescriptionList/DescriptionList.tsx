import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Icon } from '../Icon/Icon.js';
import { warningIcon } from '../Icon/icons.js';
import {
  cell,
  columns as columnStyles,
  label as labelStyle,
  root,
  tone as toneStyles,
  value as valueStyles,
  withIcon,
} from './DescriptionList.css.js';

/** A term and its description. */
export interface DescriptionRow {
  /** The term. */
  label: string;
  /** The formatted value with its unit. */
  value: ReactNode;
  /** The font size of the value. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
  /** Spans all columns. */
  fullWidth?: boolean | undefined;
  /** The colour of the value; `warning` and `danger` also show an icon. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

export interface DescriptionListProps extends NativeProps<'dl'> {
  /** The rows in reading order. */
  rows: ReadonlyArray<DescriptionRow>;
  /** The number of columns; `auto` fits as many as the width allows, `pairs` two or one. @default 1 */
  columns?: 1 | 2 | 3 | 'auto' | 'pairs' | undefined;
}

/** A bordered list of labelled values, with a dot in each corner. */
export const DescriptionList = ({ rows, columns = 1, ...native }: DescriptionListProps) => (
  <dl {...mergeProps({ className: `${root} ${columnStyles[columns]}` }, native)}>
    {rows.map(({ label, value, size = 'normal', fullWidth = false, tone = 'neutral' }) => (
      <div key={label} className={cell[fullWidth ? 'fullWidth' : 'oneColumn']}>
        <dt className={labelStyle}>{label}</dt>
        <dd className={`${valueStyles[size]} ${toneStyles[tone]}`}>
          {tone === 'neutral' ? (
            value
          ) : (
            <span className={withIcon}>
              <Icon path={warningIcon} /> {value}
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
