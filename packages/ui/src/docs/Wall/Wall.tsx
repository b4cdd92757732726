import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Link } from '../../elements/Link/Link.js';
import { Select } from '../../elements/Select/Select.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { code, prose, subtitle } from '../DocsPage/DocsPage.css.js';
import { caption, choices, filters, frame, frames, group, header, legend, root, variant } from './Wall.css.js';

/** What the wall shows; all of it is in the URL. */
export interface WallChoices {
  /** The id of the story. */
  story: string;
  /** The names of the brands. */
  brands: readonly string[];
  /** `light`, `dark` or both. */
  modes: readonly string[];
  /** The codes of the languages. */
  languages: readonly string[];
  /** The widths of the page in CSS pixels. */
  widths: readonly number[];
  /** The size of the frames in per cent. */
  zoom: number;
}

export interface WallProps extends WallChoices {
  /** The values that can be chosen. */
  all: Pick<WallChoices, 'brands' | 'modes' | 'languages' | 'widths'>;
  /** Called with what the user changed. */
  onChange: (changed: Partial<WallChoices>) => void;
}

interface CheckboxesProps<Value> {
  label: string;
  all: readonly Value[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const Checkboxes = <Value extends string | number>({ label, all, chosen, onChange }: CheckboxesProps<Value>) => (
  <fieldset className={group}>
    <legend className={legend}>{label}</legend>
    {all.map((value) => (
      <Checkbox
        key={value}
        label={value}
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          onChange(all.filter((each) => (each === value ? target.checked : chosen.includes(each))))
        }
      />
    ))}
  </fieldset>
);

const heightOf = (width: number) => (width < 768 ? 740 : 800);

/** One story in every brand, mode, language and width side by side. */
export const Wall = ({ all, onChange, story, zoom, ...chosen }: WallProps) => {
  const variants = chosen.brands.flatMap((brand) =>
    chosen.languages.flatMap((language) =>
      chosen.modes.flatMap((mode) => chosen.widths.map((width) => ({ brand, language, mode, width }))),
    ),
  );
  return (
    <main className={root} lang="en">
      <div className={header}>
        <h1 className={subtitle}>Wall of variants</h1>
        <p className={prose}>
          One story in each brand, mode, language and width. The address of this page has your choice, so a link shows
          the same wall.
        </p>
        <div className={filters}>
          <TextField
            key={story}
            label="Story"
            hint="The id in the address of a story; press Enter."
            defaultValue={story}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange({ story: currentTarget.value })}
            onBlur={({ currentTarget }) => currentTarget.value !== story && onChange({ story: currentTarget.value })}
          />
          <Select label="Size" value={zoom} onChange={({ target }) => onChange({ zoom: Number(target.value) })}>
            {[25, 50, 100].map((percent) => (
              <option key={percent} value={percent}>
                {percent} %
              </option>
            ))}
          </Select>
        </div>
        <div className={choices}>
          <Checkboxes
            label="Brands"
            all={all.brands}
            chosen={chosen.brands}
            onChange={(brands) => onChange({ brands })}
          />
          <Checkboxes label="Modes" all={all.modes} chosen={chosen.modes} onChange={(modes) => onChange({ modes })} />
          <Checkboxes
            label="Languages"
            all={all.languages}
            chosen={chosen.languages}
            onChange={(languages) => onChange({ languages })}
          />
          <Checkboxes
            label="Widths"
            all={all.widths}
            chosen={chosen.widths}
            onChange={(widths) => onChange({ widths })}
          />
        </div>
      </div>
      <ul className={frames}>
        {variants.map(({ brand, language, mode, width }) => {
          const title = `${brand}, ${mode}, ${language}, ${width} px`;
          const globals = `brand:${brand};mode:${mode};language:${language};a11y.manual:!true`;
          const url = `iframe.html?viewMode=story&id=${story}&globals=${globals}`;
          const height = heightOf(width);
          const scale = zoom / 100;
          return (
            <li key={title} className={variant}>
              <div className={caption}>
                <Link href={url} target="_blank">
                  {title}
                </Link>
              </div>
              <div className={frame} style={{ inlineSize: width * scale, blockSize: height * scale }}>
                {/* Pictures of the story: its controls are used in a page of their own. */}
                <iframe
                  title={title}
                  // An embedded story is not played.
                  src={`${url}&embed=true`}
                  loading="lazy"
                  inert
                  width={width}
                  height={height}
                  style={{ transform: `scale(${scale})` }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {variants.length === 0 && <p className={code}>Choose at least one value of each row.</p>}
    </main>
  );
};
