import { Button } from '../../elements/Button/Button.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { brands } from '../../theme/brands.js';
import { measurePairs } from '../../theme/brand/contrast.js';
import { note } from '../DocsPage/DocsPage.css.js';
import { actions, body, header, preview, previews, title } from './BrandPreviews.css.js';
import { lowestPair, roleLabel } from './measuredPairs.js';
import { useRoleColors } from './useRoleColors.js';

interface BrandPreviewProps {
  brand: string;
  mode: 'light' | 'dark';
}

const LowestContrast = ({ colors }: { colors: ReadonlyMap<string, string> }) => {
  const pairs = measurePairs(colors);
  const lowest = lowestPair(pairs);
  return (
    lowest && (
      <p className={note}>
        {pairs.length} pairs. The lowest contrast is {lowest.ratio.toFixed(2)} : 1 for {roleLabel(lowest.foreground)} on{' '}
        {roleLabel(lowest.background)}; the minimum is {lowest.minimum} : 1.
      </p>
    )
  );
};

/** One brand in one mode, independent of the brand of the page. */
export const BrandPreview = ({ brand, mode }: BrandPreviewProps) => {
  const { ref, colors } = useRoleColors(brand);
  return (
    <li>
      <div ref={ref} className={preview} data-dealer-brand={brand} data-dealer-mode={mode}>
        <div className={header}>
          <h3 className={title}>
            {brand}, {mode}
          </h3>
          <Button tone="accent" aria-label={`Order in ${brand}, ${mode}`}>
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
          <div className={actions}>
            <Button aria-label={`Edit in ${brand}, ${mode}`}>Edit</Button>
            <Button tone="danger" aria-label={`Delete in ${brand}, ${mode}`}>
              Delete
            </Button>
            <Button disabled aria-label={`Sold in ${brand}, ${mode}`}>
              Sold
            </Button>
          </div>
          <LowestContrast colors={colors} />
        </div>
      </div>
    </li>
  );
};

/** Every brand in both modes. */
export const BrandPreviews = () => (
  <ul className={previews}>
    {(['light', 'dark'] as const).flatMap((mode) =>
      Object.keys(brands).map((brand) => <BrandPreview key={`${brand} ${mode}`} brand={brand} mode={mode} />),
    )}
  </ul>
);
