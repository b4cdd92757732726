import { theme } from '../../theme/contract.css.js';
import { duration, from, size, space } from '../../theme/tokens.js';
import { code, group, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import {
  bar,
  box,
  boxes,
  edge,
  floating,
  focused,
  mover,
  moverTrack,
  ruled,
  row,
  rowName,
  rows,
} from './Distances.css.js';
import { Measured } from './Measured.js';

const Lengths = ({ lengths, drawn }: { lengths: Record<string, string>; drawn: boolean }) => (
  <dl className={rows}>
    {Object.entries(lengths).map(([name, length]) => (
      <div key={name} className={row}>
        <dt className={rowName}>{name}</dt>
        <dd className={code}>
          <Measured length={length} />
        </dd>
        <dd>
          {drawn ? <span className={bar} style={{ inlineSize: length }} /> : <span className={code}>{length}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The grid of distances, and the sizes that recur. */
export const Space = () => (
  <div className={stack}>
    <Lengths lengths={space} drawn />
    <div className={group}>
      <h3 className={subtitle}>Sizes that recur</h3>
      <p>Whatever a finger must hit is at least as high as the target. A text is at most as wide as the measure.</p>
      <Lengths lengths={size} drawn={false} />
    </div>
  </div>
);

/** Corners, lines and the one shadow, as the brand has them. */
export const Shape = ({ look }: { look: string }) => (
  <ul className={boxes}>
    {Object.entries(theme.radius).map(([name, radius]) => (
      <li key={name} className={`${box} ${edge}`} style={{ borderRadius: radius }}>
        <span>
          radius, {name}
          <br />
          <Measured key={look} length={radius} />
        </span>
      </li>
    ))}
    <li className={`${box} ${ruled}`}>a rule, 1 px</li>
    <li className={`${box} ${edge}`}>an edge, 1 px, strong</li>
    <li className={`${box} ${focused}`}>the focus ring, 3 px</li>
    <li className={`${box} ${floating}`}>what floats</li>
  </ul>
);

/** How long movement takes, and at which widths the layout changes. */
export const MotionAndWidths = () => (
  <div className={stack}>
    <dl className={rows}>
      {Object.entries(duration).map(([name, time]) => (
        <div key={name} className={row}>
          <dt className={rowName}>{name}</dt>
          <dd className={code}>{time}</dd>
          <dd className={moverTrack}>
            <span className={mover} style={{ animationDuration: time }} />
          </dd>
        </div>
      ))}
    </dl>
    <div className={group}>
      <h3 className={subtitle}>Widths</h3>
      <p>The phone comes first; what is written for it holds until one of these widths is reached.</p>
      <dl className={rows}>
        {Object.entries(from).map(([name, query]) => (
          <div key={name} className={row}>
            <dt className={rowName}>{name}</dt>
            <dd className={code}>
              <Measured length={/\(min-width: (.+)\)/.exec(query)?.[1] ?? ''} />
            </dd>
            <dd className={code}>{query}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);
