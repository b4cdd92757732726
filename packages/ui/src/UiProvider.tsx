'use client';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { en } from './texts/en.js';
import type { Texts } from './texts/en.js';
import { formatMoney } from './format/money.js';
import { formatNumber } from './format/numbers.js';
import type { BrandName } from './theme/brands.js';

export type { BrandName } from './theme/brands.js';

/** One file of a picture in the formats and widths it comes in. */
export interface PictureSource {
  /** Address used by a browser that knows none of the other formats. */
  src: string;
  /** Width and height of the picture in pixels, so that its place is kept before it arrives. */
  width: number;
  height: number;
  /** What the picture shows. Empty for mere decoration. */
  alt: string;
  /** `srcset` values by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[];
}

/** A link as the application's router draws it. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

/** Colours that follow the system, or stay light or dark. */
export type Mode = 'system' | 'light' | 'dark';

export interface UiProviderProps {
  /** The dealer's look; a brand of your own is named by a string and brings its variables as CSS. */
  brand?: BrandName | (string & {});
  /** Light or dark colours; `system` follows the person's setting. */
  mode?: Mode;
  /** The catalogue of every word on screen; English by default. */
  texts?: Texts;
  /** ISO 4217 code of the currency in which parts are priced. */
  currency?: string;
  /** Draws every link, so that a router can take over; a plain anchor by default. */
  linkComponent?: LinkComponent;
  /** Finds smaller and newer formats for the address of a picture, where the dealer has them. */
  pictureFor?: (address: string) => Omit<PictureSource, 'alt'> | undefined;
  children: ReactNode;
}

interface Ui {
  texts: Texts;
  Link: LinkComponent;
  number: (value: number) => string;
  money: (value: number) => string;
  pictureFor: (address: string) => Omit<PictureSource, 'alt'> | undefined;
}

const PlainLink: LinkComponent = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;

const noPicture = () => undefined;

const createUi = (texts: Texts, currency: string, Link: LinkComponent, pictureFor: Ui['pictureFor']): Ui => {
  return {
    texts,
    Link,
    pictureFor,
    number: (value) => formatNumber(value, texts.locale),
    money: (value) => formatMoney(value, texts.locale, currency),
  };
};

const UiContext = createContext<Ui>(createUi(en, 'BDT', PlainLink, noPicture));

/** What every component reads: the words of the shop, the figures and the link of the application around it. */
export const useUi = (): Ui => useContext(UiContext);

/** Writes the attributes that themes and language hang on to the document's root, where dialogs and toasts see them too. */
const useDocumentAttributes = (brand: string, mode: Mode, locale: string) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['dealerBrand'] = brand;
    root.dataset['dealerMode'] = mode;
    root.lang = locale;
  }, [brand, mode, locale]);
};

/** The only provider: looks, words, figures and links for everything inside. */
export const UiProvider = ({
  brand = 'surma',
  mode = 'system',
  texts = en,
  currency = 'BDT',
  linkComponent = PlainLink,
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
