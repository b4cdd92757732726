import {
  borderedCell,
  label as labelText,
  root as listRoot,
} from '../../elements/DescriptionList/DescriptionList.css.js';
import { cell, figure, plate } from './StatsBlock.css.js';

export interface StatsBlockProps {
  /** The figures as the dealer words them. */
  stats: readonly { value: string; label: string }[];
}

/** The dealer's own figures as one long plate. */
export const StatsBlock = ({ stats }: StatsBlockProps) => (
  <ul className={`${listRoot} ${plate}`}>
    {stats.map(({ value, label }) => (
      <li key={label} className={`${borderedCell} ${cell}`}>
        <strong className={figure}>{value}</strong> <span className={labelText}>{label}</span>
      </li>
    ))}
  </ul>
);
