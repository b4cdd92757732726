// Writes src/brand.css. Your decision: the accent. All other colours follow from it, and have enough contrast.
import { writeFileSync } from 'node:fs';
import { brandCss, defineBrand } from '@dealerkit/ui/brand';

writeFileSync('src/brand.css', brandCss('own', defineBrand({ accent: '__ACCENT__' })));
