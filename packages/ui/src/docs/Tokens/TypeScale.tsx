import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { code, group, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { FontName } from './FontName.js';
import { Pixels } from './Pixels.js';
import { sample, scale, scaleRow } from './TypeScale.css.js';

type Step = keyof typeof fontSize;

/** How components use each font size. */
const settings: Record<Step, { font: string; weight: string; height: string; use: string }> = {
  display: {
    font: theme.font.display,
    weight: fontWeight.display,
    height: lineHeight.none,
    use: 'the headline of the home page',
  },
  headline: {
    font: theme.font.display,
    weight: fontWeight.display,
    height: lineHeight.tight,
    use: 'titles of screens and sections',
  },
  title: {
    font: theme.font.display,
    weight: fontWeight.display,
    height: lineHeight.snug,
    use: 'cards, large numbers',
  },
  lead: { font: theme.font.sans, weight: fontWeight.normal, height: lineHeight.text, use: 'introductions' },
  body: { font: theme.font.sans, weight: fontWeight.normal, height: lineHeight.text, use: 'everything else' },
  label: {
    font: theme.font.display,
    weight: fontWeight.display,
    height: lineHeight.snug,
    use: 'labels, hints',
  },
};

const samples = [
  { language: 'en', text: en.home.headline },
  { language: 'bn', text: bn.home.headline },
] as const;

/** All font sizes, largest first, in Latin and Bangla script. */
export const TypeScale = ({ brand }: { brand: string }) => (
  <div className={stack}>
    <ol className={scale}>
      {(Object.keys(settings) as Step[]).map((step) => {
        const { font, weight, height, use } = settings[step];
        return (
          <li key={step} className={scaleRow}>
            <div className={group}>
              <h3 className={subtitle}>{step}</h3>
              <p className={code}>
                <Pixels length={fontSize[step]} isFontSize /> at this width, weight {weight}: {use}
              </p>
            </div>
            <div className={group}>
              {samples.map(({ language, text }) => (
                <p
                  key={language}
                  lang={language}
                  className={sample}
                  style={{ fontFamily: font, fontSize: fontSize[step], fontWeight: weight, lineHeight: height }}
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
        {
          label: 'Font of headlines and labels',
          value: <FontName font={theme.font.display} brand={brand} />,
          size: 'large',
        },
        { label: 'Font of text', value: <FontName font={theme.font.sans} brand={brand} />, size: 'large' },
        { label: 'Tabular numbers', value: '৳1,119.84 · 38,750.50', size: 'large' },
        { label: 'Numbers in Bangla', value: <span lang="bn">৩৮,৭৫০.৫০৳ · ১২,৩৪,৫৬৭</span>, size: 'large' },
      ]}
    />
  </div>
);
