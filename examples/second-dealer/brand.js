// Writes src/brand.css: the brand of this dealer, derived from a few colours.
import { writeFileSync } from 'node:fs';
import { brandCss, defineBrand } from '@dealerkit/ui/brand';

const padma = defineBrand({
  accent: '#f2c14e',
  background: '#fbf5ec',
  brand: '#5a1228',
  text: '#2b1218',
  link: '#8a1f3d',
  font: { sans: "'Anek Bangla', system-ui, sans-serif", display: "'Anek Bangla', Georgia, serif" },
  radius: { panel: '12px', control: '999px', card: '14px' },
  image: { tint: 'rgb(90 18 40 / 0.55)' },
  dark: { brand: '#2f0a16' },
});

writeFileSync('src/brand.css', brandCss('padma', padma));
