'use client';
import { createContext } from 'react';

/** The element that dialogs are rendered into: the nearest part of the page with its own brand, or null for the whole page. */
export const PortalContainer = createContext<HTMLElement | null>(null);
