import { contrastPairs, measurePairs } from '../../theme/brand/contrast.js';
import type { MeasuredPair } from '../../theme/brand/contrast.js';
import { code, group, note, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { chip, chips, color, pairForeground, pairRow, pairRows, swatch, swatches, swatchText } from './Colors.css.js';
import { roleLabel } from './measuredPairs.js';
import { roles, useRoleColors } from './useRoleColors.js';

interface ColorsProps {
  brand: string;
  mode: string;
}

interface RoleGroup {
  title: string;
  use: string;
  /** Matches the names of the roles in the group. */
  pattern: RegExp;
}

const groups: readonly RoleGroup[] = [
  {
    title: 'Page',
    use: 'The page, text, and the surfaces of cards and table headers.',
    pattern: /^(background|text|surface)/,
  },
  { title: 'Borders', use: 'Dividers; the strong border is for controls.', pattern: /^border/ },
  { title: 'Brand', use: 'The brand colour of the header, hero, showrooms and footer.', pattern: /^brand/ },
  { title: 'Images', use: 'The studio background of part pictures, the same in both modes.', pattern: /^image/ },
  {
    title: 'Links, focus, overlay',
    use: 'Links, the focus ring and the layer below a dialog.',
    pattern: /^(link|focus|overlay)/,
  },
  { title: 'Accent', use: 'The main action of a screen.', pattern: /^accent/ },
  {
    title: 'Tones',
    use: 'Never the only signal: add an icon or a word.',
    pattern: /^(neutral|success|warning|danger)/,
  },
];

const Swatches = ({ pattern, colors }: { pattern: RegExp; colors: ReadonlyMap<string, string> }) => (
  <ul className={swatches}>
    {[...roles]
      .filter(([role]) => pattern.test(role))
      .map(([role, variable]) => (
        <li key={role} className={swatch}>
          <span className={color} style={{ background: variable }} />
          <span className={swatchText}>
            <span>{roleLabel(role)}</span>
            <span className={code}>{colors.get(role)}</span>
          </span>
        </li>
      ))}
  </ul>
);

const isText = ({ minimum }: MeasuredPair) => minimum > 3;

/** Shows a text pair as text and any other pair as a border with text in the normal text colour. */
const chipStyle = (pair: MeasuredPair) => {
  const textRole = pair.background === 'brand' ? 'brandText' : 'text';
  return {
    background: roles.get(pair.background),
    color: roles.get(isText(pair) ? pair.foreground : textRole),
    borderColor: roles.get(isText(pair) ? pair.background : pair.foreground),
  };
};

const ContrastPairs = ({ colors }: { colors: ReadonlyMap<string, string> }) => {
  const pairs = measurePairs(colors);
  return (
    <dl className={pairRows}>
      {[...new Set(contrastPairs.map(({ foreground }) => foreground))].map((foreground) => (
        <div key={foreground} className={pairRow}>
          <dt className={pairForeground}>
            {roleLabel(foreground)}{' '}
            <span className={note}>at least {pairs.find((pair) => pair.foreground === foreground)?.minimum} : 1</span>
          </dt>
          <dd className={chips}>
            {pairs
              .filter((pair) => pair.foreground === foreground)
              .map((pair) => (
                <span key={pair.background} className={chip} style={chipStyle(pair)}>
                  {roleLabel(pair.background)} <b>{pair.ratio.toFixed(2)}</b>
                </span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The colours of one brand and mode: every role with its value, every contrast pair with its ratio. */
export const Colors = ({ brand, mode }: ColorsProps) => {
  const { ref, colors } = useRoleColors(`${brand} ${mode}`);
  return (
    <div ref={ref} className={stack} data-dealer-brand={brand} data-dealer-mode={mode}>
      {groups.map(({ title, use, pattern }) => (
        <div key={title} className={group}>
          <h3 className={subtitle}>{title}</h3>
          <p>{use}</p>
          <Swatches pattern={pattern} colors={colors} />
        </div>
      ))}
      <div className={group}>
        <h3 className={subtitle}>Contrast</h3>
        <p>
          All combinations of foreground and background in components, with their contrast ratios. A test checks the
          minimum for every brand and mode.
        </p>
        <ContrastPairs colors={colors} />
      </div>
    </div>
  );
};
