import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { prose, stack } from '../DocsPage/DocsPage.css.js';
import { BrandPreviews } from './BrandPreviews.js';
import { Colors } from './Colors.js';
import { MotionAndBreakpoints, Shape, Spacing } from './Spacing.js';
import { TypeScale } from './TypeScale.js';

export interface TokensProps {
  /** The brand of the toolbar. */
  brand: string;
  /** The mode of the toolbar. */
  mode: string;
}

/** The tokens of the theme with their computed values. */
export const Tokens = ({ brand, mode }: TokensProps) => (
  <DocsPage
    title="Tokens"
    lead="Colours by role, two fonts, one spacing scale. All values are read from this page, so they are always up to date."
  >
    <Section title="Brands, light and dark">
      <div className={stack}>
        <p className={prose}>
          A brand sets the same roles to other values. Components use only roles, so all of these previews are the same
          code. The wireframe brand is grey: a colour in it is hard-coded, which is a bug.
        </p>
        <BrandPreviews />
      </div>
    </Section>
    <Section title="Colours" background="sunken">
      <Colors brand={brand} mode={mode} />
    </Section>
    <Section title="Type">
      <TypeScale brand={brand} />
    </Section>
    <Section title="Spacing" background="sunken">
      <Spacing />
    </Section>
    <Section title="Radii, borders, shadow">
      <Shape brand={brand} />
    </Section>
    <Section title="Motion and breakpoints" background="sunken">
      <MotionAndBreakpoints />
    </Section>
  </DocsPage>
);
