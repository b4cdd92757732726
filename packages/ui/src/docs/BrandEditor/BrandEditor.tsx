import { useState } from 'react';
import { brandCss, defineBrand } from '../../brand.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { Section } from '../../elements/Section/Section.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { prose, stack } from '../DocsPage/DocsPage.css.js';
import { BrandPreview } from '../Tokens/BrandPreviews.js';
import { fields, previews } from './BrandEditor.css.js';
import { BrandedScreens } from './BrandedScreens.js';
import { BrandOutput } from './BrandOutput.js';
import { canUseColor, seedColors, seedsOf, withGiven } from './brandChoices.js';
import type { BrandChoices } from './brandChoices.js';
import { ColorField } from './ColorField.js';
import { Contrast } from './Contrast.js';
import { RoleColors } from './RoleColors.js';

const fonts = [
  "'Public Sans', 'Anek Bangla', sans-serif",
  "'Barlow Condensed', 'Anek Bangla', sans-serif",
  "Georgia, 'Anek Bangla', serif",
  "system-ui, 'Anek Bangla', sans-serif",
];

const [sans = '', display = ''] = fonts;

const first: BrandChoices = {
  accent: '#f2c14e',
  background: '',
  brand: '#4a1020',
  text: '',
  radius: '10',
  display,
  sans,
  given: [],
};

/** The name of the edited brand on this page. */
const editedBrand = 'edited';

/** Derives a brand from a few colours, shows it on screens, names pairs with too little contrast, and writes it as CSS or JSON. */
export const BrandEditor = () => {
  const [choices, setChoices] = useState(first);
  const seeds = seedsOf(choices);
  const brand = defineBrand(seeds);
  const current = { ...brand.light, accent: brand.light.accent.surface };
  const change = (changed: Partial<BrandChoices>) => setChoices({ ...choices, ...changed });
  return (
    <DocsPage
      title="Brand editor"
      lead="Choose a colour or a few. Every other colour is derived from them, so that each text and control has enough contrast in light and dark mode."
    >
      <style>{brandCss(editedBrand, brand)}</style>
      <Section title="Choose">
        <div className={stack}>
          <div className={fields}>
            {(Object.keys(seedColors) as (keyof typeof seedColors)[]).map((seed) => (
              <ColorField
                key={seed}
                label={seedColors[seed]}
                value={choices[seed]}
                current={current[seed]}
                accepts={(color) => canUseColor(seed, color)}
                onChange={(color) => change({ [seed]: color })}
              />
            ))}
            <NumberField
              label="Radius in px"
              min={0}
              max={24}
              value={choices.radius}
              onChange={({ target }) => change({ radius: target.value })}
            />
            <TextField
              label="Fonts of headings"
              suggestions={fonts}
              value={choices.display}
              onChange={({ target }) => change({ display: target.value })}
            />
            <TextField
              label="Fonts of text"
              suggestions={fonts}
              value={choices.sans}
              onChange={({ target }) => change({ sans: target.value })}
            />
          </div>
          <ul className={previews}>
            <BrandPreview brand={editedBrand} mode="light" />
            <BrandPreview brand={editedBrand} mode="dark" />
          </ul>
        </div>
      </Section>
      <Section title="Contrast" background="sunken">
        <div className={stack}>
          <p className={prose}>
            A derived colour always passes. A colour that you set for a role is used as given, and may fail.
          </p>
          <RoleColors
            brand={brand}
            given={choices.given}
            onSet={(mode, role, color) => setChoices(withGiven(choices, mode, role, color))}
          />
          <Contrast
            brand={brand}
            onUse={({ mode, suggestion }) => setChoices(withGiven(choices, mode, suggestion.role, suggestion.color))}
          />
        </div>
      </Section>
      <Section title="Copy">
        <BrandOutput seeds={seeds} />
      </Section>
      <Section title="Screens" background="sunken">
        <div className={stack}>
          <BrandedScreens brand={editedBrand} />
        </div>
      </Section>
    </DocsPage>
  );
};
