'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { forwardIcon } from '../../elements/Icon/icons.js';
import { Async } from '../../elements/Async/Async.js';
import {
  borderedCell,
  label as labelText,
  root as listRoot,
} from '../../elements/DescriptionList/DescriptionList.css.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import { useTexts, useUi } from '../../UiProvider.js';
import {
  action,
  actionSkeleton,
  arrow,
  content,
  grid,
  heading,
  stat,
  statSkeleton,
  value as valueText,
} from './Overview.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

/** One number of the overview, shown as a link. */
export interface OverviewStat {
  /** What the number counts. */
  label: string;
  value: number;
  /** The page that lists what is counted. */
  href: string;
}

export interface OverviewProps {
  /** The numbers that the user's role may see, most important first. */
  stats: AsyncData<readonly OverviewStat[]>;
  /** The link below the numbers. It appears with them, because it may depend on the role too. */
  primaryAction: { label: string; href: string };
}

const SKELETON_STATS = [1, 2];

/** The first page of the dashboard: linked numbers and the user's most likely next step. */
export const Overview = ({ stats, primaryAction }: OverviewProps) => {
  const { formatNumber, Link } = useUi();
  const texts = useTexts(dashboardTexts);
  return (
    <section aria-label={texts.dashboard.overview}>
      <h2 className={heading}>{texts.dashboard.overview}</h2>
      <Async
        value={stats}
        skeleton={
          <div className={content}>
            <div className={`${listRoot} ${grid}`}>
              {SKELETON_STATS.map((key) => (
                <div key={key} className={borderedCell}>
                  <div className={statSkeleton}>
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
            <div className={actionSkeleton}>
              <Skeleton shape="button" />
            </div>
          </div>
        }
      >
        {(all) => (
          <div className={content}>
            <ul className={`${listRoot} ${grid}`}>
              {all.map(({ label, value, href }) => (
                <li key={label} className={borderedCell}>
                  <Link href={href} className={stat}>
                    <span className={labelText}>{label}</span> <span className={valueText}>{formatNumber(value)}</span>
                    <span className={arrow}>
                      <Icon path={forwardIcon} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <div className={action}>
              <ButtonLink href={primaryAction.href} tone="accent">
                {primaryAction.label}
              </ButtonLink>
            </div>
          </div>
        )}
      </Async>
    </section>
  );
};
