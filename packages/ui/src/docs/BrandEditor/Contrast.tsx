import { checkBrand } from '../../brand.js';
import type { Brand, FailingPair } from '../../brand.js';
import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { contrastPairs } from '../../theme/brand/contrast.js';
import { roleLabel } from '../Tokens/measuredPairs.js';
import { list, listItem, swatch } from './BrandEditor.css.js';

export interface ContrastProps {
  /** The brand that is measured. */
  brand: Brand;
  /** Sets the colour of a role that passes. */
  onUse: (pair: FailingPair) => void;
}

/** Rounded down, so that 4.499 is not shown as 4.50. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Each pair of colours with too little contrast, with both figures and a colour that passes. */
export const Contrast = ({ brand, onUse }: ContrastProps) => {
  const failing = checkBrand(brand);
  return (
    <>
      <div role="status">
        {failing.length === 0 ? (
          <Notice tone="success">All {contrastPairs.length} pairs of colours pass in both modes.</Notice>
        ) : (
          <Notice tone="warning">
            {failing.length === 1 ? 'One pair of colours has' : `${failing.length} pairs of colours have`} too little
            contrast.
          </Notice>
        )}
      </div>
      <ul className={list}>
        {failing.map((pair) => {
          const { mode, foreground, background, foregroundColor, backgroundColor, ratio, minimum, suggestion } = pair;
          const passing = `${suggestion.color} for ${roleLabel(suggestion.role)}`;
          return (
            <li key={`${mode} ${foreground} ${background}`} className={listItem}>
              <span>
                {mode}: <span className={swatch} style={{ background: foregroundColor }} /> {roleLabel(foreground)}{' '}
                {foregroundColor} on <span className={swatch} style={{ background: backgroundColor }} />{' '}
                {roleLabel(background)} {backgroundColor} has {figure(ratio)} : 1 and needs {minimum} : 1.
              </span>
              <Button
                aria-label={`Use ${passing} in ${mode} mode, on ${roleLabel(background)}`}
                onClick={() => onUse(pair)}
              >
                Use {passing}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
};
