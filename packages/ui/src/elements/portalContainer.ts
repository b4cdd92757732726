'use client';
import { createContext } from 'react';

/** The element that menus, popovers and tooltips are rendered into: the nearest modal, or part of the page with its own brand; null for the whole page. */
export const PortalContainer = createContext<HTMLElement | null>(null);
