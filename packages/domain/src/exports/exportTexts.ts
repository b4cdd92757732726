import { exportTextsBn } from './exportTextsBn.js';
import { type ExportTexts, exportTextsEn } from './exportTextsEn.js';
import type { LanguageCode } from '../text/languages.js';

/** The words of exported lists by language. */
export const exportTexts: Readonly<Record<LanguageCode, ExportTexts>> = { en: exportTextsEn, bn: exportTextsBn };
