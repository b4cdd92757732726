import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { code, group, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { Face } from './Face.js';
import { Measured } from './Measured.js';
import { line, scale, scaleRow } from './TypeScale.css.js';

type Step = keyof typeof fontSize;

/** How components set each size. */
const settings: Record<Step, { font: string; weight: string; leading: string; use: string }> = {
  display: {
    font: theme.font.display,
    weight: fontWeight.display,
    leading: lineHeight.none,
    use: 'the headline of the home page, once',
  },
  headline: {
    font: theme.font.display,
    weight: fontWeight.display,
    leading: lineHeight.tight,
    use: 'titles of screens and sections',
  },
  title: {
    font: theme.font.display,
    weight: fontWeight.display,
    leading: lineHeight.snug,
    use: 'cards, large figures',
  },
  lead: { font: theme.font.sans, weight: fontWeight.normal, leading: lineHeight.text, use: 'the first sentence' },
  body: { font: theme.font.sans, weight: fontWeight.normal, leading: lineHeight.text, use: 'everything else' },
  label: {
    font: theme.font.display,
    weight: fontWeight.display,
    leading: lineHeight.snug,
    use: 'over a figure, hints',
  },
};

const samples = [
  { language: 'en', text: en.home.headline },
  { language: 'bn', text: bn.home.headline },
] as const;

/** The sizes from the largest down, each in both scripts. */
export const TypeScale = ({ look }: { look: string }) => (
  <div className={stack}>
    <ol className={scale}>
      {(Object.keys(settings) as Step[]).map((step) => {
        const { font, weight, leading, use } = settings[step];
        return (
          <li key={step} className={scaleRow}>
            <div className={group}>
              <h3 className={subtitle}>{step}</h3>
              <p className={code}>
                <Measured length={fontSize[step]} asType /> at this width, weight {weight}: {use}
              </p>
            </div>
            <div className={group}>
              {samples.map(({ language, text }) => (
                <p
                  key={language}
                  lang={language}
                  className={line}
                  style={{ fontFamily: font, fontSize: fontSize[step], fontWeight: weight, lineHeight: leading }}
                >
                  {text}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
    <DescriptionList
      columns={2}
      rows={[
        { label: 'Face of headlines and labels', value: <Face font={theme.font.display} look={look} />, size: 'large' },
        { label: 'Face of text', value: <Face font={theme.font.sans} look={look} />, size: 'large' },
        { label: 'Tabular figures', value: '৳1,119.84 · 38,750.50', size: 'large' },
        { label: 'In Bangla', value: <span lang="bn">৩৮,৭৫০.৫০৳ · ১২,৩৪,৫৬৭</span>, size: 'large' },
      ]}
    />
  </div>
);
