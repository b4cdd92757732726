import { contrastPairs } from '../../theme/contrast.js';
import { code, group, note, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { chip, chips, paint, pairRow, pairRows, pairSeen, swatch, swatches, swatchText } from './Colours.css.js';
import { judgedPairs, spoken } from './judgedPairs.js';
import type { JudgedPair } from './judgedPairs.js';
import { roles, useRoleColors } from './useRoleColors.js';

interface ColoursProps {
  brand: string;
  mode: string;
}

/** Roles belong together by their first word, as in the contract. */
const groups: readonly (readonly [title: string, use: string, belongs: RegExp])[] = [
  ['Page', 'The paper, what is written on it, and what lies on it or is set into it.', /^(background|text|surface)/],
  ['Lines and edges', 'Fine rules part things; the strong rule is the edge of whatever can be used.', /^border/],
  ['Brand', "The brand's dark body: header, hero, showrooms, footer.", /^brand/],
  ['Pictures', 'The sweep on which parts are photographed, the same in both modes.', /^image/],
  ['Links, focus, veil', 'Where one can go, where the keyboard is, what lies under a dialog.', /^(link|focus|overlay)/],
  ['Accent', 'The one main action on a screen.', /^accent/],
  ['Tones', 'Never told by colour alone: an icon or a word stands beside them.', /^(neutral|success|warning|danger)/],
];

const Swatches = ({ belongs, colors }: { belongs: RegExp; colors: ReadonlyMap<string, string> }) => (
  <ul className={swatches}>
    {[...roles]
      .filter(([role]) => belongs.test(role))
      .map(([role, variable]) => (
        <li key={role} className={swatch}>
          <span className={paint} style={{ background: variable }} />
          <span className={swatchText}>
            <span>{spoken(role)}</span>
            <span className={code}>{colors.get(role)}</span>
          </span>
        </li>
      ))}
  </ul>
);

const isText = ({ minimum }: JudgedPair) => minimum > 3;

/** Text is shown as text, an edge as an edge; what stands in an edge's chip takes the ground's own ink. */
const chipStyle = (pair: JudgedPair) => {
  const textRole = pair.background === 'brand' ? 'brandText' : 'text';
  return {
    background: roles.get(pair.background),
    color: roles.get(isText(pair) ? pair.foreground : textRole),
    borderColor: roles.get(isText(pair) ? pair.background : pair.foreground),
  };
};

const Pairs = ({ colors }: { colors: ReadonlyMap<string, string> }) => {
  const judged = judgedPairs(colors);
  return (
    <dl className={pairRows}>
      {[...new Set(contrastPairs.map(({ foreground }) => foreground))].map((foreground) => (
        <div key={foreground} className={pairRow}>
          <dt className={pairSeen}>
            {spoken(foreground)}{' '}
            <span className={note}>at least {judged.find((pair) => pair.foreground === foreground)?.minimum} : 1</span>
          </dt>
          <dd className={chips}>
            {judged
              .filter((pair) => pair.foreground === foreground)
              .map((pair) => (
                <span key={pair.background} className={chip} style={chipStyle(pair)}>
                  {spoken(pair.background)} <b>{pair.ratio.toFixed(2)}</b>
                </span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The colours of the look that the toolbar chose: every role with its value, every pair with its ratio. */
export const Colours = ({ brand, mode }: ColoursProps) => {
  const { ref, colors } = useRoleColors(`${brand} ${mode}`);
  return (
    <div ref={ref} className={stack} data-dealer-brand={brand} data-dealer-mode={mode}>
      {groups.map(([title, use, belongs]) => (
        <div key={title} className={group}>
          <h3 className={subtitle}>{title}</h3>
          <p>{use}</p>
          <Swatches belongs={belongs} colors={colors} />
        </div>
      ))}
      <div className={group}>
        <h3 className={subtitle}>What may stand on what</h3>
        <p>
          Each pair that components make, with its contrast ratio. A test holds every brand and mode to these limits.
        </p>
        <Pairs colors={colors} />
      </div>
    </div>
  );
};
