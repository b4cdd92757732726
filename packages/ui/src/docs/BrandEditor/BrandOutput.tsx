import { useState } from 'react';
import { brandCss, brandToTokens, defineBrand } from '../../brand.js';
import type { BrandSeeds } from '../../brand.js';
import { Button } from '../../elements/Button/Button.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { buttons, column, output } from './BrandEditor.css.js';
import { brandScript } from './brandScript.js';

export interface BrandOutputProps {
  /** What the brand is derived from. */
  seeds: BrandSeeds;
}

interface Format {
  label: string;
  /** The name of the file for the brand of this name. */
  file: (name: string) => string;
  write: (name: string, seeds: BrandSeeds) => string;
}

const formats = {
  'brand.js': { label: 'brand.js', file: () => 'brand.js', write: (_, seeds) => brandScript(seeds) },
  CSS: {
    label: 'CSS',
    file: (name) => `${name}.css`,
    write: (name, seeds) => brandCss(name, defineBrand(seeds)),
  },
  JSON: {
    label: 'Design tokens (JSON)',
    file: (name) => `${name}.json`,
    write: (name, seeds) => JSON.stringify(brandToTokens(name, defineBrand(seeds)), null, 2),
  },
} satisfies Record<string, Format>;
type FormatName = keyof typeof formats;

/** The brand as the file of a site of `npm create dealerkit`, as a stylesheet or as design tokens, to copy or download. */
export const BrandOutput = ({ seeds }: BrandOutputProps) => {
  const [name, setName] = useState('padma');
  const [format, setFormat] = useState<FormatName>('brand.js');
  const [copied, setCopied] = useState('');
  const { file, write }: Format = formats[format];
  const text = write(name, seeds);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(`The ${format} is copied.`);
  };
  return (
    <div className={column}>
      <div className={buttons} role="group" aria-label="Format">
        {(Object.keys(formats) as FormatName[]).map((each) => (
          <Button
            key={each}
            tone={format === each ? 'neutral' : 'quiet'}
            aria-pressed={format === each}
            onClick={() => setFormat(each)}
          >
            {formats[each].label}
          </Button>
        ))}
        <Button tone="accent" onClick={() => void copy()}>
          Copy {format}
        </Button>
        <Button asChild>
          <a download={file(name)} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            Download {file(name)}
          </a>
        </Button>
        <span role="status">{copied}</span>
      </div>
      {format === 'brand.js' ? (
        <p>A site of npm create dealerkit has this file in its folder: replace it, and start the site again.</p>
      ) : (
        <TextField label="Name of the brand" value={name} onChange={({ target }) => setName(target.value)} />
      )}
      <TextArea className={output} label={`The brand as ${format}`} rows={10} readOnly value={text} />
    </div>
  );
};
