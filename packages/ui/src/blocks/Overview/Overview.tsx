'use client';
import { Loaded } from '../../elements/Loaded/Loaded.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { Loadable } from '../../Loadable.js';
import { useAccountUi } from '../../useAccountUi.js';
import { figure, heading, kept, label as labelText, plate, value as valueText } from './Overview.css.js';

/** One figure, and the page that tells more. */
export interface OverviewFigure {
  label: string;
  value: number;
  href: string;
}

export interface OverviewProps {
  /** What the person's role may count (D11), the most telling first. */
  figures: Loadable<readonly OverviewFigure[]>;
}

const PLACES_KEPT = [1, 2];

/** What the dashboard opens with: a plate of figures, each leading to where it comes from. */
export const Overview = ({ figures }: OverviewProps) => {
  const { texts, number, Link } = useAccountUi();
  return (
    <section aria-label={texts.dashboard.overview}>
      <h2 className={heading}>{texts.dashboard.overview}</h2>
      <Loaded
        value={figures}
        skeleton={
          <div className={plate}>
            {PLACES_KEPT.map((place) => (
              <div key={place} className={kept}>
                <Skeleton />
                <Skeleton shape="title" />
              </div>
            ))}
          </div>
        }
      >
        {(all) => (
          <ul className={plate}>
            {all.map(({ label, value, href }) => (
              <li key={label}>
                <Link href={href} className={figure}>
                  <span className={labelText}>{label}</span> <span className={valueText}>{number(value)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
};
