import { theme } from '../../theme/contract.css.js';
import { duration, from, size, space } from '../../theme/tokens.js';
import { code, group, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { Pixels } from './Pixels.js';
import {
  animated,
  animationTrack,
  bar,
  border,
  borderStrong,
  box,
  boxes,
  floating,
  focused,
  row,
  rowName,
  rows,
} from './Spacing.css.js';

const Lengths = ({ lengths, showBars = false }: { lengths: Record<string, string>; showBars?: boolean }) => (
  <dl className={rows}>
    {Object.entries(lengths).map(([name, length]) => (
      <div key={name} className={row}>
        <dt className={rowName}>{name}</dt>
        <dd className={code}>
          <Pixels length={length} />
        </dd>
        <dd>
          {showBars ? <span className={bar} style={{ inlineSize: length }} /> : <span className={code}>{length}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The spacing scale and the common sizes. */
export const Spacing = () => (
  <div className={stack}>
    <Lengths lengths={space} showBars />
    <div className={group}>
      <h3 className={subtitle}>Sizes</h3>
      <p>Controls are at least as high as the target. Text is at most as wide as the measure.</p>
      <Lengths lengths={size} />
    </div>
  </div>
);

/** The radii, borders, focus ring and shadow of a brand. */
export const Shape = ({ brand }: { brand: string }) => (
  <ul className={boxes}>
    {Object.entries(theme.radius).map(([name, radius]) => (
      <li key={name} className={`${box} ${borderStrong}`} style={{ borderRadius: radius }}>
        <span>
          radius, {name}
          <br />
          <Pixels key={brand} length={radius} />
        </span>
      </li>
    ))}
    <li className={`${box} ${border}`}>border, 1 px</li>
    <li className={`${box} ${borderStrong}`}>strong border, 1 px</li>
    <li className={`${box} ${focused}`}>focus ring, 3 px</li>
    <li className={`${box} ${floating}`}>shadow, float</li>
  </ul>
);

/** The animation durations and the breakpoints. */
export const MotionAndBreakpoints = () => (
  <div className={stack}>
    <dl className={rows}>
      {Object.entries(duration).map(([name, time]) => (
        <div key={name} className={row}>
          <dt className={rowName}>{name}</dt>
          <dd className={code}>{time}</dd>
          <dd className={animationTrack}>
            <span className={animated} style={{ animationDuration: time }} />
          </dd>
        </div>
      ))}
    </dl>
    <div className={group}>
      <h3 className={subtitle}>Breakpoints</h3>
      <p>Mobile first: styles without a media query apply to phones and up to the next breakpoint.</p>
      <dl className={rows}>
        {Object.entries(from).map(([name, query]) => (
          <div key={name} className={row}>
            <dt className={rowName}>{name}</dt>
            <dd className={code}>
              <Pixels length={/\(min-width: (.+)\)/.exec(query)?.[1] ?? ''} />
            </dd>
            <dd className={code}>{query}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);
