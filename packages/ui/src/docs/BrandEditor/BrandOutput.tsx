import { useState } from 'react';
import { brandCss, brandToTokens } from '../../brand.js';
import type { Brand } from '../../brand.js';
import { Button } from '../../elements/Button/Button.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { buttons, column, output } from './BrandEditor.css.js';

export interface BrandOutputProps {
  /** The brand to copy. */
  brand: Brand;
}

/** The brand as a stylesheet or as design tokens, to copy. */
export const BrandOutput = ({ brand }: BrandOutputProps) => {
  const [name, setName] = useState('padma');
  const [format, setFormat] = useState<'CSS' | 'JSON'>('CSS');
  const [copied, setCopied] = useState('');
  const text = format === 'CSS' ? brandCss(name, brand) : JSON.stringify(brandToTokens(name, brand), null, 2);
  const file = `${name}.${format.toLowerCase()}`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(`The ${format} is copied.`);
  };
  return (
    <div className={column}>
      <TextField label="Name of the brand" value={name} onChange={({ target }) => setName(target.value)} />
      <div className={buttons} role="group" aria-label="Format">
        <Button
          tone={format === 'CSS' ? 'neutral' : 'quiet'}
          aria-pressed={format === 'CSS'}
          onClick={() => setFormat('CSS')}
        >
          CSS
        </Button>
        <Button
          tone={format === 'JSON' ? 'neutral' : 'quiet'}
          aria-pressed={format === 'JSON'}
          onClick={() => setFormat('JSON')}
        >
          Design tokens (JSON)
        </Button>
        <Button tone="accent" onClick={() => void copy()}>
          Copy {format}
        </Button>
        <Button asChild>
          <a download={file} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            Download {file}
          </a>
        </Button>
        <span role="status">{copied}</span>
      </div>
      <TextArea className={output} label={`The brand as ${format}`} rows={10} readOnly value={text} />
    </div>
  );
};
