'use client';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PortalContainer } from './elements/portalContainer.js';
import { warnInDevelopment } from './theme/brand/warnInDevelopment.js';

interface BrandedPartProps {
  brand: string;
  mode: string;
  locale: string;
  isolated?: boolean | undefined;
  children: ReactNode;
}

/** A part of the page with its own brand, mode and language. Its menus are rendered into it. */
export const BrandedPart = ({ brand, mode, locale, isolated, children }: BrandedPartProps) => {
  const [part, setPart] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (part) warnInDevelopment(part, brand);
  }, [part, brand, mode]);
  return (
    <div ref={setPart} data-dealer-brand={brand} data-dealer-mode={mode} data-dealer-isolated={isolated} lang={locale}>
      <PortalContainer value={part}>{children}</PortalContainer>
    </div>
  );
};
