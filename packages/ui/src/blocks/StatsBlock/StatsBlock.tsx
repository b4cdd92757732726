import { frame, label as labelText, ruled } from '../../elements/DescriptionList/DescriptionList.css.js';
import { cell, figure, plate } from './StatsBlock.css.js';

export interface StatsBlockProps {
  /** The figures as the dealer words them. */
  stats: readonly { value: string; label: string }[];
}

/** The dealer's own figures as one long plate. */
export const StatsBlock = ({ stats }: StatsBlockProps) => (
  <ul className={`${frame} ${plate}`}>
    {stats.map(({ value, label }) => (
      <li key={label} className={`${ruled} ${cell}`}>
        <strong className={figure}>{value}</strong> <span className={labelText}>{label}</span>
      </li>
    ))}
  </ul>
);
