import {
  borderedCell,
  label as labelText,
  root as listRoot,
} from '../../elements/DescriptionList/DescriptionList.css.js';
import { cell, grid, value as valueText } from './StatsBlock.css.js';

export interface StatsBlockProps {
  /** The values and labels, as formatted by the dealer. */
  stats: ReadonlyArray<{ value: string; label: string }>;
}

/** A row of statistics of the dealer. */
export const StatsBlock = ({ stats }: StatsBlockProps) => (
  <ul data-part="stats-block" className={`${listRoot} ${grid}`}>
    {stats.map(({ value, label }) => (
      <li key={label} className={`${borderedCell} ${cell}`}>
        <strong data-part="stats-block.value" className={valueText}>
          {value}
        </strong>{' '}
        <span data-part="stats-block.label" className={labelText}>
          {label}
        </span>
      </li>
    ))}
  </ul>
);
