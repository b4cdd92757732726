'use client';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { en } from './texts/en.js';
import type { Texts } from './texts/en.js';
import { formatMoney } from './format/money.js';
import { formatNumber } from './format/numbers.js';
import type { BrandName } from './theme/brands.js';

export type { BrandName } from './theme/brands.js';

/** A picture in all its formats and widths. */
export interface PictureSource {
  /** The URL for browsers that support none of the formats in `sources`. */
  src: string;
  /** Width and height in pixels, which reserve the space of the picture while it loads. */
  width: number;
  height: number;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** `srcset` values by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** Renders a link, for example with the router of the application. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The colour mode: that of the system, light or dark. */
export type Mode = 'system' | 'light' | 'dark';

export interface UiProviderProps {
  /** The name of a brand. Your own brand needs a stylesheet that sets its variables. @default 'surma' */
  brand?: BrandName | (string & {}) | undefined;
  /** The colour mode. @default 'system' */
  mode?: Mode | undefined;
  /** The catalogue of all texts. @default the English catalogue */
  texts?: Texts | undefined;
  /** The ISO 4217 code of the currency of the prices. @default 'BDT' */
  currency?: string | undefined;
  /** Renders all links, for example with a router. @default a plain anchor */
  linkComponent?: LinkComponent | 'a' | undefined;
  /** Returns smaller or newer formats of the picture at a URL, or undefined if there are none. */
  pictureFor?: (url: string) => Omit<PictureSource, 'alt'> | undefined;
  children: ReactNode;
}

interface Ui {
  texts: Texts;
  Link: LinkComponent | 'a';
  /** Formats a number in the digits and grouping of the language. */
  formatNumber: (value: number) => string;
  /** Formats an amount in the currency of the dealer. */
  formatMoney: (value: number) => string;
  pictureFor: (url: string) => Omit<PictureSource, 'alt'> | undefined;
}

const noPicture = () => undefined;

const createUi = (texts: Texts, currency: string, Link: Ui['Link'], pictureFor: Ui['pictureFor']): Ui => ({
  texts,
  Link,
  pictureFor,
  formatNumber: (value) => formatNumber(value, texts.locale),
  formatMoney: (value) => formatMoney(value, texts.locale, currency),
});

const UiContext = createContext<Ui>(createUi(en, 'BDT', 'a', noPicture));

/** Returns the texts, formatters and link component of the nearest `UiProvider`. */
export const useUi = (): Ui => useContext(UiContext);

/** Sets brand, mode and language on the document's root, because dialogs and toasts are rendered outside the provider. */
const useDocumentAttributes = (brand: string, mode: Mode, locale: string) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['dealerBrand'] = brand;
    root.dataset['dealerMode'] = mode;
    root.lang = locale;
  }, [brand, mode, locale]);
};

/** Provides brand, mode, texts, currency and link component to all components inside. */
export const UiProvider = ({
  brand = 'surma',
  mode = 'system',
  texts = en,
  currency = 'BDT',
  linkComponent = 'a',
  pictureFor = noPicture,
  children,
}: UiProviderProps) => {
  const ui = useMemo(
    () => createUi(texts, currency, linkComponent, pictureFor),
    [texts, currency, linkComponent, pictureFor],
  );
  useDocumentAttributes(brand, mode, texts.locale);
  return <UiContext value={ui}>{children}</UiContext>;
};
