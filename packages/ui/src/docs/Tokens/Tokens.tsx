import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { stack, prose } from '../DocsPage/DocsPage.css.js';
import { Colours } from './Colours.js';
import { MotionAndWidths, Shape, Space } from './Distances.js';
import { Looks } from './Looks.js';
import { TypeScale } from './TypeScale.js';

export interface TokensProps {
  /** The brand that the toolbar chose. */
  brand: string;
  /** The mode that the toolbar chose. */
  mode: string;
}

/** Everything a look is made of, with the values that the browser really has. */
export const Tokens = ({ brand, mode }: TokensProps) => (
  <DocsPage
    title="Tokens"
    lead="What every screen is made of: colours by role, two faces, one grid. Every figure here is read from the page itself, so it cannot be out of date."
  >
    <Section title="Three brands, light and dark">
      <div className={stack}>
        <p className={prose}>
          A brand fills the same roles with other values. Components know only the roles, so each of these is the same
          code. The wireframe has no colour: what is still coloured in it has been hard-wired, and is a fault.
        </p>
        <Looks />
      </div>
    </Section>
    <Section title="Colours of the chosen look" background="sunken">
      <Colours brand={brand} mode={mode} />
    </Section>
    <Section title="Type">
      <TypeScale look={brand} />
    </Section>
    <Section title="Space" background="sunken">
      <Space />
    </Section>
    <Section title="Corners, lines, shadow">
      <Shape look={brand} />
    </Section>
    <Section title="Motion and widths" background="sunken">
      <MotionAndWidths />
    </Section>
  </DocsPage>
);
