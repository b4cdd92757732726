// Writes src/brand.css. Your decision: the accent, or all of this file: the brand editor of dealerkit's Storybook writes it.
import { writeFileSync } from 'node:fs';
import { brandCss, defineBrand } from '@dealerkit/ui/brand';

writeFileSync('src/brand.css', brandCss('own', defineBrand({ accent: '__ACCENT__' })));
