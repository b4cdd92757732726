'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { Async } from '../../elements/Async/Async.js';
import { frame, label as labelText, ruled } from '../../elements/DescriptionList/DescriptionList.css.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { deed, figure, heading, kept, keptDeed, more, parts, plate, value as valueText } from './Overview.css.js';

/** One figure, and the page that tells more. */
export interface OverviewFigure {
  label: string;
  value: number;
  href: string;
}

export interface OverviewProps {
  /** What the person's role may count (D11), the most telling first. */
  figures: AsyncData<readonly OverviewFigure[]>;
  /** Where the person most likely goes from here; shown with the figures, since it may depend on the role, too. */
  wayOn: { label: string; href: string };
}

const PLACES_KEPT = [1, 2];

/** What the dashboard opens with: a plate of figures, each leading to where it comes from, and the way on. */
export const Overview = ({ figures, wayOn }: OverviewProps) => {
  const { texts, number, Link } = useUi();
  return (
    <section aria-label={texts.dashboard.overview}>
      <h2 className={heading}>{texts.dashboard.overview}</h2>
      <Async
        value={figures}
        skeleton={
          <div className={parts}>
            <div className={`${frame} ${plate}`}>
              {PLACES_KEPT.map((place) => (
                <div key={place} className={ruled}>
                  <div className={kept}>
                    <span className={labelText}>
                      <Skeleton />
                    </span>
                    <span className={valueText}>
                      <Skeleton />
                    </span>
                  </div>
                </div>
              ))}
            </div>
            <div className={keptDeed}>
              <Skeleton shape="button" />
            </div>
          </div>
        }
      >
        {(all) => (
          <div className={parts}>
            <ul className={`${frame} ${plate}`}>
              {all.map(({ label, value, href }) => (
                <li key={label} className={ruled}>
                  <Link href={href} className={figure}>
                    <span className={labelText}>{label}</span> <span className={valueText}>{number(value)}</span>
                    <span className={more}>
                      <Icon name="forward" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <div className={deed}>
              <ButtonLink href={wayOn.href} tone="accent">
                {wayOn.label}
              </ButtonLink>
            </div>
          </div>
        )}
      </Async>
    </section>
  );
};
