import type { Look } from './looks.ts';

/** A look in the words of Chromatic: the toolbar's choices and the width of the page. */
interface ChromaticMode extends Pick<Look, 'brand' | 'language' | 'mode'> {
  viewport: number;
}

/**
 * The looks in which Chromatic takes its pictures: six instead of twenty-four, since each costs a picture of every
 * story. Any two choices meet in one of them, so that a fault of two together is seen.
 */
export const chromaticModes: Record<string, ChromaticMode> = {
  'surma, English, light, phone': { brand: 'surma', language: 'en', mode: 'light', viewport: 360 },
  'surma, Bangla, dark, desk': { brand: 'surma', language: 'bn', mode: 'dark', viewport: 1280 },
  'meghna, English, dark, phone': { brand: 'meghna', language: 'en', mode: 'dark', viewport: 360 },
  'meghna, Bangla, light, desk': { brand: 'meghna', language: 'bn', mode: 'light', viewport: 1280 },
  'wireframe, English, light, desk': { brand: 'wireframe', language: 'en', mode: 'light', viewport: 1280 },
  'wireframe, Bangla, dark, phone': { brand: 'wireframe', language: 'bn', mode: 'dark', viewport: 360 },
};
