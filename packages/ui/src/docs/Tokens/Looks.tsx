import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { brands } from '../../theme/brands.js';
import { note } from '../DocsPage/DocsPage.css.js';
import { body, deeds, brandBand, look, looks, name } from './Looks.css.js';
import { judgedPairs, spoken, tightestPair } from './judgedPairs.js';
import { useRoleColors } from './useRoleColors.js';

interface LookProps {
  brand: string;
  mode: 'light' | 'dark';
}

const Tightest = ({ colors }: { colors: ReadonlyMap<string, string> }) => {
  const pairs = judgedPairs(colors);
  const tightest = tightestPair(pairs);
  return (
    tightest && (
      <p className={note}>
        {pairs.length} pairs. The tightest is {tightest.ratio.toFixed(2)} : 1, {spoken(tightest.foreground)} on{' '}
        {spoken(tightest.background)}, which needs {tightest.minimum}.
      </p>
    )
  );
};

/** One brand in one mode, whatever the page around it wears. */
const Look = ({ brand, mode }: LookProps) => {
  const { ref, colors } = useRoleColors(brand);
  return (
    <li>
      <div ref={ref} className={look} data-dealer-brand={brand} data-dealer-mode={mode}>
        <div className={brandBand}>
          <h3 className={name}>
            {brand}, {mode}
          </h3>
          <Button tone="accent" label={`Order in ${brand}, ${mode}`}>
            Order
          </Button>
        </div>
        <div className={body}>
          <DescriptionList
            columns={2}
            rows={[
              { label: 'Price', value: '৳14,500', size: 'large', fullWidth: true },
              { label: 'Available', value: 'Out of stock', tone: 'danger' },
              { label: 'Minimum order', value: '2 pcs' },
            ]}
          />
          <Notice tone="success">Order placed.</Notice>
          <Notice tone="warning">Only two are left.</Notice>
          <div className={deeds}>
            <Button label={`Edit in ${brand}, ${mode}`}>Edit</Button>
            <Button tone="danger" label={`Delete in ${brand}, ${mode}`}>
              Delete
            </Button>
            <Button disabled label={`Sold in ${brand}, ${mode}`}>
              Sold
            </Button>
          </div>
          <Tightest colors={colors} />
        </div>
      </div>
    </li>
  );
};

/** Every brand in both modes, side by side. */
export const Looks = () => (
  <ul className={looks}>
    {(['light', 'dark'] as const).flatMap((mode) =>
      Object.keys(brands).map((brand) => <Look key={`${brand} ${mode}`} brand={brand} mode={mode} />),
    )}
  </ul>
);
